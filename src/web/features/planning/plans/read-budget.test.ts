import { expect, it } from 'vitest'
import { readBudget } from './read-budget.ts'

it.each([
  ['', null],
  [' $6,000.50 ', 6000.5],
  ['0', undefined],
  ['much', undefined],
])('reads %j as %j', (text, dollars) => {
  expect(readBudget(text)).toBe(dollars)
})
