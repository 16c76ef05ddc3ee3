import type { WrittenReview } from '#contract/booking/seller-reviews.ts'
import { readerOf } from '#domain/booking/booking-reader.ts'
import { isSameOrganization } from '#domain/booking/review/review-rules.ts'
import { toMonthDay } from '#domain/format-dates.ts'
import type { Actor } from '#domain/listings/listing.ts'
import type { Side } from '#domain/messaging/conversation.ts'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { type BookingRow, lockBooking, noSuchBooking } from '../bookings/lock-booking.ts'
import { canWriteReview } from './policy.ts'
import { listReviewsOf } from './queries.ts'
import { readWindow } from './read-window.ts'
import { revealReviews } from './reveal-reviews.ts'

interface WriteReviewInput {
  id: number
  actor: Actor
  review: WrittenReview
}

/**
 * Keeps what one side writes, sealed: written again it replaces what was before. With the second one both are published.
 * @throws AppError `booking-not-found`, `forbidden`, `review-not-open`, `review-closed`
 */
export function writeReview(
  context: Pick<AppContext, 'db' | 'config' | 'now' | 'metrics'>,
  { id, actor, review }: WriteReviewInput,
): Promise<void> {
  return inTransaction(context, async (trx) => {
    const locked = await lockBooking(trx, id)
    const { booking } = locked
    const side = requireSide(booking, actor)
    if (review.side !== side)
      throw new AppError('forbidden', { message: 'Write about the other side of the booking.' })
    await requireOpen(trx, { booking, side, now: context.now() })
    await store(trx, { booking, review, now: context.now() })
    if ((await listReviewsOf(trx, id)).length === 2) await revealReviews(context, trx, locked)
  })
}

/** @throws AppError `booking-not-found`; `forbidden` for admins, who write none */
function requireSide(booking: BookingRow, actor: Actor): Side {
  const reader = readerOf(booking, actor)
  if (reader === null) throw noSuchBooking()
  if (reader === 'admin')
    throw new AppError('forbidden', { message: 'Reviews are written by the two sides of a booking.' })
  return reader
}

async function requireOpen(
  trx: Tx,
  { booking, side, now }: { booking: BookingRow; side: Side; now: Date },
): Promise<void> {
  const window = await readWindow(trx, booking, now)
  if (canWriteReview(side, window, await listReviewsOf(trx, booking.id))) return
  if (window.state === 'closed')
    throw new AppError('review-closed', {
      message: `Reviews of this booking closed on ${toMonthDay(window.closesOn)}.`,
    })
  throw new AppError(window.state === 'open' ? 'review-closed' : 'review-not-open')
}

async function store(
  trx: Tx,
  { booking, review, now }: { booking: BookingRow; review: WrittenReview; now: Date },
): Promise<void> {
  const [author, about] =
    review.side === 'buyer' ? [booking.buyer_id, booking.seller_id] : [booking.seller_id, booking.buyer_id]
  const written = {
    overall: review.overall,
    parts: JSON.stringify(review.parts),
    body: review.body,
    counts: !(await areOne(trx, author, about)),
    created_at: now,
  }
  await trx
    .insertInto('seller_reviews')
    .values({
      booking_id: booking.id,
      side: review.side,
      author_id: author,
      about_id: about,
      state: 'sealed',
      ...written,
    })
    .onConflict((conflict) => conflict.constraint('seller_reviews_booking_key').doUpdateSet(written))
    .execute()
}

/** Both sides are of one company. */
async function areOne(trx: Tx, one: number, other: number): Promise<boolean> {
  const rows = await trx
    .selectFrom('organizations')
    .select('company')
    .where('id', 'in', [one, other])
    .execute()
  return isSameOrganization(rows[0]?.company ?? null, rows[1]?.company ?? null)
}
