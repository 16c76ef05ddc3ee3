import { readerOf } from '#domain/booking/booking-reader.ts'
import { needsLook } from '#domain/booking/review/hold-review.ts'
import { describeReply } from '#domain/booking/review/review-words.ts'
import type { Actor } from '#domain/listings/listing.ts'
import type { AppContext } from '../../../context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { lockBooking } from '../bookings/lock-booking.ts'
import { notifySides } from './notify-sides.ts'
import { canReplyTo } from './policy.ts'
import { getReviewRow, lockReview, noSuchReview } from './queries.ts'

/**
 * Once, by whom it is about. @returns the id of its booking
 * @throws AppError `not-found`; `conflict` for a second one; `review-closed` once the time is over
 */
export async function replyToReview(
  context: Pick<AppContext, 'db' | 'config' | 'now' | 'metrics'>,
  { id, actor, body }: { id: number; actor: Actor; body: string },
): Promise<number> {
  const { booking_id: bookingId } = await getReviewRow(context.db, id)
  await inTransaction(context, async (trx) => {
    const locked = await lockBooking(trx, bookingId)
    const review = await lockReview(trx, id)
    const reader = readerOf(locked.booking, actor)
    if (reader === null || reader === review.side || reader === 'admin' || review.state !== 'shown')
      throw noSuchReview()
    if (review.reply !== null) throw new AppError('conflict', { message: 'You have replied to this review.' })
    const now = context.now()
    if (!canReplyTo(reader, review, now))
      throw new AppError('review-closed', { message: 'The time to reply to this review is over.' })
    const state = needsLook(body) ? 'held' : 'shown'
    await trx
      .updateTable('seller_reviews')
      .set({ reply: body, replied_at: now, reply_state: state })
      .where('id', '=', id)
      .execute()
    if (state === 'shown')
      await notifySides(context, trx, locked, {
        sides: [review.side],
        toWords: (_, told) => describeReply(told),
      })
  })
  return bookingId
}
