import { sql } from 'kysely'
import { FADE_REASONS } from '#domain/messaging/seller-demotion.ts'
import type { AppContext } from '../../../context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { applyTransition } from '../../listings/listings/apply-transition.ts'

/** Spaces that silence has paused: the latest that happened to them is on record. */
export function pausedSpaces(db: Db, sellerId: number) {
  return db
    .selectFrom('listings')
    .where('seller_id', '=', sellerId)
    .where('status', '=', 'paused')
    .where(
      sql<boolean>`${FADE_REASONS.pause} = (
        select case when actor_id is null then reason end from listing_events
        where listing_id = listings.id order by listing_events.id desc limit 1)`,
    )
}

/** Puts them all back on the market; a fade that still holds then has its weeks again. @returns how many */
export function resumeSpaces({ db, now }: Pick<AppContext, 'db' | 'now'>, sellerId: number): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const spaces = await pausedSpaces(trx, sellerId)
      .select(['id', 'status'])
      .orderBy('id')
      .forUpdate()
      .execute()
    const at = now()
    await applyTransition(trx, spaces, { step: 'resume', as: 'seller', actorId: sellerId, now: at })
    await trx
      .updateTable('seller_answers')
      .set({ faded_at: at, paused_at: null })
      .where('seller_id', '=', sellerId)
      .where('paused_at', 'is not', null)
      .execute()
    return spaces.length
  })
}
