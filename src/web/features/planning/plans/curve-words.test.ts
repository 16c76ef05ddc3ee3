import { expect, it } from 'vitest'
import { listPoints, namePoint, placePoints } from './curve-words.ts'

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

it('places its points by the ratio of their budgets and the share of the score', () => {
  const points = [
    point(100, []),
    point(200, [1]),
    { ...point(400, [1, 2]), share: 80 },
    point(800, [1, 2, 3]),
  ]
  expect(placePoints({ ...CURVE, points })).toEqual([
    { at: 1, x: 0, y: 50, name: 'Entry' },
    { at: 2, x: expect.closeTo(50), y: 20, name: 'Solid' },
    { at: 3, x: expect.closeTo(100), y: 50, name: null },
  ])
  expect(placePoints({ ...CURVE, points: [point(200, [1])], entry: 0 })).toEqual([
    { at: 0, x: 50, y: 50, name: 'Entry' },
  ])
})
