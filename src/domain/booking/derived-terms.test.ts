import { expect, it } from 'vitest'
import { type BookedTerms, deriveTerms } from './derived-terms.ts'

const STATED = { minContract: '1 four-week period', setupFee: 420, paymentTerms: 'Net 30' }
const setup = (cents: number, more = {}) => ({
  id: 'setup',
  kind: 'setup' as const,
  name: 'Setup',
  cents,
  isPerQuantity: false,
  isRequired: true,
  passesThrough: false,
  ...more,
})
const booked = (more: Partial<BookedTerms> = {}): BookedTerms => ({
  mode: 'request',
  minDays: 28,
  depositBasisPoints: 5000,
  paymentSchedule: 'at-once',
  extras: [setup(42_000)],
  ...more,
})
const derive = (more: Partial<BookedTerms>, stated: Partial<typeof STATED> = {}) =>
  deriveTerms({ ...STATED, ...stated }, booked(more))

it('B4: states what binds, in the seller’s words where they say the same', () => {
  expect(derive({})).toEqual({ ...STATED, paymentTerms: 'Due when booked' })
})

it.each([
  ['at-once', 'Due when booked'],
  ['deposit', '50% when booked, the rest before the first day'],
  ['every-28-days', 'Every 28 days, the first when booked'],
] as const)('B4: the terms of a schedule %s', (paymentSchedule, words) => {
  expect(derive({ paymentSchedule }).paymentTerms).toBe(words)
})

it.each([
  [28, '1 four-week period', '1 four-week period'],
  [28, '3 months', '4 weeks'],
  [7, null, '1 week'],
  [10, '3 months', '10 days'],
  [1, '3 months', '1 day'],
  [null, '3 months', null],
  [null, '2 issues', '2 issues'],
  [null, null, null],
])('B4: a minimum of %s days beside "%s" is %s', (minDays, minContract, words) => {
  expect(deriveTerms({ ...STATED, minContract }, booked({ minDays })).minContract).toBe(words)
})

it.each([
  [[setup(42_000)], 420, 420],
  [[setup(30_000)], 420, 300],
  [[setup(30_000), setup(5_000)], null, 350],
  [[], 420, null],
  [[], 0, 0],
  [[setup(42_050)], 420, null],
  [[setup(42_000, { isRequired: false })], 420, null],
  [[setup(42_000, { isPerQuantity: true })], 420, null],
  [[setup(42_000, { kind: 'production' })], 420, null],
])('B4: fees %j beside a setup fee of %s', (extras, setupFee, dollars) => {
  expect(deriveTerms({ ...STATED, setupFee }, booked({ extras })).setupFee).toBe(dollars)
})

it('leaves the texts of a space that is not booked here, or whose seller has set nothing', () => {
  expect(derive({ mode: 'off' })).toEqual(STATED)
  expect(deriveTerms(STATED, null)).toEqual(STATED)
})
