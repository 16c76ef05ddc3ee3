import { expect, it } from 'vitest'
import type { FoundListing, ListingQuery } from '#contract/discovery/search.ts'
import { listAlike } from './list-alike.ts'

const SPACE = { id: 0, adType: 'billboard', coordinates: { lat: 47, lng: -122 }, monthlyPrice: 100 } as const

/** A search over spaces of these monthly prices, nearest first; counts what was read. */
function searchOver(prices: number[]) {
  const spaces = prices.map((price, index) => ({ id: index, monthlyPrice: price }) as FoundListing)
  let read = 0
  const list = async ({ cursor, limit = 500 }: ListingQuery) => {
    const from = Number(cursor ?? 0)
    const listings = spaces.slice(from, from + limit)
    read += listings.length
    const next = from + listings.length
    return { listings, total: spaces.length, nextCursor: next < spaces.length ? String(next) : null }
  }
  return { list, read: () => read }
}

it('reads no more than it needs to find the nearest at a like price', async () => {
  const search = searchOver([100, 150, 151, 50, 49, 120, 90, ...Array<number>(993).fill(100)])
  const found = await listAlike(search, SPACE, { count: 4 })
  expect(found.map(({ id }) => id)).toEqual([1, 3, 5, 6])
  expect(search.read()).toBeLessThan(50)
})

it('reads on while what is near is not alike, up to a bound', async () => {
  const far = searchOver([...Array<number>(100).fill(900), 110])
  expect((await listAlike(far, SPACE, { count: 4 })).map(({ id }) => id)).toEqual([100])
  const never = searchOver(Array<number>(5000).fill(900))
  expect(await listAlike(never, SPACE, { count: 4 })).toEqual([])
  expect(never.read()).toBeLessThanOrEqual(500)
  const chosen = searchOver(Array<number>(60).fill(100))
  const found = await listAlike(chosen, SPACE, { count: 2, isWanted: ({ id }) => id > 40 })
  expect(found.map(({ id }) => id)).toEqual([41, 42])
})
