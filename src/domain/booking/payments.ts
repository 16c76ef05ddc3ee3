import { required } from '../required.ts'
import { addDays } from '../zoned-time.ts'
import type { LedgerSums } from './ledger-postings.ts'
import type { BookingStatus } from './lifecycle.ts'
import { formatCents } from './price/cents.ts'
import type { Due } from './price/schedule.ts'

/** A due as it stands: what is owed of it, and what has been paid of that. Integer US cents. */
export interface StandingDue extends Due {
  paidCents: number
  isLate: boolean
}

/**
 * The schedule of a booking against its books: what is no longer owed is taken off the last dues, and money pays the
 * earliest first. @param today `YYYY-MM-DD`, where the space is
 */
export function settleDues(
  schedule: readonly Due[],
  money: Pick<LedgerSums, 'agreedCents' | 'creditedCents' | 'paidCents' | 'refundedCents'>,
  today: string,
): StandingDue[] {
  let owed = money.agreedCents - money.creditedCents
  let paid = money.paidCents - money.refundedCents
  return schedule.flatMap((due) => {
    const cents = Math.max(0, Math.min(due.cents, owed))
    const paidCents = Math.max(0, Math.min(cents, paid))
    owed -= cents
    paid -= paidCents
    const isLate = paidCents < cents && due.dueOn !== null && due.dueOn < today
    return cents > 0 ? [{ ...due, cents, paidCents, isLate }] : []
  })
}

/** Integer US cents that are paid before a booking is booked. */
export function dueNowOf(schedule: readonly Due[]): number {
  return schedule.reduce((sum, { dueOn, cents }) => (dueOn === null ? sum + cents : sum), 0)
}

/** The amounts that pay some dues to the cent, from the earliest open one on. */
export function listExactAmounts(dues: readonly StandingDue[]): number[] {
  let sum = 0
  return dues
    .map(({ cents, paidCents }) => cents - paidCents)
    .filter((rest) => rest > 0)
    .map((rest) => {
      sum += rest
      return sum
    })
}

/** How an amount differs from what is open, for people; null: it does not. Integer US cents. */
export function describeAmountDifference(cents: number, openCents: number): string | null {
  if (openCents <= 0) return 'Nothing is open on this booking.'
  if (cents === openCents) return null
  const much = formatCents(Math.abs(cents - openCents))
  return cents < openCents ? `${much} less than is open.` : `${much} more than is open.`
}

/** Whether a booking ended before it was booked: money that comes for it now is late. */
export function isTooLate(status: BookingStatus): boolean {
  return status === 'expired' || status === 'withdrawn' || status === 'declined'
}

/**
 * When a buyer's word was not answered, in working days: the seller is reminded, then admins are told. It keeps dates for
 * `endDays` of the calendar beyond their deadline, which are never less than the working days until admins are told.
 */
export const UNANSWERED = { remindDays: 3, tellDays: 6, endDays: 10 } as const
/** Days after a due day on which the buyer is reminded. */
export const LATE_DAYS = [3, 10] as const
/** From so many days after a due day on the seller may cancel for it, by the terms that hold for the buyer. */
export const CAUSE_DAYS = 21

/** Whether some of the dues are so late that the seller may cancel for it. @param today `YYYY-MM-DD` */
export function areCause(dues: readonly StandingDue[], today: string): boolean {
  return dues.some(({ isLate, dueOn }) => isLate && addDays(required(dueOn), CAUSE_DAYS) <= today)
}
