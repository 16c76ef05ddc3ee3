import { expect, it } from 'vitest'
import { describeSoldBy } from './sold-by.ts'

it.each([
  ['billboard', 'month', 'Until you set booking terms, buyers book any days, at their share of the price.'],
  ['billboard', '4-week', 'Until you set booking terms, buyers book four-week posting periods.'],
  ['digital', 'one-time', 'Until you set booking terms, buyers book weeks, from a Monday.'],
  ['print', 'month', 'Buyers book the issues that you list in its booking terms.'],
  ['event', 'day', 'Buyers book the dates that you list in its booking terms.'],
] as const)('M3: %s by the %s says in which pieces it is sold', (adType, interval, words) => {
  expect(describeSoldBy(adType, interval)).toBe(words)
})
