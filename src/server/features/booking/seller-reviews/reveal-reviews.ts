import { needsLook } from '#domain/booking/review/hold-review.ts'
import { describeReveal } from '#domain/booking/review/review-words.ts'
import { SIDES, type Side } from '#domain/messaging/conversation.ts'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { LockedBooking } from '../bookings/lock-booking.ts'
import { notifySides } from './notify-sides.ts'
import { listReviewsOf } from './queries.ts'

/** Opens what is sealed of a locked booking, for good: published, or held for a moderator. Both sides are told. */
export async function revealReviews(
  { config, now }: Pick<AppContext, 'config' | 'now'>,
  trx: Tx,
  locked: LockedBooking,
): Promise<void> {
  const sealed = (await listReviewsOf(trx, locked.booking.id)).filter(({ state }) => state === 'sealed')
  // somebody was faster, and has told both
  if (sealed.length === 0) return
  for (const { id, body } of sealed) {
    const state = needsLook(body) ? 'held' : 'shown'
    await trx
      .updateTable('seller_reviews')
      .set({ state, shown_at: state === 'shown' ? now() : null })
      .where('id', '=', id)
      .execute()
  }
  const all = await listReviewsOf(trx, locked.booking.id)
  const stateOf = (side: Side) => all.find((one) => one.side === side)?.state ?? null
  await notifySides({ config, now }, trx, locked, {
    sides: SIDES.filter((side) => stateOf(side) !== null || stateOf(otherOf(side)) === 'shown'),
    toWords: (side, told) => describeReveal({ ...told, mine: stateOf(side), theirs: stateOf(otherOf(side)) }),
  })
}

const otherOf = (side: Side): Side => (side === 'buyer' ? 'seller' : 'buyer')
