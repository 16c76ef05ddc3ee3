import { expect, it } from 'vitest'
import { listPoints, namePoint } from './curve-words.ts'

const point = (budgetCents: number, listingIds: number[]) => ({
  budgetCents,
  totalCents: budgetCents,
  listingIds,
  share: 50,
  certificate: 90,
})
const CURVE = {
  place: 'Tacoma',
  from: '2027-01-01',
  to: '2027-01-31',
  points: [point(100, []), point(200, [1]), point(300, [1, 2])],
  entry: 1,
  solid: 2,
  saturated: null,
  unavailable: [],
  scoreVersion: 1,
}

it('names the points where something changes, and leaves out those that buy nothing', () => {
  expect(listPoints(CURVE).map(({ at }) => [at, namePoint(CURVE, at)?.split(':')[0]])).toEqual([
    [1, 'Entry'],
    [2, 'Solid'],
  ])
  expect(namePoint({ ...CURVE, saturated: 2 }, 2)).toMatch(/^Saturated/)
  expect(namePoint(CURVE, 0)).toBeNull()
})
