import { type Selectable, sql } from 'kysely'
import type { NewApiKey } from '#contract/accounts/api-keys.ts'
import type { Actor } from '#domain/listings/listing.ts'
import { MAX_KEYS } from '#domain/scopes.ts'
import type { AppContext } from '../../../context.ts'
import { type Origin, recordAudit } from '../../../platform/db/audit.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { ApiKeysTable } from '../../../platform/db/tables.gen.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { sendMail } from '../../../platform/mail/mail.ts'
import { hashToken } from '../../../platform/secrets/hash-token.ts'
import { getUser } from '../accounts/queries.ts'
import { confirmIdentity } from '../accounts/sensitive-change.ts'
import { keyMadeMail } from './key-mails.ts'
import { canManageKeys, isOwnedBy, type KeyOwner, toOwnerColumns } from './key-owner.ts'
import { createKeyToken, toPrefix } from './key-token.ts'
import { isAlive } from './read-keys.ts'

interface By {
  actor: Actor
  owner: KeyOwner
  origin: Origin
}

/** @throws AppError `wrong-password`, `second-factor-required`, `wrong-code`, `key-limit`, `rate-limited`, `forbidden` */
export async function createKey(
  context: AppContext,
  { password, code, ...input }: NewApiKey,
  { actor, owner, origin }: By,
): Promise<{ row: Selectable<ApiKeysTable>; token: string }> {
  if (!canManageKeys(actor, owner)) throw new AppError('forbidden')
  const user = await getUser(context.db, actor.personId)
  await confirmIdentity(context, user, { password, code })
  const token = createKeyToken()
  const scopes = [...new Set(input.scopes)]
  const row = await context.db.transaction().execute(async (trx) => {
    await refuseOverLimit(trx, owner)
    const made = await trx
      .insertInto('api_keys')
      .values({
        ...toOwnerColumns(owner),
        name: input.name,
        prefix: toPrefix(token),
        token_hash: hashToken(token),
        scopes,
        expires_at: sql<Date>`now() + make_interval(days => ${input.days})`,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await sendMail(trx, keyMadeMail(context.config, { to: user.email, name: input.name, scopes }))
    await recordAudit(trx, {
      actorId: actor.personId,
      action: 'api-key.created',
      subject: { type: 'api-key', id: made.id },
      after: { name: input.name, scopes, days: input.days },
      origin,
    })
    return made
  })
  return { row, token }
}

/** Two at once count one after the other: the owner's row is locked. */
async function refuseOverLimit(trx: Tx, owner: KeyOwner): Promise<void> {
  await trx
    .selectFrom('organizations')
    .select('id')
    .where('id', '=', owner.organizationId)
    .forNoKeyUpdate()
    .execute()
  const { count } = await trx
    .selectFrom('api_keys')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(isOwnedBy(owner))
    .where(isAlive)
    .executeTakeFirstOrThrow()
  if (Number(count) >= MAX_KEYS) throw new AppError('key-limit')
}

/** @throws AppError `not-found` for a key that is not theirs, or has ended */
export async function endKey(
  { db }: Pick<AppContext, 'db'>,
  id: number,
  { actor, owner, origin }: By,
): Promise<void> {
  if (!canManageKeys(actor, owner)) throw new AppError('forbidden')
  await db.transaction().execute(async (trx) => {
    const ended = await trx
      .updateTable('api_keys')
      .set({ revoked_at: sql<Date>`now()` })
      .where('api_keys.id', '=', id)
      .where(isOwnedBy(owner))
      .where(isAlive)
      .returning('name')
      .executeTakeFirst()
    if (!ended) throw new AppError('not-found')
    await recordAudit(trx, {
      actorId: actor.personId,
      action: 'api-key.ended',
      subject: { type: 'api-key', id },
      before: { name: ended.name },
      origin,
    })
  })
}
