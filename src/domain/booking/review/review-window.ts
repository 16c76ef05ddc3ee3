import { addDays } from '../../zoned-time.ts'
import type { BookingOrigin, BookingStatus } from '../lifecycle.ts'
import { REVIEW_LIMITS } from './review-rules.ts'

/** A booking, as far as it decides whether its sides can write about each other. Days are `YYYY-MM-DD`, where the space is. */
export interface ReviewedBooking {
  status: BookingStatus
  origin: BookingOrigin
  first: string
  last: string
  totalCents: number
  /** The day on which it was cancelled. */
  cancelledOn: string | null
  /** The next term was agreed: the last of several is written about. */
  isRenewed: boolean
  hasOpenDispute: boolean
  /** The day on which the last dispute was decided. */
  disputeDecidedOn: string | null
  today: string
}

/** Never: nothing ran, or nothing was paid. Soon: it is not over. `closesOn` is the last day, null while a dispute is open. */
export type ReviewWindow =
  | { state: 'never' | 'soon'; closesOn: null }
  | { state: 'open'; closesOn: string | null }
  | { state: 'closed'; closesOn: string }

const NEVER = { state: 'never', closesOn: null } as const

export function reviewWindow(booking: ReviewedBooking): ReviewWindow {
  const { status, totalCents, today, isRenewed, origin } = booking
  // what was agreed elsewhere, or with oneself, says nothing of a side here
  if (origin !== 'market') return NEVER
  if (totalCents === 0 || isRenewed) return NEVER
  if (status === 'booked' || status === 'in-flight') return { state: 'soon', closesOn: null }
  const endedOn = endOf(booking)
  if (endedOn === null) return NEVER
  const closesOn = findClosing(booking, endedOn)
  if (booking.hasOpenDispute && closesOn < today) return { state: 'open', closesOn: null }
  return { state: today <= closesOn ? 'open' : 'closed', closesOn }
}

/** The day on which it ended; null: it never began, or has not ended. */
function endOf({ status, first, last, cancelledOn }: ReviewedBooking): string | null {
  if (status === 'completed') return last
  if (status !== 'cancelled' || cancelledOn === null || cancelledOn <= first) return null
  return cancelledOn < last ? cancelledOn : last
}

function findClosing({ disputeDecidedOn }: ReviewedBooking, endedOn: string): string {
  const usual = addDays(endedOn, REVIEW_LIMITS.days)
  if (disputeDecidedOn === null) return usual
  const later = addDays(disputeDecidedOn, REVIEW_LIMITS.afterDispute)
  if (later > usual) return later
  return usual
}
