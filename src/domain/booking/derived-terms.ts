import type { TermValues } from '../listings/listing-terms.ts'
import type { BookingMode, Extra, PaymentSchedule } from './booking-terms.ts'
import { parseMinContract } from './default-terms.ts'

/** What its seller has set for the bookings of a listing, as far as its page states it. */
export interface BookedTerms {
  mode: BookingMode
  minDays: number | null
  /** Read only where the schedule is a deposit. */
  depositBasisPoints: number
  paymentSchedule: PaymentSchedule
  extras: readonly Extra[]
}

/**
 * What a listing states as its minimum, setup fee and payment terms. What binds a booking is stated, never a text beside it;
 * words of the seller that say the same stay.
 * @param booked null where the seller has set nothing: the texts stand
 */
export function deriveTerms(stated: TermValues, booked: BookedTerms | null): TermValues {
  if (!booked || booked.mode === 'off') return stated
  return {
    minContract: deriveMinimum(stated.minContract, booked.minDays),
    setupFee: deriveSetup(stated.setupFee, booked.extras),
    paymentTerms: describeSchedule(booked),
  }
}

/** A minimum in pieces ("2 issues") is not one of days: it stays. */
function deriveMinimum(text: string | null, minDays: number | null): string | null {
  const said = text === null ? null : parseMinContract(text)
  if (said === minDays) return text
  return minDays === null ? null : describeDays(minDays)
}

function describeDays(days: number): string {
  const [count, unit] = days % 7 === 0 ? [days / 7, 'week'] : [days, 'day']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

/** In whole US dollars, null where it is none; what is chosen, or grows with the quantity, is no fee of every booking. */
function deriveSetup(dollars: number | null, extras: readonly Extra[]): number | null {
  const fees = extras.filter((extra) => extra.kind === 'setup' && extra.isRequired && !extra.isPerQuantity)
  const cents = fees.reduce((sum, fee) => sum + fee.cents, 0)
  if (cents === 0) return dollars === 0 ? 0 : null
  return cents % 100 === 0 ? cents / 100 : null
}

/** As the schedule of a booking says it (`price/schedule.ts`). */
export function describeSchedule({
  paymentSchedule,
  depositBasisPoints,
}: Pick<BookedTerms, 'paymentSchedule' | 'depositBasisPoints'>): string {
  switch (paymentSchedule) {
    case 'at-once':
      return 'Due when booked'
    case 'deposit':
      return `${depositBasisPoints / 100}% when booked, the rest before the first day`
    case 'every-28-days':
      return 'Every 28 days, the first when booked'
  }
}
