import { expect, it } from 'vitest'
import { describeWrongMonths } from './wrong-months.ts'

it.each([
  [{}, null],
  [{ from: '2026-12' }, null],
  [{ from: '2026-01', to: '2027-12' }, null],
  [{ from: '2026-13' }, '“2026-13” is not a month. Write a year and a month, such as 2027-01.'],
  [{ from: '2026-01', to: 'May' }, '“May” is not a month. Write a year and a month, such as 2027-01.'],
  [{ to: '2026-12' }, 'Choose the first month, too.'],
  [{ from: '2026-12', to: '2026-11' }, 'The last month is before the first. Choose a later one.'],
  [{ from: '2026-01', to: '2028-01' }, 'Choose at most 24 months, from the first to the last.'],
])('of %j it says %s', (search, words) => {
  expect(describeWrongMonths(search)).toBe(words)
})
