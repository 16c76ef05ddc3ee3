import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SORTS } from '#domain/vocabulary.ts'
import { buildSpace, buildSpaces, createRandom } from '#test/support/discovery/build-spaces.ts'
import { SearchInputError } from './check-query.ts'
import type { SearchQuery } from './query.ts'
import { buildIndex, type SearchIndex } from './search-index.ts'

const near = { lat: 47.6, lng: -122.33 }

/** Ids of all pages, running a callback between them. */
function walk(index: SearchIndex, query: SearchQuery, between: () => void = () => {}): number[] {
  const ids: number[] = []
  let cursor: string | null | undefined
  do {
    const answer = index.search({ ...query, ...(cursor && { cursor }), want: { clusters: false } })
    ids.push(...answer.ids)
    cursor = answer.nextCursor
    between()
  } while (cursor !== null)
  return ids
}

const arbitraryWalk = fc.record({
  seed: fc.integer(),
  count: fc.integer({ min: 1, max: 700 }),
  sort: fc.constantFrom(...SORTS),
  limit: fc.integer({ min: 1, max: 60 }),
  hasNear: fc.boolean(),
})

describe('cursors', () => {
  it('visit every space once, in every order', () => {
    fc.assert(
      fc.property(arbitraryWalk, ({ seed, count, sort, limit, hasNear }) => {
        const index = buildIndex(buildSpaces({ seed, count, form: 'stacks' }))
        const query: SearchQuery = { sort, limit, ...((hasNear || sort === 'distance') && { near }) }
        const ids = walk(index, query)
        expect(ids.length).toBe(count)
        expect(new Set(ids).size).toBe(count)
      }),
      { numRuns: 60 },
    )
  })

  it('neither skip nor repeat a space while others are added, removed, changed and merged', () => {
    fc.assert(
      fc.property(arbitraryWalk, ({ seed, count, sort, limit, hasNear }) => {
        const index = buildIndex(buildSpaces({ seed, count, form: 'city' }))
        const random = createRandom(seed)
        const touched = new Set<number>()
        const between = () => {
          for (let i = 0; i < 5; i++) {
            const id = 1 + Math.floor(random() * count * 1.2)
            touched.add(id)
            if (random() < 0.5) index.remove(id)
            else index.upsert(buildSpace(id, 'city', random))
          }
          if (random() < 0.2) index.merge()
        }
        const query: SearchQuery = { sort, limit, ...((hasNear || sort === 'distance') && { near }) }
        const seen = walk(index, query, between).filter((id) => !touched.has(id))
        const stayed = Array.from({ length: count }, (_, i) => i + 1).filter((id) => !touched.has(id))
        expect(seen.sort((a, b) => a - b)).toEqual(stayed)
      }),
      { numRuns: 60 },
    )
  })

  it('are rejected when damaged, carelessly forged or used in another order', () => {
    const index = buildIndex(buildSpaces({ seed: 1, count: 50, form: 'city' }))
    const cursor = index.search({ sort: 'price-asc', limit: 10 }).nextCursor as string
    const flipped = cursor.slice(0, 4) + (cursor[4] === 'A' ? 'B' : 'A') + cursor.slice(5)
    for (const broken of ['', 'x', '%%%', flipped, `${cursor}A`, 'A'.repeat(500), btoa('1|2|3'), '..']) {
      expect(() => index.search({ sort: 'price-asc', cursor: broken })).toThrow(SearchInputError)
    }
    expect(() => index.search({ sort: 'newest', cursor })).toThrow(/cursor/)
    expect(() => index.search({ sort: 'price-asc', near, cursor })).toThrow(/cursor/)
    expect(index.search({ sort: 'price-asc', cursor }).ids).not.toEqual([])
  })
})
