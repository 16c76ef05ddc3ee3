import { describe, expect, it } from 'vitest'
import { emptyCriteria } from '#domain/discovery/criteria.ts'
import { isWeakReason } from './is-weak-reason.ts'
import { listIds } from './list-ids.ts'
import { listSaid } from './list-said.ts'
import { toBins } from './price-bins.ts'

type Parts = Parameters<typeof isWeakReason>[1]
const part = (name: string, points: number, max = 10) => ({ name, points, max }) as Parts[number]

describe('a reason is a drawback', () => {
  it.each<[string, Parts, boolean]>([
    ['Place: 20 miles away', [part('place', 3)], true],
    ['Place: in Kent', [part('place', 4)], false],
    ['Price: above the budget', [part('budget', 4)], true],
    ['Price: within it', [part('budget', 5)], false],
    ['Dates: only from April', [part('availability', 7)], true],
    ['Dates: all of them', [part('availability', 8)], false],
    ['Audience: commuters', [part('audience', 0)], false],
    ['Place: in Kent', [], false],
  ])('%s with %j: %s', (sentence, parts, expected) => {
    expect(isWeakReason(sentence, parts)).toBe(expected)
  })
})

it.each([
  ['those shown', [3, 5], [7], [3, 5]],
  ['the weak ones where none is', [], [7], [7]],
  ['none', [], [], []],
])('on the map are %s', (_what, shown, rest, ids) => {
  const matches = (of: number[]) => of.map((id) => ({ listing: { id } })) as never
  expect(listIds(matches(shown), matches(rest))).toEqual(ids)
})

it.each([
  [{}, []],
  [{ place: 'Kent', priceMax: 0 }, ['place', 'priceMax']],
  [{ adTypes: ['radio'], features: [] }, ['adTypes']],
] as const)('of %j was said %j', (part_, said) => {
  expect(listSaid({ ...emptyCriteria(), ...part_ } as never)).toEqual(said)
})

describe('prices in bars', () => {
  it.each([
    ['none', []],
    ['one', [500]],
    ['all the same', [500, 500, 500]],
    ['several', [100, 250, 250, 900, 1300]],
    ['close together', [100, 101, 102]],
  ])('%s: none is lost', (_what, prices) => {
    expect(toBins(prices).reduce((sum, { count }) => sum + count, 0)).toBe(prices.length)
  })
})
