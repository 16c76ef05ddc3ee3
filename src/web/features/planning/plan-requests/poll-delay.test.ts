import { expect, it } from 'vitest'
import { toPollDelay } from './poll-delay.ts'

it('is read each second at first, then rarer, and ends after some ten minutes', () => {
  expect([0, 1, 10, 12, 20, 30, 49].map(toPollDelay)).toEqual([1000, 1000, 1000, 1440, 6192, 15_000, 15_000])
  expect([50, 500].map(toPollDelay)).toEqual([false, false])
  const all = Array.from({ length: 50 }, (_, reads) => Number(toPollDelay(reads))).reduce((a, b) => a + b)
  expect(all / 60_000).toBeGreaterThan(5)
  expect(all / 60_000).toBeLessThan(15)
})
