import type { Reader } from '#domain/booking/booking-reader.ts'
import { REVIEW_LIMITS } from '#domain/booking/review/review-rules.ts'
import type { ReviewWindow } from '#domain/booking/review/review-window.ts'
import { DAY_MS } from '#domain/dates.ts'
import type { ReviewRow } from './queries.ts'

type Sealed = Pick<ReviewRow, 'state'>

/** Both sides, while it is open and nothing of it is published: who has read the other's writes none. Admins never. */
export function canWriteReview(
  reader: Reader,
  { state }: Pick<ReviewWindow, 'state'>,
  all: readonly Sealed[],
): boolean {
  return reader !== 'admin' && state === 'open' && all.every((one) => one.state === 'sealed')
}

/** Once, by whom it is about, some days from its publication. */
export function canReplyTo(
  reader: Reader,
  review: Pick<ReviewRow, 'side' | 'state' | 'reply' | 'shown_at'>,
  now: Date,
): boolean {
  if (reader === 'admin' || reader === review.side || review.state !== 'shown') return false
  if (review.reply !== null || review.shown_at === null) return false
  return now.getTime() < review.shown_at.getTime() + REVIEW_LIMITS.replyDays * DAY_MS
}

/** Its author reads it whatever becomes of it; the other side what was published. */
export function canReadReview(reader: Reader, { side, state }: Pick<ReviewRow, 'side' | 'state'>): boolean {
  return reader === side || state === 'shown' || (reader === 'admin' && state !== 'sealed')
}
