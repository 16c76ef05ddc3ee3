import { expect, it } from 'vitest'
import { VisitBudget } from './visit-budget.ts'

const HOUR = 3_600_000

it('gives each so much an hour', () => {
  const budget = new VisitBudget(5)
  expect([budget.take('a', 3, 0), budget.take('a', 3, 1), budget.take('a', 3, 2)]).toEqual([3, 2, 0])
  expect([budget.take('b', 9, 3), budget.take('a', 3, HOUR)]).toEqual([5, 3])
})

it('S12: forgets whoever was not seen for longest, and never all at once', () => {
  const budget = new VisitBudget(1, 100)
  budget.take('in use', 1, 0)
  for (let i = 0; i < 1_000; i++) {
    budget.take(`passing ${i}`, 1, 0)
    expect(budget.take('in use', 1, 0)).toBe(0)
  }
  expect([budget.take('passing 999', 1, 0), budget.take('passing 0', 1, 0)]).toEqual([0, 1])
})
