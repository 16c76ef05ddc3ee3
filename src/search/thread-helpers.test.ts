import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildSpace, buildSpaces, createRandom, WORLD_FORMS } from '#test/support/build-spaces.ts'
import { arbitraryQuery } from '#test/support/search-queries.ts'
import type { SearchAnswer, SearchQuery } from './query.ts'
import type { Help, HelpedQuery, SearchHelpers } from './search-helpers.ts'
import { buildIndex, type SearchIndex } from './search-index.ts'
import type { SearchPass } from './search-pass.ts'
import { ThreadHelpers } from './thread-helpers.ts'

/** Splits whatever it can, in the smallest pieces, and counts what it has split. */
class EagerHelpers implements SearchHelpers {
  readonly threads = new ThreadHelpers({ count: 2, worthRows: 0, taskRows: 40, patienceMs: 30_000 })
  splits = 0

  run(pass: SearchPass, helped: HelpedQuery): Help {
    const help = this.threads.run(pass, helped)
    if (help === 'done') this.splits++
    return help
  }
}

const helpers = new EagerHelpers()

beforeAll(async () => {
  while (!helpers.threads.isReady) await new Promise((next) => setTimeout(next, 10))
})
afterAll(() => helpers.threads.close())

/** Cells are met in another order by several threads; nobody promises one. */
function sorted(answer: SearchAnswer): SearchAnswer {
  const clusters = answer.clusters?.toSorted((a, b) => a.lat - b.lat || a.lng - b.lng || a.count - b.count)
  return { ...answer, clusters: clusters ?? null }
}

function expectSame(index: SearchIndex, query: SearchQuery): void {
  index.setHelpers(null)
  const alone = sorted(index.search(query))
  index.setHelpers(helpers)
  expect(sorted(index.search(query))).toEqual(alone)
}

/** The same query without a list of ids and with a filter: of the kind that can be split. */
function toSifting({ ids: _ids, ...query }: SearchQuery): SearchQuery {
  return { listingTypes: ['rent'], ...query }
}

const arbitraryCase = fc
  .record({
    seed: fc.integer(),
    count: fc.oneof(
      { weight: 1, arbitrary: fc.integer({ min: 0, max: 40 }) },
      { weight: 5, arbitrary: fc.integer({ min: 600, max: 3000 }) },
    ),
    form: fc.constantFrom(...WORLD_FORMS),
  })
  .chain((world) =>
    fc.record({
      world: fc.constant(world),
      queries: fc.array(arbitraryQuery(world.form, world.count), { minLength: 12, maxLength: 12 }),
    }),
  )

describe('a query split over threads', () => {
  it('has the answer of one thread, before and after changes and merges', () => {
    fc.assert(
      fc.property(arbitraryCase, ({ world, queries }) => {
        const index = buildIndex(buildSpaces(world))
        const random = createRandom(world.seed)
        for (const [i, query] of queries.entries()) {
          expectSame(index, query)
          expectSame(index, toSifting(query))
          index.upsert(buildSpace(1 + Math.floor(random() * (world.count + 5)), world.form, random))
          index.remove(1 + Math.floor(random() * (world.count + 5)))
          if (i % 5 === 4) index.merge()
        }
      }),
      { numRuns: 100 },
    )
    expect(helpers.splits).toBeGreaterThan(250)
  }, 60_000)

  it('goes on alone when the threads are gone', async () => {
    const threads = new ThreadHelpers({ count: 1, worthRows: 0, taskRows: 40 })
    while (!threads.isReady) await new Promise((next) => setTimeout(next, 10))
    const index = buildIndex(buildSpaces({ seed: 7, count: 2000, form: WORLD_FORMS[0] }))
    const query: SearchQuery = { priceMax: 2000 }
    const alone = sorted(index.search(query))
    index.setHelpers(threads)
    await threads.close()
    expect(sorted(index.search(query))).toEqual(alone)
  })
})
