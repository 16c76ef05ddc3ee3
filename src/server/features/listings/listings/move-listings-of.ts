import { type SqlBool, sql } from 'kysely'
import { LISTING_LIFECYCLE, type ListingActor } from '#domain/listings/listing.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { applyTransition } from './apply-transition.ts'

interface Leaving {
  step: 'suspend-seller' | 'delete-account' | 'pause-silent'
  as: ListingActor
  /** Null for `system`. */
  actorId: number | null
  reason: string
  now: Date
}

/** Of the event that pauses a suspended seller's spaces; those, and no others, come back with the account. */
export const SUSPENDED = 'The seller’s account was suspended'

/** Puts back what was paused by the suspension, and by nothing since. @returns how many listings */
export async function resumeListingsOf(
  trx: Tx,
  sellerId: number,
  { actorId, now }: { actorId: number; now: Date },
): Promise<number> {
  const rows = await trx
    .selectFrom('listings')
    .select(['id', 'status'])
    .where('seller_id', '=', sellerId)
    .where('status', '=', 'paused')
    .where(
      sql<SqlBool>`(select reason from listing_events where listing_id = listings.id order by id desc limit 1) = ${SUSPENDED}`,
    )
    .orderBy('id')
    .forUpdate()
    .execute()
  const reason = 'The seller’s account was restored'
  await applyTransition(trx, rows, { step: 'restore-seller', as: 'admin', actorId, reason, now })
  return rows.length
}

/** Takes off the market whatever a seller has there, with the change on record. @returns how many listings */
export async function moveListingsOf(trx: Tx, sellerId: number, move: Leaving): Promise<number> {
  const from = LISTING_LIFECYCLE.filter(({ step }) => step === move.step).flatMap((rule) => rule.from)
  const rows = await trx
    .selectFrom('listings')
    .select(['id', 'status'])
    .where('seller_id', '=', sellerId)
    .where('status', 'in', from)
    .orderBy('id')
    .forUpdate()
    .execute()
  await applyTransition(trx, rows, move)
  return rows.length
}
