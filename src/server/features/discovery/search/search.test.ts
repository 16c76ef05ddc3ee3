import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { MapAnswer } from '#contract/discovery/search.ts'
import type { Listing } from '#contract/listings/listings.ts'
import { followChannels } from '#server/platform/db/follow-channel.ts'
import { loadGazetteer } from '#server/platform/geocoding/load-gazetteer.ts'
import { asOwner } from '#test/support/as-owner.ts'
import { buildListing, buildUser } from '#test/support/listings/build-listing.ts'
import { createTestApp } from '#test/support/test-app.ts'
import { ListingSearch } from './listing-search.ts'

const { db, get, context } = await createTestApp()
const company = await buildUser(db, { company: 'Ærlig Outdoor' })
const ballard = await buildListing(db, {
  title: 'Ballard mural',
  lat: 47.668,
  lng: -122.384,
  location_text: 'Ballard, Seattle, WA',
  seller_id: company,
})
const tacoma = await buildListing(db, {
  title: 'Stadium screen',
  ad_type: 'digital',
  venue: 'stadium',
  lat: 47.238,
  lng: -122.497,
  location_text: 'Tacoma, WA',
})
const ferry = await buildListing(db, {
  title: 'Ferry rail cards',
  venue: 'ferry',
  lat: 47.602,
  lng: -122.338,
  location_text: 'Seattle, WA',
})
const words = await buildListing(db, {
  title: 'Roving bike trailer',
  lat: null,
  lng: null,
  location_text: 'Fremont, Seattle, WA',
  price: 300,
})

const find = async (query: string): Promise<number[]> =>
  ((await (await get(`/api/listings?${query}`)).json()) as Listing[])
    .map((listing) => listing.id)
    .sort((a, b) => a - b)
const map = async (query: string): Promise<MapAnswer> => (await get(`/api/listings/map?${query}`)).json()

describe('places', () => {
  it('finds spaces located in the place, and those that only name it', async () => {
    expect(await find('location=Seattle')).toEqual([ballard, ferry, words])
    expect(await find('location=seatle wa')).toEqual([ballard, ferry, words])
    expect(await find('location=Ballard')).toEqual([ballard])
    expect(await find('location=Tacoma')).toEqual([tacoma])
  })

  it('reports the resolved place, and maps no space without coordinates', async () => {
    const answer = await map('location=Seattle')
    expect(answer.place?.canonical).toBe('Seattle, WA')
    expect(answer.total).toBe(3)
    expect(answer.clusters.reduce((sum, cluster) => sum + cluster.count, 0)).toBe(2)
  })

  it('returns an empty list for an unknown place', async () => {
    expect(await find('location=zzyzzx qqq')).toEqual([])
    expect((await map('location=zzyzzx qqq')).place).toBeNull()
  })

  it('treats a place name as text when no space is there and some mention it', async () => {
    await db
      .updateTable('listings')
      .set({ title: 'Banner at the brewery' })
      .where('id', '=', tacoma)
      .execute()
    await context.search.catchUp()
    const offers = { banner: 'Banner, WY', brewery: 'Brewery District, Tacoma, WA' }
    for (const [text, offer] of Object.entries(offers)) {
      expect(await find(`location=${text}`)).toEqual([tacoma])
      const answer = await map(`location=${text}`)
      expect(answer.place).toBeNull()
      expect(answer.suggestions[0]).toBe(offer)
    }
    expect((await map('location=spokan')).place?.canonical).toBe('Spokane, WA')
    await db.updateTable('listings').set({ title: 'Stadium screen' }).where('id', '=', tacoma).execute()
    await context.search.catchUp()
  })

  it('W22: offers no far place that merely looks like words that a space has', async () => {
    await db.updateTable('listings').set({ title: 'Cheap taco wall' }).where('id', '=', tacoma).execute()
    await context.search.catchUp()
    for (const [text, offers] of Object.entries({ taco: ['Tacoma, WA'], cheap: [] })) {
      expect(await find(`location=${text}`)).toEqual([tacoma])
      expect((await map(`location=${text}`)).suggestions.slice(0, 1)).toEqual(offers)
    }
    await db.updateTable('listings').set({ title: 'Stadium screen' }).where('id', '=', tacoma).execute()
    await context.search.catchUp()
  })

  it('sorts by distance and accepts polygons', async () => {
    const listings = (await (await get('/api/listings?near=47.6,-122.33&sort=distance')).json()) as Listing[]
    expect(listings.map((listing) => listing.id)).toEqual([ferry, ballard, tacoma, words])
    expect(await find('polygon=-122.4,47.65;-122.36,47.65;-122.36,47.69;-122.4,47.69')).toEqual([ballard])
    expect(await find('near=47.6,-122.33&radiusKm=1')).toEqual([ferry])
  })
})

describe('words', () => {
  it('match title, seller, venue and prefixes, with typos', async () => {
    expect(await find('q=mural')).toEqual([ballard])
    expect(await find('q=aerlig')).toEqual([ballard])
    expect(await find('q=stad')).toEqual([tacoma])
    expect(await find('q=muraal')).toEqual([ballard])
    expect(await find('q=trailer')).toEqual([words])
    expect(await find('q=trailer&location=Seattle')).toEqual([words])
    expect(await find('q=mural&location=Tacoma')).toEqual([])
    expect(await find('q=trailer&location=roving bike trailer')).toEqual([words])
    expect(await find('q=mural&location=roving bike trailer')).toEqual([])
    expect(await find('q=nothing like it')).toEqual([])
    expect(await find("q=')) or 1=1 --")).toEqual([])
  })

  it('follow the seller when the company changes its name', async () => {
    await db.updateTable('users').set({ company: 'Tidewater Signs' }).where('id', '=', company).execute()
    await context.search.catchUp()
    expect(await find('q=tidewater')).toEqual([ballard])
  })
})

it('counts a ferry as transit', async () => {
  expect(await find('venue=transit')).toEqual([ferry])
})

it('exports GeoJSON, longitude first', async () => {
  const response = await get('/api/listings.geojson?q=mural')
  expect(response.headers.get('content-type')).toBe('application/geo+json')
  const { features } = (await response.json()) as { features: { geometry: unknown }[] }
  expect(features[0]!.geometry).toEqual({ type: 'Point', coordinates: [-122.384, 47.668] })
})

it.each([
  ['polygon=1,2;3,4', 'polygon'],
  ['polygon=0,0;1,1;1,0;0,1', 'polygon'],
  ['radiusKm=5', 'radiusKm'],
  ['sort=distance', 'sort'],
  ['priceMin=10&priceMax=5', 'priceMin'],
  ['near=91,0', 'near'],
  ['bbox=0,10,1,5', 'bbox'],
  ['availableFrom=2026-05-02&availableTo=2026-05-01', 'availableFrom'],
  [`polygon=${Array.from({ length: 10_000 }, (_, i) => `${i / 1000},0`).join(';')}`, 'polygon'],
])('refuses %s and names the field', async (query, field) => {
  const response = await get(`/api/listings?${query}`)
  expect(response.status).toBe(400)
  expect(((await response.json()) as { message: string }).message).toContain(field)
})

it('resolves text and places once for the list, the map and the pages of one search', async () => {
  let statements = 0
  const counted = db.withPlugin({
    transformQuery({ node }) {
      statements++
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const { config, log, now } = context
  const search = new ListingSearch({
    db: counted,
    config,
    log,
    now,
    gazetteer: loadGazetteer,
  })
  await search.list({ q: 'mural', location: 'Seattle' })
  const before = statements
  expect((await search.map({ location: 'Seattle', q: 'mural', zoom: 9 })).total).toBe(1)
  expect((await search.list({ q: 'mural', location: 'Seattle', sort: 'newest', limit: 1 })).total).toBe(1)
  expect(statements).toBe(before)
})

describe('another process', () => {
  const other = new ListingSearch({
    db,
    config: context.config,
    log: context.log,
    now: context.now,
    gazetteer: loadGazetteer,
  })
  const total = async () => (await other.list({})).total
  const until = async (wanted: number) => {
    for (let i = 0; i < 200 && (await total()) !== wanted; i++)
      await new Promise((next) => setTimeout(next, 10))
    expect(await total()).toBe(wanted)
  }
  beforeAll(async () => {
    const stop = await other.start()
    const url = context.config.DATABASE_URL!
    const stopFollowing = followChannels({ url, log: context.log, followers: [other] })
    return async () => {
      stop()
      await stopFollowing()
    }
  })

  it('follows commits, pauses and late transactions', async () => {
    await until(4)
    const fresh = await buildListing(db, { title: 'Fresh face' })
    await until(5)
    await db.updateTable('listings').set({ status: 'paused' }).where('id', '=', fresh).execute()
    await until(4)
  })

  it('does not miss a transaction that began first and commits last', async () => {
    let release = () => {}
    const held = new Promise<void>((done) => {
      release = done
    })
    const slow = db.transaction().execute(async (trx) => {
      await trx.updateTable('listings').set({ status: 'paused' }).where('id', '=', ballard).execute()
      await held
    })
    await buildListing(db, { title: 'Quick one' })
    await until(5)
    release()
    await slow
    await until(4)
  })

  it('recovers after its connection was cut', async () => {
    await asOwner(
      db,
      sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'placard listener'`,
    )
    await db.updateTable('listings').set({ status: 'active' }).where('id', '=', ballard).execute()
    await until(5)
  })
})

describe('prices', () => {
  const here = 'bbox=-122.6,48.7,-122.4,48.8'
  const ids: Record<'week' | 'month' | 'sale', number> = { week: 0, month: 0, sale: 0 }
  beforeAll(async () => {
    const at = { lat: 48.75, lng: -122.5 }
    ids.week = await buildListing(db, { ...at, price: 75, frequency: 'week' })
    ids.month = await buildListing(db, { ...at, price: 85, frequency: 'month' })
    ids.sale = await buildListing(db, {
      ...at,
      price: 48_000,
      frequency: 'one-time',
      listing_type: 'sale',
    })
    await context.search.catchUp()
  })
  const order = async (query: string) =>
    ((await (await get(`/api/listings?${here}&${query}`)).json()) as Listing[]).map(({ id }) => id)

  it('are plain listed ones until a ruler is given', async () => {
    expect(await order('sort=price-asc')).toEqual([ids.week, ids.month, ids.sale])
    expect(await order('priceMax=100&sort=price-asc')).toEqual([ids.week, ids.month])
    expect(await order('per=month&sort=price-asc')).toEqual([ids.month, ids.week, ids.sale])
    expect(await order('per=month&sort=price-desc')).toEqual([ids.week, ids.month, ids.sale])
    expect(await order('per=month&priceMax=100')).toEqual([ids.month])
    expect(await order('per=week&priceMin=75')).toEqual([ids.week])
  })

  it('of what is for sale have a range of their own', async () => {
    expect(await order('per=month&priceMax=100&listingType=sale')).toEqual([ids.sale])
    expect(await order('per=month&salePriceMax=40000&listingType=sale')).toEqual([])
    const { histogram, saleHistogram, clusters } = await map(`${here}&per=month`)
    expect(histogram.counts.reduce((sum, count) => sum + count)).toBe(2)
    expect(saleHistogram.counts[48]).toBe(1)
    expect(clusters).toMatchObject([{ count: 3, minPrice: 85, maxPrice: 326 }])
  })
})
