import { expect, it } from 'vitest'
import { toProblem } from './date-problem.ts'

it.each([
  ['2027-03-01', '2027-03-31', null],
  ['2027-03-01', '2027-03-01', null],
  ['2026-12-31', '2027-01-01', null],
  ['', '2027-03-31', { field: 'from', message: 'Choose the first day' }],
  ['', '', { field: 'from', message: 'Choose the first day' }],
  ['2027-03-01', '', { field: 'to', message: 'Choose the last day' }],
  ['2027-03-02', '2027-03-01', { field: 'to', message: 'The last day is before the first' }],
])('"%s" to "%s"', (first, last, problem) => {
  expect(toProblem({ first, last })).toEqual(problem)
})
