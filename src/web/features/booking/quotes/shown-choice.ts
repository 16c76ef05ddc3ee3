import type { AvailableUnit } from '#contract/booking/availability.ts'
import type { Quote } from '#contract/booking/quotes.ts'
import type { QuoteState } from './quote-state.ts'

/** Days off the grid are priced for the whole cells around them, and those are what is chosen. */
export function toShown(choice: QuoteState, { cell }: AvailableUnit, quote: Quote | undefined): QuoteState {
  return quote && cell !== 'day' ? { ...choice, from: quote.first, to: quote.last } : choice
}
