import type { changeRoutes } from '#contract/booking/booking-changes.ts'
import type { Out } from '#contract/route.ts'
import type { AgreedTerms } from '#domain/booking/terms.ts'
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
}

/** The terms that somebody asks for. @throws AppError `term-not-sold`, `dates-taken`, `not-bookable`, `invalid-input` */
export async function buildRequestedChange(
  context: QuoteContext,
  { asked, ...of }: BuildRequestedChangeInput,
): Promise<AgreedTerms> {
  switch (asked.kind) {
    case 'change':
      return buildChange(context, { ...of, proposal: asked.terms })
    case 'make-good':
      return buildMakeGood(context, { ...of, ...asked })
    case 'credit':
      return buildCredit(context, { ...of, ...asked })
  }
}
