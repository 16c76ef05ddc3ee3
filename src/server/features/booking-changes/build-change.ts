import { refuseChange } from '#domain/booking/change.ts'
import { changeSchedule } from '#domain/booking/change-money.ts'
import type { AgreedTerms } from '#domain/booking/terms.ts'
import { toWallTime } from '#domain/zoned-time.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { BookingRow } from '../bookings/lock-booking.ts'
import { buildProposal, type Proposed } from '../bookings/propose-terms.ts'
import type { Quoting } from '../quotes/read-offer.ts'

interface Asked {
  booking: BookingRow
  before: AgreedTerms
  proposal: Proposed
}

/**
 * The terms that a change would make. Rules of dates and taxes are those of the day of the booking, for part of it may have
 * run; prices are the seller's of now, unless one is named. @throws AppError `term-not-sold`, `dates-taken`, `not-bookable`
 */
export async function buildChange(
  context: Quoting,
  { booking, before, proposal }: Asked,
): Promise<AgreedTerms> {
  const now = context.now()
  const { timeZone } = before
  const built = await buildProposal(context, booking, proposal, toWallTime(booking.booked_at!, timeZone).date)
  const after: AgreedTerms = {
    ...built,
    paymentSchedule: before.paymentSchedule,
    schedule: changeSchedule(before.schedule, built.totalCents, toWallTime(now, timeZone).date),
  }
  const message = refuseChange(before, after, { status: booking.status, now })
  if (message !== null) throw new AppError('term-not-sold', { message, body: { nearest: null } })
  return after
}
