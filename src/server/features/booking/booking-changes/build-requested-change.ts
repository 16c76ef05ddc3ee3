import type { changeRoutes } from '#contract/booking/booking-changes.ts'
import type { Out } from '#contract/route.ts'
import { isLost } from '#domain/booking/problem.ts'
import type { AgreedTerms } from '#domain/booking/terms.ts'
import type { Side } from '#domain/messaging/conversation.ts'
import { toWallTime } from '#domain/zoned-time.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { BookingRow } from '../bookings/lock-booking.ts'
import type { QuoteContext } from '../quotes/read-offer.ts'
import { buildChange } from './build-change.ts'
import { buildCredit } from './build-credit.ts'
import { buildMakeGood } from './build-make-good.ts'

export type RequestedChange = Out<typeof changeRoutes.previewChange.body>

interface BuildRequestedChangeInput {
  booking: BookingRow
  before: AgreedTerms
  asked: RequestedChange
  /** Of who asks. */
  side: Side
  mayGoBelow?: boolean
}

/**
 * Buyers ask for what the signed terms give: for days that have begun, at their price.
 * @throws AppError `nothing-lost`, `invalid-input` for another amount
 */
function requireRemedy(asked: Exclude<RequestedChange, { kind: 'change' }>, terms: AgreedTerms, now: Date) {
  const lost = { first: asked.lost.from, last: asked.lost.to }
  const { date: today } = toWallTime(now, terms.timeZone)
  if (!isLost(lost, { terms, today, endedOn: null })) throw new AppError('nothing-lost')
  if (asked.kind === 'credit' && asked.creditCents !== null) {
    const message = 'The amount follows from the terms.'
    throw new AppError('invalid-input', { message, fields: { creditCents: message } })
  }
}

/** The terms that somebody asks for. @throws AppError `term-not-sold`, `dates-taken`, `not-bookable`, `invalid-input`, `nothing-lost` */
export async function buildRequestedChange(
  context: QuoteContext,
  { asked, side, mayGoBelow = true, ...of }: BuildRequestedChangeInput,
): Promise<AgreedTerms> {
  if (asked.kind !== 'change' && side === 'buyer') requireRemedy(asked, of.before, context.now())
  switch (asked.kind) {
    case 'change':
      return buildChange(context, { ...of, proposal: asked.terms, mayGoBelow })
    case 'make-good':
      return buildMakeGood(context, { ...of, ...asked })
    case 'credit':
      return buildCredit(context, { ...of, ...asked })
  }
}
