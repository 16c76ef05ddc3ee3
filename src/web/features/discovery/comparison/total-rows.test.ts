import { expect, it } from 'vitest'
import type { FoundListing } from '#contract/discovery/search.ts'
import { toTotalRows } from './total-rows.ts'

const days = { from: '2027-03-01', to: '2027-03-14' }
const space = (dated: Partial<FoundListing>) => dated as FoundListing
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
