import { describe, expect, it } from 'vitest'
import { AD_TYPES } from '../vocabulary.ts'
import { defaultBooking, type ListingFacts, parseMinContract } from './default-terms.ts'

const facts: ListingFacts = {
  adType: 'billboard',
  listingType: 'rent',
  interval: 'one-time',
  venue: null,
  hasPoint: true,
  takesRequests: true,
  minContract: null,
  setupFee: null,
}
const termsOf = (given: Partial<ListingFacts>) => defaultBooking({ ...facts, ...given }).terms

describe('a listing whose seller has set nothing', () => {
  it('is sold by its medium, one at a time', () => {
    const cells = AD_TYPES.map((adType) => defaultBooking({ ...facts, adType }).units[0]!.cell)
    expect(cells).toEqual(['4-week', 'listed', 'week', 'week', 'listed', 'day'])
    expect(defaultBooking(facts).units).toMatchObject([{ id: null, capacity: 1, rate: null, periods: [] }])
  })

  it.each([
    ['day', 'billboard', 'day'],
    ['week', 'billboard', 'week'],
    ['4-week', 'billboard', '4-week'],
    ['month', 'billboard', 'day'],
    ['quarter', 'billboard', 'day'],
    ['day', 'digital', 'day'],
    ['4-week', 'radio', '4-week'],
    ['week', 'social', 'week'],
    ['month', 'print', 'listed'],
    ['day', 'event', 'listed'],
  ] as const)('M3: priced by the %s, %s is sold by the %s', (interval, adType, cell) => {
    expect(defaultBooking({ ...facts, interval, adType }).units[0]!.cell).toBe(cell)
  })

  it('is requested when for rent, and not booked when for sale', () => {
    expect(termsOf({}).mode).toBe('request')
    expect(termsOf({ listingType: 'sale' }).mode).toBe('off')
  })

  it('keeps its shortest term and its setup fee', () => {
    expect(termsOf({ minContract: '3 months', setupFee: 420 })).toMatchObject({
      minDays: 84,
      extras: [
        { kind: 'setup', cents: 42_000, isRequired: true, isPerQuantity: false, passesThrough: false },
      ],
    })
    expect(termsOf({ minContract: '2 issues', setupFee: 0 })).toMatchObject({ minDays: null, extras: [] })
  })

  it('is not booked where it asks for longer than anything is sold ahead', () => {
    expect(termsOf({ minContract: '2 years' })).toMatchObject({ mode: 'off', minDays: null })
  })

  it('is on a screen in a place, or online', () => {
    expect(termsOf({}).delivery).toBeNull()
    expect(termsOf({ adType: 'digital' }).delivery).toBe('place')
    expect(termsOf({ adType: 'digital', hasPoint: false, venue: 'gym' }).delivery).toBe('place')
    expect(termsOf({ adType: 'digital', hasPoint: false }).delivery).toBe('online')
  })
})

it.each([
  ['4 weeks', 28],
  ['1 week', 7],
  ['30 days', 30],
  ['4 nights', 4],
  ['1 month', 28],
  ['3 Months', 84],
  ['1 quarter', 84],
  ['1 year', 364],
  ['one year', 364],
  ['12-month minimum', 336],
  ['Minimum: 4 weeks.', 28],
  ['min. 2 weeks', 14],
  ['at least six months', 168],
  ['3 four-week periods', 84],
  ['1 four-week period', 28],
  ['2 4-week periods', 56],
  ['0 days', null],
  ['1 post', null],
  ['2 issues', null],
  ['1 season', null],
  ['4 to 12 weeks', null],
  ['4 weeks, 12 preferred', null],
  ['2 constructors', null],
  ['', null],
])('"%s" is %s days', (text, days) => {
  expect(parseMinContract(text)).toBe(days)
})

it('H2: a space that came with a file is not booked until its seller says how', () => {
  expect(termsOf({ takesRequests: false }).mode).toBe('off')
})
