import { expect, test } from 'vitest'
import { findTermLength, toDays, toShown } from './term-length.ts'

const units = (...cells: ('day' | 'week' | '4-week' | 'listed')[]) => cells.map((cell) => ({ cell }))

test.each([
  ['days', units('day'), ['28', ''], 1],
  ['weeks', units('week', 'week'), ['28', ''], 7],
  ['weeks that are not whole', units('week'), ['10', ''], 1],
  ['posting periods', units('4-week'), ['28', '84'], 28],
  ['half a posting period', units('4-week'), ['28', '42'], 1],
  ['different cells', units('week', '4-week'), ['28', ''], 1],
  ['issues', units('listed'), ['', ''], 1],
])('%s', (_, given, set, days) => {
  expect(findTermLength(given, set).days).toBe(days)
})

test.each([
  ['28', '4'],
  ['', ''],
  ['a', 'a'],
])('%s days are %s weeks, and back', (days, shown) => {
  const weeks = findTermLength(units('week'), [])
  expect(toShown(days, weeks)).toBe(shown)
  expect(toDays(shown, weeks)).toBe(days)
})
