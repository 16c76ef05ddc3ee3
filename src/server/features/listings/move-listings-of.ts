import { LISTING_LIFECYCLE, type ListingActor } from '#domain/listing.ts'
import type { Tx } from '../../platform/db/database.ts'
import { applyTransition } from './apply-transition.ts'

interface Leaving {
  step: 'suspend-seller' | 'delete-account' | 'pause-silent'
  as: ListingActor
  /** Null for `system`. */
  actorId: number | null
  reason: string
  now: Date
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
