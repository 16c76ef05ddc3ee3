import { describe, expect, it } from 'vitest'
import type { FoundListing } from '#contract/discovery/search.ts'
import { toTotalRows } from './total-rows.ts'

const days = { from: '2027-03-01', to: '2027-03-14' }
const audience = { value: null, per: null, dailyViews: null, basis: null }
const space = (dated: Partial<FoundListing>) => ({ audience, ...dated }) as FoundListing
const total = { first: '2027-03-01', last: '2027-03-14', totalCents: 45_000 }

it('says what each costs in all, on its own days where they are others, or why it has no total', () => {
  const wider = { ...total, last: '2027-03-28', totalCents: 90_000 }
  const spaces = [{ dated: total }, { dated: wider }, { dated: null, leastDays: 28 }, { dated: null }].map(
    space,
  )
  expect(toTotalRows(spaces, days)).toEqual([
    {
      label: 'All in, Mar 1 to Mar 14, 2027',
      values: ['$450.00', '$900.00 (Mar 1 to Mar 28, 2027)', 'Sold from 28 days', 'Not sold for these dates'],
      best: [0],
    },
  ])
})

it('says nothing without days', () => expect(toTotalRows([space({ dated: total })], {})).toEqual([]))

it('B1: names the nearest whole period beside a longer one, with the days that it leaves out', () => {
  const near = {
    first: '2027-02-22',
    last: '2027-03-21',
    totalCents: 211_000,
    place: 'before' as const,
    askedDays: 21,
    missing: [{ first: '2027-03-22', last: '2027-03-31' }],
  }
  const [, row] = toTotalRows([space({ dated: total, near: [near] }), space({ dated: total })], {
    from: '2027-03-01',
    to: '2027-03-31',
  })
  expect(row).toEqual({
    label: 'Nearest whole period',
    values: [
      '$2,110.00 for Feb 22 to Mar 21, 2027, 4 weeks: 21 of your 31 days; Mar 22 to Mar 31, 2027 are missing.',
      'These dates are whole',
    ],
  })
})

describe('B19: what a thousand contacts cost of the total', () => {
  const seen = (value: number, basis: string, more: object = {}) =>
    space({ dated: total, audience: { value, per: 'day', dailyViews: null, basis, ...more } as never })
  const cpmOf = (spaces: FoundListing[]) => toTotalRows(spaces, days)[1]

  it('is of the days that the total is for, and the lowest is marked among figures of one source', () => {
    expect(cpmOf([seen(1000, 'measured'), seen(2000, 'measured'), space({ dated: null })])).toEqual({
      label: 'Cost per thousand, all in',
      values: ['$32.14 of 14,000 contacts', '$16.07 of 28,000 contacts', 'Not stated'],
      best: [1],
    })
  })

  it('marks nothing where figures come from different sources', () => {
    expect(cpmOf([seen(1000, 'measured'), seen(2000, 'seller-stated')])?.best).toBeUndefined()
  })

  it('brings a month to the days, and no issue', () => {
    expect(
      cpmOf([seen(30_440, 'measured', { per: 'month' }), seen(9, 'measured', { per: 'issue' })])?.values,
    ).toEqual(['$32.14 of 14,000 contacts', 'Not stated'])
    expect(cpmOf([seen(9, 'measured', { per: 'issue' })])).toBeUndefined()
  })
})

it('B19: marks no lowest total where all cost the same, or one alone has any', () => {
  const [row] = toTotalRows([space({ dated: total }), space({ dated: total })], days)
  expect(row?.best).toBeUndefined()
  expect(toTotalRows([space({ dated: total }), space({ dated: null })], days)[0]?.best).toBeUndefined()
})
