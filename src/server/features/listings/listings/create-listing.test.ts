import { describe, expect, it } from 'vitest'
import type { Listing } from '#contract/listings/listings.ts'
import { buildUser } from '#test/support/listings/build-listing.ts'
import { createTestApp } from '#test/support/test-app.ts'

const app = await createTestApp({ RATE_LIMIT_SCALE: '100' })
const sellerId = await buildUser(app.db, { name: 'Ada Wall', company: 'Walls of Fremont' })
const seller = await app.as(sellerId)

const VALID = {
  title: 'Brick wall by the bakery',
  adType: 'billboard',
  price: 450,
  frequency: 'month',
  description: 'A sunny brick wall that faces the bus stop.',
  location: { text: 'Fremont, Seattle, WA', coordinates: { lat: 47.651, lng: -122.35 } },
  address: '3500 Fremont Ave N',
  specifications: [{ label: 'Size', value: '10 × 20 ft' }],
  targetMarket: ['families', 'Parents', 'Dog walkers'],
  availabilityStart: '2026-12-01',
}

const post = (body: unknown, headers: Record<string, string> = {}) =>
  seller.send('POST', '/api/listings', body, { headers })
const read = async (response: Response) => (await response.json()) as Listing & { message: string }

describe('POST /api/listings', () => {
  it('stores the space for review and answers it', async () => {
    const response = await post(VALID)
    expect(response.status).toBe(201)
    const listing = await read(response)
    expect(listing).toMatchObject({
      title: VALID.title,
      adType: 'billboard',
      price: 450,
      interval: 'month',
      status: 'pending',
      location: VALID.location,
      coordinates: VALID.location.coordinates,
      address: VALID.address,
      specs: VALID.specifications,
      targetMarket: ['families', 'dog-walkers'],
      availableFrom: '2026-12-01',
      sellerId,
    })
    const events = await app.db
      .selectFrom('listing_events')
      .selectAll()
      .where('listing_id', '=', listing.id)
      .execute()
    expect(events).toMatchObject([{ from_status: null, to_status: 'pending', actor_id: sellerId }])
    expect((await app.get(`/api/listings/${listing.id}`)).status).toBe(404)
    expect((await seller.get(`/api/listings/${listing.id}`)).status).toBe(200)
  })

  it('understands the names and forms that older programs use', async () => {
    const { adType, frequency, location, targetMarket, availabilityStart, ...rest } = VALID
    const listing = await read(
      await post({
        ...rest,
        type: 'Print',
        price: '80',
        interval: 'week',
        location: 'Tacoma, WA',
        coordinates: { lat: 47.25, lng: -122.44 },
        specifications: 'Size: half page\nFull colour',
        availableFrom: '2026-12-05T08:30:00.000Z',
        imageUrls: ['https://pictures.example/wall.jpg'],
        somethingElse: true,
      }),
    )
    expect(listing).toMatchObject({
      adType: 'print',
      price: 80,
      interval: 'week',
      location: { text: 'Tacoma, WA', coordinates: { lat: 47.25, lng: -122.44 } },
      specs: [
        { label: 'Size', value: 'half page' },
        { label: 'Details', value: 'Full colour' },
      ],
      availableFrom: '2026-12-05',
      targetMarket: [],
      imageUrls: ['https://pictures.example/wall.jpg'],
      // what may be exchanged after the review is not what others are shown
      imageUrl: '/illustrations/print.svg',
    })
  })

  it.each([
    ['title', 'Wall', 'Title must be at least 5 characters'],
    ['title', '  a b  ', 'Title must be at least 5 characters'],
    ['title', undefined, 'Title must be at least 5 characters'],
    ['title', 'x'.repeat(121), 'Title must be at most 120 characters'],
    [
      'images',
      Array.from({ length: 13 }, (_, i) => ({ url: `https://x.example/${i}.jpg` })),
      'At most 12 pictures',
    ],
    ['description', 'Short', 'Description must be at least 10 characters'],
    ['adType', '', 'Ad type is required'],
    ['adType', 'balloon', 'Ad type is required'],
    ['price', -1, 'Price must be a positive number'],
    ['price', undefined, 'Price must be a positive number'],
    ['price', 'free', 'Price must be a positive number'],
    ['price', '', 'Price must be a positive number'],
    ['price', true, 'Price must be a positive number'],
    ['price', 12.5, 'Price must be in whole dollars'],
    ['location', '', 'Location text is required'],
    ['location', { text: ' ' }, 'Location text is required'],
    ['location', undefined, 'Location text is required'],
    ['targetMarket', [], 'At least one target market tag is required'],
    ['targetMarket', ['  '], 'At least one target market tag is required'],
    ['address', 'Here', 'Address is required'],
    ['address', undefined, 'Address is required'],
    ['specifications', [], 'At least one specification is required'],
    ['specifications', undefined, 'At least one specification is required'],
    ['specifications', [{ label: 'Size', value: ' ' }], 'At least one specification is required'],
    ['coordinates', { lat: 91, lng: 0 }, 'coordinates'],
    ['availabilityEnd', '2026-11-30', 'The last day must not be before the first'],
    ['images', [{ url: 'javascript:alert(1)' }], 'images'],
    ['images', [{ url: '/media/photos/00000000-0000-4000-8000-000000000000/m.webp' }], 'not there any more'],
    ['images', [{ url: '/api/account/export' }], 'must be the address of a picture'],
    ['images', [{ url: 'http://pictures.example/wall.jpg' }], 'must be the address of a picture'],
    ['images', [{ url: '//pictures.example/wall.jpg' }], 'must be the address of a picture'],
    ['crosspost', ['elsewhere'], 'Cross-posting to "elsewhere" is not possible'],
  ])('refuses %s = %j', async (field, value, message) => {
    const response = await post({ ...VALID, [field]: value })
    expect(response.status).toBe(400)
    expect((await read(response)).message).toContain(message)
  })

  it.each([null, [], 'text', 7])('refuses the body %j', async (body) => {
    expect((await post(body)).status).toBe(400)
  })

  it('keeps HTML, emoji and right-to-left text as text, without what cannot be stored', async () => {
    const title = '<b>שלום</b> 🎉 \u0000\ud800wall'
    const listing = await read(await post({ ...VALID, title, features: ['a\u0000b', 'a\u0000b', ''] }))
    expect(listing.title).toBe('<b>שלום</b> 🎉 \ufffdwall')
    expect(listing.features).toEqual(['ab'])
  })

  it('makes one listing of one form, however often and at once it is sent', async () => {
    const key = { 'idempotency-key': 'form-one' }
    const answers = await Promise.all([1, 2, 3].map(() => post(VALID, key)))
    const ids = await Promise.all(answers.map(async (answer) => (await read(answer)).id))
    expect(new Set(ids).size).toBe(1)
    expect((await read(await post(VALID, { 'idempotency-key': 'form-two' }))).id).not.toBe(ids[0])
    const other = await app.as(await buildUser(app.db))
    const theirs = await other.send('POST', '/api/listings', VALID, { headers: key })
    expect((await read(theirs)).id).not.toBe(ids[0])
    expect((await post(VALID, { 'idempotency-key': 'x'.repeat(129) })).status).toBe(400)
  })

  it('S9: another form under a known key is refused, never answered with the listing of the first', async () => {
    const key = { 'idempotency-key': 'form-three' }
    expect((await post(VALID, key)).status).toBe(201)
    const other = await post({ ...VALID, price: VALID.price + 1 }, key)
    expect(other.status).toBe(409)
    expect(await other.json()).toMatchObject({ code: 'idempotency-key-reused' })
  })

  it('queues the chosen sister sites', async () => {
    const { id } = await read(await post({ ...VALID, crosspost: ['funlist', 'findlivemusic', 'funlist'] }))
    const rows = await app.db
      .selectFrom('cross_posted_listings')
      .select(['site_id', 'status'])
      .where('listing_id', '=', id)
      .orderBy('site_id')
      .execute()
    expect(rows).toEqual([
      { site_id: 'findlivemusic', status: 'queued' },
      { site_id: 'funlist', status: 'queued' },
    ])
  })

  it('carries what an audience figure rests on', async () => {
    const listing = await read(await post({ ...VALID, audience: { value: 7000, per: 'week' } }))
    expect(listing.audience).toMatchObject({ dailyViews: 1000, basis: 'seller-stated', per: 'week' })
  })
})

describe('who may', () => {
  it('guests sign in first, suspended users are told, everyone else may', async () => {
    const suspended = await buildUser(app.db, { status: 'suspended' })
    const pending = await buildUser(app.db, { status: 'pending' })
    const admin = await buildUser(app.db, { role: 'admin' })
    const clients = [app, await app.as(suspended), await app.as(pending), await app.as(admin)]
    const answers = await Promise.all(clients.map((client) => client.send('POST', '/api/listings', VALID)))
    expect(answers.map(({ status }) => status)).toEqual([401, 403, 201, 201])
    expect((await read(answers[1]!)).message).toBe('This account is suspended. Please contact support.')
  })

  it('is throttled, unverified users sooner', async () => {
    const tight = await createTestApp()
    const client = await tight.as(await buildUser(tight.db, { status: 'pending' }))
    const statuses: number[] = []
    for (let i = 0; i < 22; i++) statuses.push((await client.send('POST', '/api/listings', VALID)).status)
    expect(statuses[0]).toBe(201)
    expect(statuses.at(-1)).toBe(429)
    // a copy is a listing too
    const made = await tight.db.selectFrom('listings').select('id').limit(1).executeTakeFirstOrThrow()
    expect((await client.send('POST', `/api/listings/${made.id}/duplicate`)).status).toBe(429)
  })

  it('is counted once on its way through a draft', async () => {
    const tight = await createTestApp()
    const client = await tight.as(await buildUser(tight.db, { status: 'pending' }))
    const keep = () => client.send('POST', '/api/my/drafts', { form: VALID })
    const drafts: { id: number; updatedAt: string }[] = []
    for (let answer = await keep(); answer.status === 201; answer = await keep())
      drafts.push(((await answer.json()) as { listing: Listing }).listing)
    expect(drafts.length).toBeGreaterThan(10)
    for (const { id, updatedAt } of drafts)
      expect(
        (await client.send('POST', '/api/listings', { ...VALID, draft: { id, updatedAt } })).status,
      ).toBe(201)
    expect((await client.send('POST', '/api/listings', VALID)).status).toBe(429)
    // what is no draft any more counts as a new one
    const draft = { id: drafts[0]!.id, updatedAt: drafts[0]!.updatedAt }
    expect((await client.send('POST', '/api/listings', { ...VALID, draft })).status).toBe(429)
  })
})
