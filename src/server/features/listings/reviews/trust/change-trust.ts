import { sql } from 'kysely'
import type { Actor } from '#domain/listings/listing.ts'
import { listLacks } from '#domain/listings/trust.ts'
import { describeLacks } from '#domain/listings/trust-words.ts'
import type { AppContext } from '../../../../context.ts'
import { type Origin, recordAudit } from '../../../../platform/db/audit.ts'
import type { Tx } from '../../../../platform/db/database.ts'
import { isOf } from '../../../../platform/db/membership.ts'
import { AppError } from '../../../../platform/http/app-error.ts'
import { readTrustFacts } from './trust-facts.ts'

interface By {
  actor: Actor
  origin: Origin
}

/**
 * An admin trusts a seller, or no longer does. Doing it twice changes nothing.
 * @throws AppError `not-found`; `forbidden` for a seller of one's own; `conflict` with what the seller lacks
 */
export async function changeTrust(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  { sellerId, isTrusted }: { sellerId: number; isTrusted: boolean },
  { actor, origin }: By,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockSeller(trx, sellerId, { actor, isTrusted })
    if (isTrusted) await refuseLacking(trx, sellerId, now())
    const changed = isTrusted
      ? await grant(trx, sellerId, { actor, now: now() })
      : await end(trx, sellerId, { actor, now: now() })
    if (!changed) return
    await recordAudit(trx, {
      actorId: actor.personId,
      action: isTrusted ? 'seller.trusted' : 'seller.trust-ended',
      subject: { type: 'organization', id: sellerId },
      origin,
    })
  })
}

async function lockSeller(
  trx: Tx,
  sellerId: number,
  { actor, isTrusted }: { actor: Actor; isTrusted: boolean },
): Promise<void> {
  const seller = await trx
    .selectFrom('organizations')
    .select(['status', isOf(sql`${actor.personId}::int`, sql.ref('organizations.id')).as('is_own')])
    .where('id', '=', sellerId)
    .where('deleted_at', 'is', null)
    .forShare()
    .executeTakeFirst()
  if (!seller) throw new AppError('not-found', { message: 'There is no such seller' })
  if (!isTrusted) return
  if (seller.is_own)
    throw new AppError('forbidden', { message: 'You belong to this seller. Another admin has to decide.' })
  if (seller.status !== 'active')
    throw new AppError('conflict', {
      message: 'Only a seller with a confirmed address who is not suspended.',
    })
}

async function refuseLacking(trx: Tx, sellerId: number, now: Date): Promise<void> {
  const lacks = listLacks(await readTrustFacts(trx, sellerId, now))
  if (lacks.length > 0)
    throw new AppError('conflict', { message: `This seller cannot be trusted: ${describeLacks(lacks)}.` })
}

type At = { actor: Actor; now: Date }

/** What was submitted before waits for a person. @returns whether it was not trusted before */
async function grant(trx: Tx, sellerId: number, { actor, now }: At): Promise<boolean> {
  const granted = {
    granted_by: actor.personId,
    granted_at: now,
    ended_by: null,
    ended_at: null,
    ended_why: null,
  }
  const row = await trx
    .insertInto('seller_trust')
    .values({ seller_id: sellerId, ...granted })
    .onConflict((conflict) =>
      conflict.column('seller_id').doUpdateSet(granted).where('seller_trust.ended_at', 'is not', null),
    )
    .returning('seller_id')
    .executeTakeFirst()
  return row !== undefined
}

async function end(trx: Tx, sellerId: number, { actor, now }: At): Promise<boolean> {
  const row = await trx
    .updateTable('seller_trust')
    .set({ ended_by: actor.personId, ended_at: now, ended_why: 'admin' })
    .where('seller_id', '=', sellerId)
    .where('ended_at', 'is', null)
    .returning('seller_id')
    .executeTakeFirst()
  return row !== undefined
}
