import { describe, expect, it } from 'vitest'
import type { ComparedSpaces } from '#contract/discovery/comparison.ts'
import type { ListingMarket, SpaceCard } from '#contract/discovery/market.ts'
import { buildListing, buildUser } from '#test/support/listings/build-listing.ts'
import { createTestApp } from '#test/support/test-app.ts'

const { db, get, context } = await createTestApp()
const read = async <T>(path: string) => (await (await get(path)).json()) as T

describe('a seller', () => {
  it('is who has public spaces, shown in pages, without what is private', async () => {
    const id = await buildUser(db, {
      name: 'Hugo Brandt',
      company: 'Brandt Signs',
      status: 'pending',
      phone: '1',
    })
    const spaces = [await buildListing(db, { seller_id: id }), await buildListing(db, { seller_id: id })]
    await buildListing(db, { seller_id: id, status: 'paused' })
    const { memberSince, answers, newestIds, ...seller } = await read<Record<string, unknown>>(
      `/api/sellers/${id}`,
    )
    expect(seller).toEqual({
      id,
      name: 'Hugo Brandt',
      company: 'Brandt Signs',
      isEmailVerified: false,
      spaces: 2,
    })
    expect(newestIds).toEqual(spaces.toReversed())
    const first = await get(`/api/sellers/${id}/listings?limit=1`)
    expect(first.headers.get('x-total-count')).toBe('2')
    const next = /<(.*)>; rel="next"/.exec(first.headers.get('link')!)![1]!
    const shown = [...((await first.json()) as SpaceCard[]), ...(await read<SpaceCard[]>(next))]
    expect(shown.map((space) => space.id)).toEqual(spaces.reverse())
  })

  it('is suggested by how a name begins, with the number of public spaces', async () => {
    const id = await buildUser(db, { name: 'Ida Quill', company: 'Zeppelin % Signs', phone: '1' })
    await buildListing(db, { seller_id: id })
    await buildUser(db, { company: 'Zeppelin without spaces' })
    const gone = await buildUser(db, { company: 'Zeppelin of old', status: 'suspended' })
    await buildListing(db, { seller_id: gone })
    const found = [{ id, name: 'Ida Quill', company: 'Zeppelin % Signs', spaces: 1 }]
    for (const q of ['zeppel', 'ZEPPELIN %25', 'ida q'])
      expect(await read(`/api/sellers?q=${encodeURI(q).replace('%2525', '%25')}`), q).toEqual(found)
    expect(await read('/api/sellers?q=%25%25')).toEqual([])
    expect((await get('/api/sellers?q=z')).status).toBe(400)
  })

  it.each([
    ['without a public space', 'active', 'pending'],
    ['suspended', 'suspended', 'active'],
  ] as const)('%s is nobody', async (_, status, listing) => {
    const id = await buildUser(db, { status })
    await buildListing(db, { seller_id: id, status: listing })
    expect((await get(`/api/sellers/${id}`)).status).toBe(404)
    expect((await get(`/api/sellers/${id}/listings`)).status).toBe(404)
  })
})

it('a space stands beside its market by the month', async () => {
  const near = { ad_type: 'radio', lat: 46.1, lng: -120.1, frequency: 'month' } as const
  const prices = [400, 500, 600, 700, 5000]
  const ids: number[] = []
  for (const price of prices) ids.push(await buildListing(db, { ...near, price }))
  const weekly = await buildListing(db, { ...near, frequency: 'week', price: 100 })
  await context.search.catchUp()
  const market = await read<ListingMarket>(`/api/listings/${weekly}/market`)
  expect(market.price).toMatchObject({
    side: 'lowest-quarter',
    interval: 'month',
    price: 435,
    median: 600,
    count: 5,
    isNear: true,
  })
  expect(market.similar.map(({ id }) => id).sort((a, b) => a - b)).toEqual(ids.slice(0, 3))
  expect(market.firstFree).toMatch(/^\d{4}-/)
})

it('compares in the order asked, and says what is gone', async () => {
  const [a, b] = [await buildListing(db), await buildListing(db)]
  const paused = await buildListing(db, { status: 'paused' })
  const { spaces, gone } = await read<ComparedSpaces>(`/api/comparison?ids=${b},${paused},${a},${b}`)
  expect(spaces.map(({ id }) => id)).toEqual([b, a])
  expect(gone).toEqual([paused])
  const dated = await read<ComparedSpaces>(`/api/comparison?ids=${a}&from=2100-01-01`)
  expect(dated.spaces[0]!.dated).toBeNull()
  for (const query of ['ids=1,2,3,4,5,6', 'ids=x', 'ids=1&from=2027-02-01&to=2027-01-01'])
    expect((await get(`/api/comparison?${query}`)).status).toBe(400)
})
