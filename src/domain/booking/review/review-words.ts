import { toMonthDay } from '../../format-dates.ts'
import type { MoveWords } from '../booking-words.ts'
import { REVIEW_LIMITS, type ReviewState } from './review-rules.ts'

type PartyNames = { title: string; other: string }

/** To a side that has not written yet, some days after the end. */
export function describeReviewPrompt({
  title,
  other,
  closesOn,
}: PartyNames & { closesOn: string | null }): MoveWords {
  const by = closesOn ? ` by ${toMonthDay(closesOn)}` : ''
  return toWords({
    line: `How was your booking of “${title}”?`,
    paragraphs: [
      `Say${by} how it went with ${other}. Neither of you sees the other’s review until both are written or the time is over; afterwards neither can be changed.`,
      'The report of the booking has what was contracted and what was delivered.',
    ],
    button: 'Open the booking',
  })
}

interface Revealed extends PartyNames {
  /** Of this side; null: it wrote nothing. */
  mine: ReviewState | null
  theirs: ReviewState | null
}

/** To a side, when the reviews of a booking are no longer sealed. */
export function describeReveal({ title, other, mine, theirs }: Revealed): MoveWords {
  const line =
    theirs === 'shown'
      ? `${other} reviewed your booking of “${title}”`
      : `Your review of “${title}” is ${mine === 'held' ? 'looked at by Placard first' : 'published'}`
  const paragraphs = [
    ...(theirs === 'shown' ? [`You can reply once, within ${REVIEW_LIMITS.replyDays} days.`] : []),
    ...(mine === 'shown' ? ['Your own review is published, too.'] : []),
    ...(mine === 'held' ? ['Placard looks at your review before anybody else reads it.'] : []),
    ...(mine === null ? ['You have not written one, and the time to do so is over.'] : []),
  ]
  return toWords({ line, paragraphs, button: 'Read it' })
}

/** To a side, when the other one has replied to its review. */
export function describeReply({ title, other }: PartyNames): MoveWords {
  const line = `${other} replied to your review of “${title}”`
  return toWords({ line, paragraphs: ['The reply stands under your review.'], button: 'Read it' })
}

/** To both sides, when a moderator has hidden a review or its reply, or shown it again. */
export function describeModeration({
  title,
  part,
  step,
  reason,
}: {
  title: string
  part: 'review' | 'reply'
  step: 'hide' | 'restore'
  reason: string
}): MoveWords {
  const what = part === 'review' ? 'A review' : 'A reply to a review'
  return toWords({
    line: `${what} of “${title}” is ${step === 'hide' ? 'hidden' : 'shown'}`,
    paragraphs: [
      `Placard says: ${reason}`,
      'Nobody edits reviews; they are shown as written, or not at all.',
    ],
    button: 'Open the booking',
  })
}

const toWords = (words: Omit<MoveWords, 'heading'>): MoveWords => ({ ...words, heading: words.line })
