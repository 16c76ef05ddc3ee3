import { expect, it } from 'vitest'
import { answerCurve, answerPlan, type PlanTask } from './answer.ts'
import { spreadMarket } from './spread-market.ts'

const TACOMA = { lat: 47.25, lng: -122.44 }
const people = {
  lats: Float64Array.of(TACOMA.lat, 47.3),
  lngs: Float64Array.of(TACOMA.lng, -122.4),
  people: Float64Array.of(40_000, 20_000),
}
const nobody = { lats: new Float64Array(), lngs: new Float64Array(), people: new Float64Array() }

/** Spaces of one medium at one place, the last of them without a figure. */
function build(ids: readonly number[]): PlanTask {
  const count = ids.length
  const all = (value: number) => ids.map(() => value)
  return {
    rows: {
      ids: Int32Array.from(ids),
      lats: Float64Array.from(all(TACOMA.lat)),
      lngs: Float64Array.from(all(TACOMA.lng)),
      media: new Uint8Array(count),
      venues: new Uint8Array(count).fill(255),
      audiences: Uint8Array.from(ids, (_, at) => [0, 1, 2][at % 3] ?? 0),
      sellers: Int32Array.from(ids, (_, at) => 70 + (at % 2)),
      costs: Float64Array.from(ids, (_, at) => 10_000 + at),
      contacts: Float64Array.from(ids, (_, at) => (at === count - 1 ? 0 : 1000)),
      audienceCodes: Uint8Array.from(all(1)),
      firsts: Int32Array.from(all(20_000)),
      lasts: Int32Array.from(all(20_027)),
    },
    people,
    trusts: Float64Array.of(0, 0.8),
    wantedAudiences: 1,
    pinned: [],
    wanted: { budgetCents: 25_000, media: [], sellerShare: 100 },
  }
}

it('sorts by cost and id, numbers sellers, and weighs contacts by trust and fit', () => {
  const { market, rows, withoutFigure } = spreadMarket(build([40, 10, 30, 20]))
  const { candidates, sellerCount } = market
  expect([...candidates.ids]).toEqual([40, 10, 30])
  expect([...rows]).toEqual([0, 1, 2])
  expect([...candidates.sellers]).toEqual([0, 1, 0])
  expect(sellerCount).toBe(2)
  expect([...candidates.contacts]).toEqual([480, 800, 240])
  expect(withoutFigure).toBe(1)
})

it('keeps what is pinned without a figure', () => {
  const { market, withoutFigure } = spreadMarket({ ...build([40, 10, 30, 20]), pinned: [20] })
  expect([...market.candidates.ids]).toEqual([40, 10, 30, 20])
  expect(withoutFigure).toBe(0)
  const answer = answerPlan({ ...build([40, 10, 30, 20]), pinned: [20] })
  expect(answer.lines[0]).toMatchObject({ id: 20, isPinned: true, contacts: 0 })
  expect(answer.lines).toHaveLength(2)
})

it('spreads over places by default, and stays where more is seen where that is the goal', () => {
  // two strong spaces at one small place, a weaker one in another
  const task = {
    ...build([10, 20, 30, 40]),
    people: { ...people, lngs: Float64Array.of(TACOMA.lng, -120), people: Float64Array.of(4000, 4000) },
  }
  const { rows } = task
  rows.lngs.set([TACOMA.lng, TACOMA.lng, -120, -120])
  rows.lats.set([TACOMA.lat, TACOMA.lat, 47.3, 47.3])
  rows.audiences.fill(1)
  rows.sellers.fill(70)
  rows.contacts.set([20_000, 20_000, 9000, 0])
  const idsOf = (goal?: 'spread' | 'repeat') =>
    answerPlan(goal ? { ...task, goal } : task)
      .lines.map(({ id }) => id)
      .toSorted()
  expect(idsOf()).toEqual(idsOf('spread'))
  expect(idsOf()).toContain(30)
  expect(idsOf('repeat')).toEqual([10, 20])
})

it('plans where nobody is known to live', () => {
  expect(answerPlan({ ...build([4, 1, 3, 2]), people: nobody }).lines).toHaveLength(2)
})

it('draws no curve that nobody waits for', () => {
  expect(answerCurve(build([4, 1, 3, 2]), () => true)).toBeNull()
  expect(answerCurve(build([4, 1, 3, 2]), () => false)?.points).toHaveLength(12)
})
