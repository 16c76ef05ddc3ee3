import { expect, it } from 'vitest'
import type { ListingMarket } from '#contract/discovery/market.ts'
import { buildListing, buildUser } from '#test/support/listings/build-listing.ts'
import { createTestApp } from '#test/support/test-app.ts'

const app = await createTestApp()
const { db, context } = app

const at = { lat: 47.25, lng: -122.44, status: 'active', ad_type: 'billboard' } as const
const size = (value: string) => ({ specifications: JSON.stringify([{ label: 'Size', value }]) })

async function adviseOn(specifications: object[], sellerId: number) {
  await context.search.catchUp()
  const draft = {
    title: 'Wall',
    description: 'A wall on Broadway.',
    adType: 'billboard',
    location: 'Tacoma, WA',
  }
  const client = await app.as(sellerId)
  const answer = await client.send('POST', '/api/ai/seller', { ...draft, price: 650, specifications })
  const { listing } = (await answer.json()) as {
    listing: { price: { text: string; statistics: { count: number; median: number } | null } }
  }
  return listing.price
}

it('M8: compares a price with other sellers’ spaces of its size, and says when they are too few', async () => {
  const own = await buildUser(db)
  const company = await buildUser(db)
  const wall = await buildListing(db, { ...at, ...size('10 × 12 ft'), price: 650, seller_id: own })
  // one company's many bulletins, and its own other walls
  for (let face = 0; face < 20; face++)
    await buildListing(db, { ...at, ...size('14 × 48 ft'), price: 2600 + face, seller_id: company })
  for (let face = 0; face < 4; face++)
    await buildListing(db, { ...at, ...size('10 × 12 ft'), seller_id: own })
  const specs = [{ label: 'Size', value: '10 × 12 ft' }]
  expect(await adviseOn(specs, own)).toMatchObject({
    statistics: null,
    text: 'Price: too few comparable billboard spaces of a similar size are listed to name a price.',
  })
  for (const price of [500, 600, 700, 800, 900])
    await buildListing(db, { ...at, ...size('12 × 10 ft'), price, seller_id: await buildUser(db) })
  expect(await adviseOn(specs, own)).toMatchObject({
    statistics: { count: 5, median: 700 },
    text: expect.stringContaining('5 comparable billboard spaces of a similar size nearby'),
  })
  await context.search.catchUp()
  const market = (await (await app.get(`/api/listings/${wall}/market`)).json()) as ListingMarket
  expect(market.price).toMatchObject({ count: 5, median: 700, side: 'below-median' })
})

it('M7: tells a buyer that a pin at the middle of its town is rough', async () => {
  const town = app.context.gazetteer().resolvePlace('Tacoma, WA')!
  const placed = { ...at, location_text: 'Tacoma, WA' }
  const rough = await buildListing(db, { ...placed, lat: town.lat, lng: town.lng })
  const exact = await buildListing(db, { ...placed, lat: 47.2602, lng: -122.4398 })
  await context.search.catchUp()
  const isRough = async (id: number) =>
    ((await (await app.get(`/api/listings/${id}/market`)).json()) as ListingMarket).isPinRough
  expect([await isRough(rough), await isRough(exact)]).toEqual([true, false])
})
