import type { QuoteState } from './quote-state.ts'

const NAMES = ['unit', 'from', 'to', 'quantity', 'extras', 'agency'] as const satisfies (keyof QuoteState)[]

/** What a page's address may say of dates, as it is: it is read by what shows them, which loads later. */
export function pickQuoteSearch(search: Record<string, unknown>): QuoteState {
  return Object.fromEntries(NAMES.filter((name) => name in search).map((name) => [name, search[name]]))
}
