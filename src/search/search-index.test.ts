import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contains } from '#domain/geo.ts'
import {
  buildSpace,
  buildSpaces,
  createRandom,
  type TestSpace,
  WORLD_FORMS,
  type World,
} from '#test/support/discovery/build-spaces.ts'
import { isApart, isUnpriced, naiveCents, naiveSearch } from '#test/support/discovery/naive-search.ts'
import { arbitraryQuery } from '#test/support/discovery/search-queries.ts'
import { BLOCK_ROWS } from './blocks.ts'
import { mercatorX, mercatorY, toE7 } from './projection.ts'
import type { SearchAnswer, SearchQuery } from './query.ts'
import { buildIndex, type SearchIndex } from './search-index.ts'

const arbitraryWorld = fc.record({
  seed: fc.integer(),
  count: fc.oneof(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 1500 })),
  form: fc.constantFrom(...WORLD_FORMS),
})

/** Blocks so small that every query covers some entirely and some partly. */
const arbitraryBlockRows = fc.constantFrom(7, 32, 100, BLOCK_ROWS)

const QUERIES = 25

/** A random world with a series of queries, and how many spaces change between them. */
const caseOf = (toQueries: typeof arbitraryQuery) =>
  arbitraryWorld.chain((world) =>
    fc.record({
      world: fc.constant(world),
      blockRows: arbitraryBlockRows,
      changes: fc.integer({ min: 0, max: 30 }),
      queries: fc.array(toQueries(world.form, world.count), { minLength: QUERIES, maxLength: QUERIES }),
    }),
  )

/** Any query by the total for some dates, few of them, so that what is kept of earlier ones is used. */
const datedQuery: typeof arbitraryQuery = (form, count) =>
  fc
    .record({
      query: arbitraryQuery(form, count),
      first: fc.constantFrom(20_010, 20_020, 20_030),
      days: fc.constantFrom(0, 6, 40),
    })
    .map(({ query, first, days }) => ({
      ...query,
      per: 'total' as const,
      availableFromDay: first,
      availableToDay: first + days,
    }))

function expectAgreements(toQueries: typeof arbitraryQuery, numRuns: number): void {
  let cases = 0
  fc.assert(
    fc.property(caseOf(toQueries), ({ world, blockRows, changes, queries }) => {
      const market = new Market(world, blockRows)
      for (const query of queries) {
        cases++
        market.change(changes)
        expectAgreement(market, query)
      }
    }),
    { numRuns },
  )
  expect(cases).toBeGreaterThanOrEqual(numRuns * QUERIES)
}

describe('the kernel agrees with a brute-force filter', () => {
  it('for random worlds, changes, merges and queries', () => expectAgreements(arbitraryQuery, 400), 120_000)

  it('by the totals for dates', () => expectAgreements(datedQuery, 80), 120_000)
})

/**
 * The same spaces twice: in the kernel and in a plain map (the oracle). Changes go to both; merges run a step at a
 * time.
 */
class Market {
  readonly index: SearchIndex
  readonly rows: Map<number, TestSpace>
  readonly #world: World
  readonly #random: () => number
  #merge: Generator<void, void> | null = null

  constructor(world: World, blockRows: number) {
    const rows = buildSpaces(world)
    this.index = buildIndex(rows, blockRows)
    this.rows = new Map(rows.map((row) => [row.id, row]))
    this.#world = world
    this.#random = createRandom(world.seed + 1)
  }

  change(times: number): void {
    for (let i = 0; i < times; i++) {
      const id = 1 + Math.floor(this.#random() * (this.#world.count + 10))
      if (this.#random() < 0.4) {
        // the plain comparison first: an assertion for each of 360,000 changes took a tenth of this file's time
        const isRemoved = this.index.remove(id)
        if (isRemoved !== this.rows.delete(id)) expect.unreachable(`${id} was removed from one side alone`)
      } else {
        const row = buildSpace(id, this.#world.form, this.#random)
        this.index.upsert(row)
        this.rows.set(id, row)
      }
      this.#step()
    }
  }

  #step(): void {
    if (this.#merge === null && this.#random() < 0.05) this.#merge = this.index.mergeSteps()
    if (this.#merge?.next().done) this.#merge = null
  }
}

function expectAgreement(market: Market, query: SearchQuery): void {
  const rows = [...market.rows.values()]
  const naive = naiveSearch(rows, query)
  const answer = market.index.search(query)
  expect(market.index.size).toBe(rows.length)
  expect(answer.total).toBe(naive.total)
  expect(answer.facets).toEqual(naive.facets)
  expect(answer.histogram?.counts).toEqual(naive.histogram)
  expect(answer.saleHistogram?.counts).toEqual(naive.saleHistogram)
  expectPage(answer.ids, naive, query)
  expect(answer.nextCursor === null).toBe(naive.total <= naive.page.length)
  expectClusters(answer, naive.matches, query)
}

/**
 * Distances of different points may be equal in one formula and differ in the last bit in the other; such
 * neighbors may come in either order. Every other order is exact.
 */
function expectPage(ids: readonly number[], naive: ReturnType<typeof naiveSearch>, query: SearchQuery): void {
  if (!query.near || (query.sort ?? 'recommended').startsWith('price') || query.sort === 'newest') {
    expect(ids).toEqual(naive.page)
    return
  }
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.length).toBe(naive.page.length)
  ids.forEach((id, i) => {
    const key = naive.keys.get(id) as number
    const expected = naive.keys.get(naive.page[i]!) as number
    if (key !== expected) expect(key).toBeCloseTo(expected, 7)
  })
}

function expectClusters(answer: SearchAnswer, matches: readonly TestSpace[], query: SearchQuery): void {
  const depth = (query.zoom ?? 10) + 2
  const cells = new Map<string, TestSpace[]>()
  for (const row of matches) {
    if (row.lat === null || row.lng === null) continue
    const x = Math.floor(mercatorX(toE7(row.lng)) / 2 ** (32 - depth))
    const y = Math.floor(Math.floor(mercatorY(toE7(row.lat))) / 2 ** (32 - depth))
    const key = `${x}/${y}`
    cells.set(key, [...(cells.get(key) ?? []), row])
  }
  const expected = [...cells.values()].map((group) => describeGroup(group, query))
  const actual = (answer.clusters ?? []).map(({ lat, lng, ...rest }) => {
    expect(contains(rest.bounds, { lat, lng })).toBe(true)
    return rest
  })
  const order = (a: { bounds: object; minPrice: number }, b: { bounds: object; minPrice: number }) =>
    JSON.stringify(a.bounds).localeCompare(JSON.stringify(b.bounds))
  expect(actual.sort(order)).toEqual(expected.sort(order))
}

function describeGroup(group: readonly TestSpace[], query: SearchQuery) {
  const lats = group.map((row) => row.lat as number)
  const lngs = group.map((row) => row.lng as number)
  const rents = group.filter((row) => !isApart(row, query))
  const priced = rents.filter((row) => !isUnpriced(row, query))
  const compared = [priced, rents, group].find(({ length }) => length > 0)!
  const prices = compared.map((row) => Math.round(naiveCents(row, query) / 100))
  const bounds = {
    west: Math.min(...lngs),
    south: Math.min(...lats),
    east: Math.max(...lngs),
    north: Math.max(...lats),
  }
  const isPoint = bounds.west === bounds.east && bounds.south === bounds.north
  return {
    count: group.length,
    minPrice: Math.min(...prices),
    maxPrice: Math.max(...prices),
    bounds,
    ...(rents.length === 0 && { sale: true as const }),
    ...(rents.length > 0 && priced.length === 0 && { unpriced: true as const }),
    ...(group.length === 1 && { id: group[0]!.id }),
    ...(group.length > 1 && isPoint && { stack: true as const }),
  }
}
