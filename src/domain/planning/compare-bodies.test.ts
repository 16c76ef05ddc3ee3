import { expect, it } from 'vitest'
import { compareBodies } from './compare-bodies.ts'
import type { PlanBodyLine } from './plan-body.ts'

const line = (id: number, more: Partial<PlanBodyLine> = {}): PlanBodyLine => ({
  id,
  listingId: 10 + id,
  title: `Wall ${id}`,
  medium: 'billboard',
  place: 'Tacoma, WA',
  first: '2027-01-04',
  last: '2027-01-31',
  quantity: 1,
  totalCents: 90_000,
  ...more,
})
const body = (...lines: PlanBodyLine[]) => ({
  lines,
  totalCents: lines.reduce((sum, { totalCents }) => sum + (totalCents ?? 0), 0),
})

it('says line by line what differs, and what the total does', () => {
  const dearer = line(2, { totalCents: 95_000 })
  const found = compareBodies(body(line(1), line(2), line(3)), body(line(1), dearer, line(4)))
  expect(found).toEqual({
    added: [line(4)],
    removed: [line(3)],
    changed: [{ was: line(2), now: dearer }],
    same: 1,
    moreCents: 5000,
  })
})

it.each([
  ['other days', { last: '2027-02-28' }],
  ['another number', { quantity: 2 }],
  ['what cannot be had', { totalCents: null }],
])('%s is a change', (_what, more) => {
  expect(compareBodies(body(line(1)), body(line(1, more))).changed).toHaveLength(1)
})

it('a space that is called otherwise is the same line', () => {
  const renamed = body(line(1, { title: 'Wall of another name' }))
  expect(compareBodies(body(line(1)), renamed)).toMatchObject({ changed: [], same: 1, moreCents: 0 })
})
