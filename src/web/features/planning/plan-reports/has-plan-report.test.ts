import { expect, it } from 'vitest'
import { hasPlanReport } from './has-plan-report.ts'

it.each([
  ['booked', '2026-05-01', true],
  ['cancelled', '2026-04-01', true],
  ['booked', '2026-05-02', false],
  ['requested', '2026-04-01', false],
] as const)('of a line that is %s from %s on has a report on May 1: %s', (status, first, has) => {
  const ordered = { first, ended: null, price: { state: 'ordered', bookingId: 1, status, totalCents: 1 } }
  expect(hasPlanReport({ lines: [ordered] as never }, '2026-05-01')).toBe(has)
  const ended = {
    first,
    ended: { bookingId: 1, status },
    price: { state: 'refused', message: '', nearest: null },
  }
  expect(hasPlanReport({ lines: [ended] as never }, '2026-05-01')).toBe(has)
})
