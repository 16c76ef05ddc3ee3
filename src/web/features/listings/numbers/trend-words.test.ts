import { expect, it } from 'vitest'
import { describeTrend } from './trend-words.ts'

it.each([
  [0, 0, 'none in the 28 days before either'],
  [5, 0, 'none in the 28 days before'],
  [100, 100, 'same as the 28 days before'],
  [112, 100, '+12% vs. the 28 days before'],
  [0, 100, '−100% vs. the 28 days before'],
  [-50, 100, '−150% vs. the 28 days before'],
  [500, -100, 'below zero in the 28 days before'],
  [2100, 100, '+2,000% vs. the 28 days before'],
])('M10: %i after %i is "%s"', (now, before, words) => {
  expect(describeTrend(now, before, 28)).toBe(words)
})
