import { changeSchedule } from '#domain/booking/change-money.ts'
import { toCredit } from '#domain/booking/dispute.ts'
import { addCredit, priceLost, spaceTotalOf } from '#domain/booking/make-up.ts'
import { formatCents } from '#domain/booking/price/cents.ts'
import type { AgreedTerms } from '#domain/booking/terms.ts'
import { required } from '#domain/required.ts'
import { toWallTime } from '#domain/zoned-time.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { BookingRow } from '../bookings/lock-booking.ts'
import { readSums } from '../documents/read-sums.ts'
import type { QuoteContext } from '../quotes/read-offer.ts'
import { requireLost } from './require-lost.ts'

interface BuildCreditInput {
  booking: BookingRow
  before: AgreedTerms
  lost: { from: string; to: string }
  /** With tax; null: what the lost days cost. */
  creditCents: number | null
}

/** The terms with money for days that were not shown. @throws AppError `invalid-input` for more than there is to credit */
export async function buildCredit(
  context: QuoteContext,
  { booking, before, lost, creditCents }: BuildCreditInput,
): Promise<AgreedTerms> {
  const days = requireLost(before, lost)
  const { left } = await readSums(context.db, booking)
  const most = Math.max(0, Math.min(spaceTotalOf(before), left.cents + left.taxCents))
  const cents = creditCents ?? Math.min(most, priceLost(before, days))
  if (cents > most || cents === 0) {
    const message = `There is ${formatCents(most)} at most to credit.`
    throw new AppError('invalid-input', { message, fields: { creditCents: message } })
  }
  const after = addCredit(before, { ...days, ...toCredit(cents, required(before.amounts[0])) })
  const today = toWallTime(context.now(), before.timeZone).date
  return { ...after, schedule: changeSchedule(before.schedule, after.totalCents, today) }
}
