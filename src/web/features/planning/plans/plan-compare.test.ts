import { expect, it } from 'vitest'
import { comparePlans, toBudgetRange } from './plan-compare.ts'

const plan = (budgetCents: number, ids: readonly number[]) =>
  ({
    place: 'Tacoma',
    from: '2027-01-01',
    to: '2027-01-31',
    budgetCents,
    totalCents: 100_000 * ids.length,
    lines: ids.map((id) => ({ listing: { id, title: `Space ${id}` } })),
    certificate: ids.length > 0 ? { percent: 90, says: '' } : null,
  }) as Parameters<typeof comparePlans>[0]

it('names what came and what went, old beside new', () => {
  expect(comparePlans(plan(300_000, [1, 2]), plan(500_000, [2, 3, 4]))).toEqual({
    rows: [
      { label: 'Budget', before: '$3,000', now: '$5,000' },
      { label: 'Spaces', before: '2 spaces', now: '3 spaces' },
      { label: 'Total', before: '$2,000', now: '$3,000' },
      { label: 'Of the best possible, at least', before: '90%', now: '90%' },
    ],
    came: ['Space 3', 'Space 4'],
    went: ['Space 1'],
  })
  expect(comparePlans(plan(300_000, [1]), plan(300_000, [1]))).toBeNull()
  expect(comparePlans(plan(300_000, [1]), { ...plan(300_000, [2]), place: 'Kent' })).toBeNull()
  expect(comparePlans(plan(300_000, [1]), plan(100, []))?.rows.at(-1)).toMatchObject({ now: 'None' })
})

it.each([
  [6000, { min: 1500, max: 18_000, step: 100 }],
  [100, { min: 25, max: 300, step: 5 }],
  [1, { min: 1, max: 3, step: 1 }],
])('a slider around $%d', (budget, range) => {
  expect(toBudgetRange(budget)).toEqual(range)
})

it.each([
  [5, 240, { min: 5, max: 485, step: 10 }],
  [300, 301, { min: 300, max: 610, step: 10 }],
  [6000, 240, { min: 1500, max: 18_000, step: 100 }],
])('a slider at $%d, which buys nothing below $%d, reaches it', (budget, needed, range) => {
  expect(toBudgetRange(budget, needed)).toEqual(range)
})
