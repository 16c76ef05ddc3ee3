import { describe, expect, it } from 'vitest'
import { buildListing } from '#test/support/listings/build-listing.ts'
import { createTestApp } from '#test/support/test-app.ts'

const { db, get } = await createTestApp({ INBOUND_MAIL_SECRET: 'a-secret-of-the-mail-server' })
const cheap = await buildListing(db, {
  title: 'Cheap coaster',
  ad_type: 'print',
  price: 80,
  listed_at: '2026-01-01',
})
const dear = await buildListing(db, { title: 'Dear bulletin', price: 9000, listed_at: '2026-02-01' })
const nowhere = await buildListing(db, {
  title: 'No place yet',
  lat: null,
  lng: null,
  price: 500,
  location_text: 'Tacoma, WA',
})
const pending = await buildListing(db, { title: 'Pending', status: 'pending' })

const ids = async (path: string) =>
  ((await (await get(path)).json()) as { id: number }[]).map((listing) => listing.id)

describe('GET /api/listings', () => {
  it('answers a bare array of active listings with their total', async () => {
    const response = await get('/api/listings')
    expect(response.headers.get('x-total-count')).toBe('3')
    expect(await ids('/api/listings?sort=price-asc')).toEqual([cheap, nowhere, dear])
  })

  it('names the address of the space, never that of its seller', async () => {
    const seller = await db.selectFrom('users').select('email').execute()
    for (const path of [
      '/api/listings',
      '/api/listings.geojson',
      '/api/listings/map?priceMin=5000',
      `/api/listings/${dear}`,
    ]) {
      const text = await (await get(path)).text()
      expect(text).toContain(`space+${dear}@placard.example`)
      for (const { email } of seller) expect(text).not.toContain(email)
    }
  })

  it('filters by place words, price and type', async () => {
    expect(await ids('/api/listings?location=tacoma')).toEqual([nowhere])
    expect(await ids('/api/listings?priceMax=100')).toEqual([cheap])
    expect(await ids('/api/listings?adType=print')).toEqual([cheap])
    expect(await ids('/api/listings?bbox=-123,47,-122,48&sort=newest')).toEqual([dear, cheap])
  })

  it('pages with the cursor of its Link header, without gaps or repeats', async () => {
    const seen: number[] = []
    let path: string | undefined = '/api/listings?sort=price-desc&limit=1'
    while (path) {
      const response = await get(path)
      seen.push(...((await response.json()) as { id: number }[]).map((listing) => listing.id))
      path = /<([^>]+)>/.exec(response.headers.get('link') ?? '')?.[1]
    }
    expect(seen).toEqual([dear, nowhere, cheap])
  })

  it.each([
    ['adType=balloon', 'adType'],
    ['bbox=1,2,3', 'bbox'],
    ['bbox=a,b,c,d', 'bbox'],
    ['priceMin=-1', 'priceMin'],
    ['limit=0', 'limit'],
    ['limit=501', 'limit'],
    ['sort=best', 'sort'],
    ['cursor=xyz', 'cursor'],
    ['availableFrom=soon', 'availableFrom'],
    [`location=${'x'.repeat(10_000)}`, 'location'],
  ])('refuses %s with a message that names the field', async (query, field) => {
    const response = await get(`/api/listings?${query}`)
    expect(response.status).toBe(400)
    expect(((await response.json()) as { message: string }).message).toContain(field)
  })

  it('keeps every status to admins', async () => {
    expect((await get('/api/listings?includeStatus=all')).status).toBe(401)
  })
})

describe('GET /api/listings/map', () => {
  it('clusters what has coordinates and counts facets without their own filter', async () => {
    const answer = (await (await get('/api/listings/map?adType=print&zoom=10')).json()) as {
      total: number
      clusters: { count: number }[]
      facets: { adType: Record<string, number> }
      histogram: { counts: number[] }
    }
    expect(answer.total).toBe(1)
    expect(answer.clusters.reduce((sum, cluster) => sum + cluster.count, 0)).toBe(1)
    expect(answer.facets.adType).toMatchObject({ print: 1, billboard: 2, radio: 0 })
    expect(answer.histogram.counts.reduce((sum, count) => sum + count, 0)).toBe(1)
  })
})

describe('GET /api/listings/{id}', () => {
  it('answers one active listing', async () => {
    const listing = (await (await get(`/api/listings/${dear}`)).json()) as Record<string, unknown>
    expect(listing).toMatchObject({
      id: dear,
      price: 9000,
      interval: 'month',
      adType: 'billboard',
      status: 'active',
    })
  })

  it.each([pending, 999_999])('hides %s', async (id) => {
    const response = await get(`/api/listings/${id}`)
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ message: 'Listing not found' })
  })

  it.each(['abc', '0', '-1', '1.5', '99999999999'])('refuses the id %s', async (id) => {
    expect((await get(`/api/listings/${id}`)).status).toBe(400)
  })
})
