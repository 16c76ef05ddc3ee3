import { expect, it } from 'vitest'
import { isUnusualPrice } from './price-change.ts'

it.each([
  [400, 'month', 400, 'month', false],
  [400, 'month', 380, 'month', false],
  [400, 'month', 520, 'month', false],
  [400, 'month', 521, 'month', true],
  [400, 'month', 280, 'month', false],
  [400, 'month', 279, 'month', true],
  // a zero too few
  [4000, 'month', 400, 'month', true],
  [400, 'month', 0, 'month', true],
  [0, 'month', 400, 'month', true],
  // the same money for the same time
  [100, 'week', 435, 'month', false],
  // the same number for another time
  [400, 'month', 400, 'week', true],
  [9000, 'one-time', 8500, 'one-time', false],
  [9000, 'one-time', 9000, 'month', true],
] as const)('%d a %s to %d a %s: unusual %s', (price, interval, next, nextInterval, unusual) => {
  expect(isUnusualPrice({ price, interval }, { price: next, interval: nextInterval })).toBe(unusual)
})
