import type { QuoteInput } from '#contract/booking/quotes.ts'
import { BOOKING_LIMITS } from '#domain/booking/booking-terms.ts'
import { define, wholeNumber } from '#domain/discovery/search/parameter.ts'
import { parseLenient, SEARCH_FILTERS } from '#domain/discovery/search/search-filters.ts'
import { MAX_ID } from '#domain/limits.ts'

/** What a buyer would like of a space, as in the address of its page. */
export interface QuoteState {
  unit?: number
  /** `YYYY-MM-DD`, inclusive. */
  from?: string
  to?: string
  quantity?: number
  /** Ids of extras, comma-separated; absent means none chosen. */
  extras?: string
  /** 1: it is booked by an agency. */
  agency?: number
}

const EXTRAS = define<string>({
  rule: 'must be a list of extras',
  read: (text) => text,
  isValid: (text) => /^[a-z0-9-]{1,40}(,[a-z0-9-]{1,40})*$/.test(text) && text.length <= 800,
})

const PARAMETERS = {
  unit: wholeNumber(1, MAX_ID),
  from: SEARCH_FILTERS.availableFrom,
  to: SEARCH_FILTERS.availableTo,
  quantity: wholeNumber(1, BOOKING_LIMITS.capacity),
  extras: EXTRAS,
  agency: wholeNumber(1, 1),
} as const

/** Parses the address. Invalid values are dropped. */
export function parseQuoteState(raw: Record<string, unknown>): QuoteState {
  // a form without scripts repeats the name for each box
  const extras = Array.isArray(raw.extras) ? raw.extras.join(',') : raw.extras
  return parseLenient(PARAMETERS, { ...raw, extras })
}

/** What is asked of the server; null until a day is chosen. One day alone means the cell it lies in. */
export function toQuoteInput({
  unit,
  from,
  to = from,
  quantity,
  extras,
  agency,
}: QuoteState): QuoteInput | null {
  if (!from || !to || from > to) return null
  return {
    unitId: unit ?? null,
    from,
    to,
    quantity: quantity ?? 1,
    extras: extras ? extras.split(',') : [],
    ...(agency && { isAgency: true }),
  }
}
