import { useQuery } from '@tanstack/react-query'
import type { Availability } from '#contract/booking/availability.ts'
import type { DraftInput } from '#contract/booking/bookings.ts'
import { required } from '#domain/required.ts'
import { withoutGoneExtras } from '#web/booking-parts/gone-extras.ts'
import { quoteQuery } from './queries.ts'
import { toQuoteInput } from './quote-state.ts'
import { useQuoteChoice } from './use-quote-choice.ts'

type QuotedProps = { listingId: number; isOwn: boolean; availability: Availability }

/** What is chosen of a space and the price for it: the same for the panel and for the bar of narrow screens. */
export function useQuoted({ listingId, isOwn, availability }: QuotedProps) {
  const { choice, change } = useQuoteChoice()
  const input = toQuoteInput(choice)
  const { data, error, isFetching, isPlaceholderData } = useQuery(quoteQuery(listingId, input))
  const quote = input && !error ? data : undefined
  // where none is chosen, the one whose price is shown
  const shownId = choice.unit ?? quote?.unitId
  const unit = availability.units.find(({ id }) => id === shownId) ?? required(availability.units[0])
  const extras = withoutGoneExtras(input?.extras ?? [], quote?.gone ?? [])
  const request: DraftInput | null =
    input && !isOwn ? { ...input, listingId, unitId: shownId ?? null, extras } : null
  // the seller agrees to a commission first, whatever is sold at once
  const takesCommission = choice.agency === 1 && Boolean(quote?.agencyBasisPoints)
  const mode = takesCommission ? 'request' : quote?.mode
  const booking = request && mode && mode !== 'off' ? { request, mode } : null
  const isAsked = input !== null
  return { choice, change, isAsked, quote, error, isFetching, isPlaceholderData, unit, request, booking }
}
