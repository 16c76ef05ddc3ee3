import { expect, test } from 'vitest'
import { describeRule } from './cancel-rule.ts'

const at = (day: string) => new Date(`${day}T20:00:00Z`)

type Given = Parameters<typeof describeRule>[0]
const build = (given: Partial<Given>): Given => ({
  tier: 'standard',
  medium: 'billboard',
  first: '2027-05-04',
  last: '2027-07-26',
  periods: [],
  depositBasisPoints: 3000,
  timeZone: 'America/Los_Angeles',
  bookedAt: at('2027-03-01'),
  cancelledAt: at('2027-03-15'),
  by: 'buyer',
  ...given,
})

test.each<[string, Partial<Given>, string]>([
  ['in time', {}, 'By the standard terms of the seller everything comes back.'],
  [
    'later',
    { cancelledAt: at('2027-04-20') },
    'By the standard terms of the seller all but the deposit comes back.',
  ],
  [
    'within a day of booking',
    { tier: 'firm', bookedAt: at('2027-04-20'), cancelledAt: at('2027-04-20') },
    'Within 24 hours of booking: everything comes back.',
  ],
  [
    'by the seller',
    { by: 'seller', cancelledAt: at('2027-05-20') },
    'The seller cancels: everything comes back.',
  ],
  [
    'after a material date',
    { medium: 'print', periods: [{ first: '2027-05-04', materialDate: '2027-03-10' }] },
    'By the standard terms of the seller everything comes back. What is past its material date is owed.',
  ],
])('%s', (_name, given, rule) => {
  expect(describeRule(build(given))).toBe(rule)
})
