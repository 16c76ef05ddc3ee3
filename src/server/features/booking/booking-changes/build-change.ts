import { refuseChange } from '#domain/booking/change.ts'
import { changeSchedule } from '#domain/booking/change-money.ts'
import { carryMakeUps, withoutMakeUps } from '#domain/booking/make-up.ts'
import { repriceRunning, withAgreedExtras } from '#domain/booking/price/reprice.ts'
import type { AgreedTerms } from '#domain/booking/terms.ts'
import { required } from '#domain/required.ts'
import { toWallTime } from '#domain/zoned-time.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { BookingRow } from '../bookings/lock-booking.ts'
import { buildProposal, type Proposed } from '../bookings/propose-terms.ts'
import type { Offer, QuoteContext } from '../quotes/read-offer.ts'

interface BuildChangeInput {
  booking: BookingRow
  before: AgreedTerms
  proposal: Proposed
  /** A price that is named may be below what the rate card asks at least; absent: it may. */
  mayGoBelow?: boolean
}

/**
 * The terms that a change would make. Rules of dates and taxes are those of the day of the booking, for part of it may have
 * run; prices are the seller's of now, unless one is named, for what is still to come (docs/decisions/0093).
 * @throws AppError `term-not-sold`, `dates-taken`, `not-bookable`, `below-minimum`
 */
export async function buildChange(
  context: QuoteContext,
  { before: agreed, ...rest }: BuildChangeInput,
): Promise<AgreedTerms> {
  const asked = { ...rest, before: withoutMakeUps(agreed) }
  const { booking, before } = asked
  const now = context.now()
  const today = toWallTime(now, before.timeZone).date
  const built = await priceChange(context, asked, today)
  const message = refuseChange(before, built, { status: booking.status, now })
  if (message !== null) throw new AppError('term-not-sold', { message, body: { nearest: null } })
  const after = carryMakeUps(agreed, built)
  return {
    ...after,
    paymentSchedule: agreed.paymentSchedule,
    schedule: changeSchedule(agreed.schedule, after.totalCents, today),
  }
}

async function priceChange(
  context: QuoteContext,
  { booking, before, proposal, mayGoBelow = true }: BuildChangeInput,
  today: string,
): Promise<AgreedTerms> {
  const isRunning = booking.status === 'in-flight'
  const prepare = (offer: Offer): Offer => ({
    ...offer,
    today: toWallTime(required(booking.booked_at), before.timeZone).date,
    terms: isRunning ? { ...offer.terms, extras: withAgreedExtras(offer.terms.extras, before) } : offer.terms,
  })
  const isFree = mayGoBelow || proposal.spaceCents === null
  const built = await buildProposal(context, booking, proposal, { prepare, mayGoBelow: isFree })
  if (!isRunning || proposal.spaceCents !== null) return built
  const spaceCents = repriceRunning(before, built, today)
  const repriced = await buildProposal(context, booking, { ...proposal, spaceCents }, { prepare })
  const lines = repriced.lines.map((line) => (line.kind === 'space' ? { ...line, detail: REPRICED } : line))
  // where nobody has named it, the next change is priced by the seller's prices again
  return { ...repriced, lines, spaceCents: before.spaceCents === null ? null : spaceCents }
}

const REPRICED = 'Days behind as agreed, days to come at the price of now'
