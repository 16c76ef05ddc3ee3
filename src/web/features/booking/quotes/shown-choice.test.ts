import { expect, it } from 'vitest'
import type { AvailableUnit } from '#contract/booking/availability.ts'
import type { Quote } from '#contract/booking/quotes.ts'
import { toShown } from './shown-choice.ts'
import { toQuantity } from './to-quantity.ts'

const CHOICE = { from: '2027-03-03', to: '2027-03-20', quantity: 2 }
const QUOTE = { first: '2027-03-01', last: '2027-03-21' } as Quote
const unit = (cell: string) => ({ cell }) as AvailableUnit

it.each([
  ['days stay as they were chosen', 'day', QUOTE, CHOICE],
  ['weeks are whole ones', 'week', QUOTE, { ...CHOICE, from: '2027-03-01', to: '2027-03-21' }],
  ['without a quote nothing is known of them', 'week', undefined, CHOICE],
])('%s', (_what, cell, quote, shown) => {
  expect(toShown(CHOICE, unit(cell), quote)).toEqual(shown)
})

it.each([
  ['3', 8, 3],
  ['', 8, 1],
  ['0', 8, 1],
  ['-2', 8, 1],
  ['2.9', 8, 2],
  ['99', 8, 8],
  ['many', 8, 1],
])('"%s" of %d is %d', (text, capacity, quantity) => {
  expect(toQuantity(text, capacity)).toBe(quantity)
})
