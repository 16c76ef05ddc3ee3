import { describeModeration } from '#domain/booking/review/review-words.ts'
import type { Actor } from '#domain/listings/listing.ts'
import { SIDES } from '#domain/messaging/conversation.ts'
import type { AppContext } from '../../../context.ts'
import { type Origin, recordAudit } from '../../../platform/db/audit.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { lockBooking } from '../bookings/lock-booking.ts'
import { notifySides } from './notify-sides.ts'
import { getReviewRow, lockReview, noSuchReview, type ReviewRow } from './queries.ts'

interface ModerateReviewInput {
  id: number
  part: 'review' | 'reply'
  step: 'hide' | 'restore'
  reason: string
}

/**
 * A moderator hides a review or its reply, or shows it: whole, as it was written. What was reported is closed with it.
 * @throws AppError `not-found`, for what is sealed, too; `conflict` where nothing would change, and about a booking of their own
 */
export async function moderateReview(
  context: Pick<AppContext, 'db' | 'config' | 'now' | 'metrics'>,
  given: ModerateReviewInput,
  { actor, origin }: { actor: Actor; origin: Origin },
): Promise<void> {
  const { id, part, step, reason } = given
  const { booking_id: bookingId } = await getReviewRow(context.db, id)
  await inTransaction(context, async (trx) => {
    const locked = await lockBooking(trx, bookingId)
    const review = await lockReview(trx, id)
    const now = context.now()
    const change = toChange(review, given, now)
    refuseSide(review, actor)
    await trx.updateTable('seller_reviews').set(change).where('id', '=', id).execute()
    const reports = await closeReports(trx, id, now)
    if (stateOf({ ...review, ...change }, part) === stateOf(review, part) && reports === 0)
      throw new AppError('conflict')
    await recordAudit(trx, {
      actorId: actor.personId,
      action: step === 'hide' ? 'review.hidden' : 'review.restored',
      subject: { type: 'booking', id: bookingId },
      before: { review: id, part, state: stateOf(review, part) },
      after: { reason },
      origin,
    })
    await notifySides(context, trx, locked, {
      sides: SIDES,
      toWords: (_, { title }) => describeModeration({ title, part, step, reason }),
    })
  })
}

/** @returns how many waited for a moderator */
async function closeReports(trx: Tx, id: number, now: Date): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('review_reports')
    .set({ closed_at: now })
    .where('review_id', '=', id)
    .where('closed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

/** Nobody decides about what they wrote, or what was written about them. */
function refuseSide({ author_id, about_id }: ReviewRow, actor: Actor): void {
  if (actor.organizationId !== author_id && actor.organizationId !== about_id) return
  throw new AppError('conflict', { message: 'This review is about a booking of yours.' })
}

const stateOf = (review: Pick<ReviewRow, 'state' | 'reply_state'>, part: ModerateReviewInput['part']) =>
  part === 'review' ? review.state : review.reply_state

function toChange(review: ReviewRow, { part, step, reason }: ModerateReviewInput, now: Date) {
  const state = stateOf(review, part)
  if (state === null || state === 'sealed') throw noSuchReview()
  const to = step === 'hide' ? 'hidden' : 'shown'
  // hiding what is hidden and restoring what is shown closes its reports, where there are any
  if (part === 'reply') return { reply_state: to } as const
  return {
    state: to,
    reason: step === 'hide' ? reason : null,
    ...(to === 'shown' && { shown_at: review.shown_at ?? now }),
  } as const
}
