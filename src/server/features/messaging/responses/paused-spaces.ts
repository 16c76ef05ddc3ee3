import type { Actor } from '#domain/listings/listing.ts'
import { FADE_REASONS } from '#domain/messaging/seller-demotion.ts'
import type { AppContext } from '../../../context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { pausedListings, resumeListings } from '../../listings/listings/move-listing.ts'

/** For silence, with nobody's doing. */
const PAUSE = { reason: FADE_REASONS.pause, isBySystem: true }

/** Spaces that silence has paused: the latest that happened to them is on record. */
export function pausedSpaces(db: Db, sellerId: number) {
  return pausedListings(db, sellerId, PAUSE)
}

/** Puts them all back on the market; a fade that still holds then has its weeks again. @returns how many */
export function resumeSpaces(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  { organizationId: sellerId, personId }: Pick<Actor, 'organizationId' | 'personId'>,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const at = now()
    const move = { step: 'resume', as: 'seller', actorId: personId, now: at } as const
    const resumed = await resumeListings(trx, sellerId, { pause: PAUSE, move })
    await trx
      .updateTable('seller_answers')
      .set({ faded_at: at, paused_at: null })
      .where('seller_id', '=', sellerId)
      .where('paused_at', 'is not', null)
      .execute()
    return resumed
  })
}
