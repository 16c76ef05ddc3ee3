import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Bounds, contains } from '#domain/geo.ts'
import {
  buildSpaces,
  createRandom,
  type TestSpace,
  WORLD_FORMS,
  type World,
} from '#test/support/discovery/build-spaces.ts'
import { arbitraryQuery } from '#test/support/discovery/search-queries.ts'
import { buildIndex, type SearchIndex } from '../search-index.ts'
import { toGate, type Watch, type WatchedSpace } from './watch.ts'
import { WatchIndex } from './watch-index.ts'

const WORDS = ['ferry', 'ferret', 'cafe', 'wall', 'é']
const arbitraryWorld: fc.Arbitrary<World> = fc.record({
  seed: fc.integer(),
  count: fc.integer({ min: 1, max: 60 }),
  form: fc.constantFrom(...WORLD_FORMS),
})

const arbitraryCase = arbitraryWorld.chain((world) =>
  fc.record({
    world: fc.constant(world),
    watches: fc.array(arbitraryWatch(world), { minLength: 30, maxLength: 60 }),
    today: fc.integer({ min: 19_980, max: 20_060 }),
    changes: fc.array(fc.record({ at: fc.nat(100), watch: arbitraryWatch(world) }), { maxLength: 20 }),
    isBuilt: fc.boolean(),
  }),
)

function arbitraryWatch({ form, count }: World): fc.Arbitrary<Omit<Watch, 'id'>> {
  return fc
    .record({
      query: arbitraryQuery(form, count),
      // the search that a place makes: words name it as well
      worded: fc.constantFrom('none', 'bounds', 'world', 'both'),
      word: fc.option(fc.constantFrom(...WORDS), { freq: 2, nil: undefined }),
    })
    .map(({ query, worded, word }) => ({
      // totals are held against their range afterwards (decision 172)
      query: query.per === 'total' ? { ...query, per: 'month' as const } : query,
      wordedAreas: listWorded(worded, query.bounds),
      gate: word === undefined ? 0 : toGate(word),
    }))
}

function listWorded(worded: string, bounds: Bounds | undefined): Bounds[] {
  if (worded === 'none') return []
  if (worded === 'both') return [...(bounds ? [bounds] : []), EAST]
  return [(worded === 'bounds' && bounds) || NORTH_WEST]
}

const EAST: Bounds = { west: 20, south: -60, east: 60, north: 60 }
const NORTH_WEST: Bounds = { west: -180, south: 0, east: 0, north: 90 }

it('a watch matches a space exactly when its search finds it', () => {
  let matches = 0
  fc.assert(
    fc.property(arbitraryCase, ({ world, watches, today, changes, isBuilt }) => {
      const spaces = buildSpaces(world)
      const index = new WatchIndex(1)
      const kept = new Map(watches.map((watch, i) => [i + 1, { ...watch, id: i + 1 }]))
      if (isBuilt) index.load(kept.values())
      else for (const watch of kept.values()) index.upsert(watch)
      for (const { at, watch } of changes) change(index, kept, { ...watch, id: at })
      expect(index.size).toBe(kept.size)
      const kernel = buildIndex(spaces)
      const asked = toWatched(spaces, { seed: world.seed, today })
      const found = new Map([...kept.values()].map((watch) => [watch.id, findBy(kernel, watch, asked)]))
      for (const _half of [1, 2]) {
        for (const space of asked) {
          const expected = [...kept.keys()].filter((id) => found.get(id)!.has(space.row.id))
          expect(index.match(space).sort((a, b) => a - b)).toEqual(expected.sort((a, b) => a - b))
          matches += expected.length
        }
        // the same once everything is sorted
        index.build()
      }
    }),
    { numRuns: 150 },
  )
  expect(matches).toBeGreaterThan(5_000)
}, 120_000)

/** An even id is removed, an odd one replaced or added. */
function change(index: WatchIndex, kept: Map<number, Watch>, watch: Watch): void {
  if (watch.id % 2 === 0) {
    expect(index.remove(watch.id)).toBe(kept.delete(watch.id))
    return
  }
  index.upsert(watch)
  kept.set(watch.id, watch)
}

function toWatched(spaces: readonly TestSpace[], { seed, today }: { seed: number; today: number }) {
  const random = createRandom(seed + 7)
  return spaces.map(
    (row): WatchedSpace => ({
      row,
      wordedAt: row.lat === null && random() < 0.7 ? { lat: random() * 90, lng: random() * 360 - 180 } : null,
      gates: WORDS.filter(() => random() < 0.5).map(toGate),
      today,
    }),
  )
}

/** The kernel run forwards, as the server runs it. */
function findBy(
  kernel: SearchIndex,
  { query, wordedAreas, gate }: Watch,
  spaces: WatchedSpace[],
): Set<number> {
  const { unlocatedIds: _own, limit: _limit, ...asked } = query
  const worded = spaces.filter(
    ({ wordedAt }) => wordedAt && wordedAreas.some((box) => contains(box, wordedAt)),
  )
  const gated = spaces.filter(({ gates }) => gate === 0 || [...gates].includes(gate))
  const answer = kernel.search({
    ...asked,
    today: spaces[0]!.today,
    limit: 500,
    unlocatedIds: worded.map(({ row }) => row.id),
    want: { facets: false, histogram: false, clusters: false },
  })
  const allowed = new Set(gated.map(({ row }) => row.id))
  return new Set(answer.ids.filter((id) => allowed.has(id)))
}
