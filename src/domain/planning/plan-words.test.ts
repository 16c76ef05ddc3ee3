import { expect, it } from 'vitest'
import {
  describeLine,
  describePinsOverBudget,
  describeSellerLimit,
  describeShortfall,
  describeTooManyPins,
  LEFT_OUT_LABELS,
  type LeftOutKey,
  listLeftOut,
} from './plan-words.ts'

const none = Object.fromEntries(Object.keys(LEFT_OUT_LABELS).map((key) => [key, 0])) as Record<
  LeftOutKey,
  number
>
const plan = {
  lines: 3,
  totalCents: 350_000,
  missing: [],
  unmetShares: [],
  cheapestCents: 350_000,
  leastCents: 10_000,
}

it('lists the reasons that hold for any space', () => {
  expect(listLeftOut({ ...none, forSale: 2, notFree: 5 })).toEqual([
    { reason: 'notFree', label: 'Taken, or sold in other periods', count: 5 },
    { reason: 'forSale', label: 'For sale', count: 2 },
  ])
})

it.each([
  [{}, null],
  [{ lines: 0, leastCents: null }, 'Nothing here can be booked for these dates.'],
  [{ lines: 0, leastCents: 45_050 }, 'The cheapest space here costs $450.50 for these dates.'],
  [
    { lines: 2, missing: [{ adType: 'billboard', lines: 1 }], cheapestCents: 720_000 },
    'Missing: 1 billboard. What can be had is 2 spaces for $3,500. The cheapest way to have all is $7,200.',
  ],
  [
    { lines: 0, totalCents: 0, missing: [{ adType: 'radio', lines: 1 }], cheapestCents: null },
    'Missing: 1 radio placement. Nothing fits. There are no more spaces of that medium in these dates.',
  ],
  [
    { unmetShares: [{ adType: 'radio', cents: 120_050 }] },
    'Radio has $1,200.50 less than its share of the budget: nothing more of it fits.',
  ],
] as const)('says what is missing of %o', (part, says) => {
  expect(describeShortfall({ ...plan, ...part })).toBe(says)
})

it('says how a limit of sellers binds, and how what is to be kept contradicts the rest', () => {
  expect(describeSellerLimit({ cents: 300_000, spaces: 1 })).toBe(
    'One seller may have $3,000 of this budget: 1 space is left out for it.',
  )
  expect(describePinsOverBudget(720_000, 600_000)).toBe(
    'The spaces to keep cost $7,200 together, more than the budget of $6,000.',
  )
  expect(describeTooManyPins('billboard', 3, 2)).toBe('3 Billboard spaces are to be kept, and 2 wanted.')
})

it('says why a line is there, and what it beat', () => {
  const line = { adType: 'radio', isOnly: true, isPinned: false, percent: 12.34 } as const
  const runnerUp = { title: 'KNKX mornings', percent: 8, totalCents: 90_000 }
  expect(describeLine({ ...line, runnerUp })).toBe(
    'Adds 12.3% to the planning score. The only Radio in the plan. Next best in its place: KNKX mornings, $900, 8.0%.',
  )
  expect(describeLine({ ...line, isOnly: false, isPinned: true, percent: 0.01, runnerUp: null })).toBe(
    'Adds less than 0.1% to the planning score. Kept by you.',
  )
})
