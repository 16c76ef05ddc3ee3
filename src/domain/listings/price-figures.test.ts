import { expect, it } from 'vitest'
import { costPerThousand } from './cost-per-thousand.ts'
import { priceSide } from './price-side.ts'

const WALL = {
  price: 840,
  interval: 'week' as const,
  listingType: 'rent' as const,
  audience: { value: 42_000, per: 'week' as const, dailyViews: 6000 },
}

it.each([
  ['the same period', WALL, 20],
  [
    'days, told by the day',
    { ...WALL, interval: 'day' as const, audience: { value: null, per: null, dailyViews: 6000 } },
    140,
  ],
  ['another period', { ...WALL, interval: 'month' as const }, null],
  ['one payment', { ...WALL, interval: 'one-time' as const }, null],
  ['for sale', { ...WALL, listingType: 'sale' as const }, null],
  ['no figure', { ...WALL, audience: { value: null, per: null, dailyViews: null } }, null],
])('a thousand contacts, %s', (_, space, dollars) =>
  expect(costPerThousand(space)?.dollars ?? null).toBe(dollars),
)

it.each([
  [99, 'lowest-quarter'],
  [100, 'below-median'],
  [200.4, 'at-median'],
  [300, 'above-median'],
  [301, 'highest-quarter'],
])('%d among 100, 200, 300 is %s', (price, side) =>
  expect(priceSide(price, { lowerQuartile: 100, median: 200, upperQuartile: 300 })).toBe(side),
)
