import type { Quote } from '#contract/booking/quotes.ts'
import { formatCents } from '#domain/booking/price/cents.ts'
import type { Cell } from '#domain/booking/units.ts'
import { toDateRange } from '#domain/format-dates.ts'

/** What is counted in a cell. */
export const QUANTITY_LABELS: Record<Cell, string> = {
  day: 'How many a day',
  week: 'How many a week',
  '4-week': 'How many',
  listed: 'How many',
}

/** The first message to a seller about a quote. */
export function describeQuote(quote: Quote, unitName: string | null): string {
  const { quantity, totalCents } = quote
  const what = [unitName, quantity > 1 && `${quantity} of them`].filter(Boolean).join(', ')
  const extras = quote.choices
    .filter(({ isChosen, isRequired }) => isChosen && !isRequired)
    .map(({ name }) => name)
  return [
    `I am interested in ${toDateRange(quote)}${what && ` (${what})`}.`,
    extras.length > 0 && `With: ${extras.join(', ')}.`,
    `Placard shows ${formatCents(totalCents)} in all for these dates, estimated tax included. Is that right, and is it free?`,
  ]
    .filter(Boolean)
    .join(' ')
}
