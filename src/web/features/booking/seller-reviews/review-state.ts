import type { BookingReview, OwnReview } from '#contract/booking/seller-reviews.ts'
import { toShortDate } from '#domain/format-dates.ts'

/** What a side can do about the reviews of its booking now; null: nothing is to be said. */
export function describePrompt(
  review: Pick<BookingReview, 'canWrite' | 'canReply' | 'closesOn' | 'mine' | 'theirs' | 'other'>,
): { text: string; label: string } | null {
  const { canWrite, canReply, mine, theirs, other } = review
  if (canReply)
    return { text: `${other} reviewed this booking. You can reply once.`, label: 'Read and reply' }
  if (canWrite && mine)
    return { text: `Your review is sealed ${untilWhen(review)}.`, label: 'Read or change it' }
  if (canWrite)
    return {
      text: `Say how it went${by(review)}: it is sealed ${untilWhen(review)}.`,
      label: 'Write a review',
    }
  return mine || theirs ? { text: '', label: 'Read the reviews' } : null
}

type ClosingDay = Pick<BookingReview, 'closesOn' | 'other'>

const by = ({ closesOn }: ClosingDay) => (closesOn ? ` by ${toShortDate(closesOn)}` : '')

/** "until Ana has written hers, or Mar 21 is over" */
function untilWhen({ closesOn, other }: ClosingDay): string {
  return `until ${other} has written one, too${closesOn ? `, or ${toShortDate(closesOn)} is over` : ''}`
}

/** How a review stands, to a side of its booking. */
export function describeStanding({ state, counts, reason }: OwnReview): string | null {
  if (state === 'sealed') return 'Sealed'
  if (state === 'held') return 'Placard looks at it before others read it'
  if (state === 'hidden') return `Hidden by Placard: ${reason ?? ''}`
  return counts ? null : 'Shown, but not counted: both sides are one company'
}

/** Why nothing can be written; null where it can. */
export function describeClosed({
  canWrite,
  window,
  closesOn,
  mine,
  theirs,
}: Pick<BookingReview, 'canWrite' | 'window' | 'closesOn' | 'mine' | 'theirs'>): string | null {
  if (canWrite || mine || theirs) return null
  if (window === 'soon') return 'You can write a review when the booking is over.'
  if (window === 'closed' && closesOn) return `Reviews of this booking closed on ${toShortDate(closesOn)}.`
  return 'There is nothing to review about this booking.'
}
