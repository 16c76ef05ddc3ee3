import { describe, expect, it } from 'vitest'
import type { SpaceChange, SpaceChangeResult, SpaceRow } from '#contract/listings/listings-spaces.ts'
import { buildBlock, buildUnits } from '#test/support/booking/build-booking.ts'
import { buildListing, buildUser } from '#test/support/listings/build-listing.ts'
import { createTestApp, type TestClient } from '#test/support/test-app.ts'

const app = await createTestApp()
const { db } = app
const sellerId = await buildUser(db)
const seller = await app.as(sellerId)

async function list(client: TestClient, query = ''): Promise<{ spaces: SpaceRow[]; total: string | null }> {
  const response = await client.get(`/api/my/spaces${query}`)
  expect(response.status).toBe(200)
  return { spaces: (await response.json()) as SpaceRow[], total: response.headers.get('x-total-count') }
}
const titles = async (query: string) => (await list(seller, query)).spaces.map(({ title }) => title)

async function change(ids: number[], what: SpaceChange, client = seller): Promise<SpaceChangeResult[]> {
  const response = await client.send('POST', '/api/my/spaces/changes', { ids, change: what })
  expect(response.status).toBe(200)
  return (await response.json()) as SpaceChangeResult[]
}

describe('GET /api/my/spaces', () => {
  it('sorts, filters, finds and pages what is a seller’s own', async () => {
    const of = { seller_id: sellerId, location_text: 'Tacoma, WA' }
    await buildListing(db, { ...of, title: 'b', price: 700, frequency: 'week', ad_type: 'radio' })
    await buildListing(db, { ...of, title: 'A', price: 900, seller_unit_id: 'T-17' })
    const viewed = await buildListing(db, {
      ...of,
      title: 'c',
      price: 50,
      status: 'paused',
      location_text: 'Seattle',
    })
    await buildListing(db, { ...of, title: 'gone', status: 'archived' })
    await buildListing(db, { title: 'of another' })
    await db
      .insertInto('space_hours')
      .values({ listing_id: viewed, hour: app.context.now(), views: 9 })
      .execute()
    // prices of different periods are compared by the month: $700 a week is more than $900 a month
    expect(await titles('?sort=price')).toEqual(['b', 'A', 'c'])
    expect(await titles('?sort=price&dir=asc')).toEqual(['c', 'A', 'b'])
    expect(await titles('?sort=title')).toEqual(['A', 'b', 'c'])
    expect((await titles('?sort=views'))[0]).toBe('c')
    expect((await titles('?sort=place'))[0]).toBe('c')
    expect((await titles('?sort=status')).at(-1)).toBe('c')
    expect(await titles('?status=archived')).toEqual(['gone'])
    expect(await titles('?adType=radio')).toEqual(['b'])
    expect(await titles('?q=t-17')).toEqual(['A'])
    const second = await list(seller, '?sort=title&limit=2&page=2')
    expect(second.spaces.map(({ title }) => title)).toEqual(['c'])
    expect(second.total).toBe('3')
    const { ids } = (await (await seller.get('/api/my/spaces/ids?q=tacoma')).json()) as { ids: number[] }
    expect(ids).toHaveLength(2)
  })

  it('M10: filters by market, size, price a month, free day and missing photos, and says what there is', async () => {
    const owner = await buildUser(db)
    const client = await app.as(owner)
    const size = (value: string) => JSON.stringify([{ label: 'size', value }])
    const build = (values: object) => buildListing(db, { seller_id: owner, ...values })
    await build({ title: 'big', location_text: 'Tacoma, WA', price: 900, specifications: size('14 × 48 ft') })
    await build({ title: 'small', location_text: 'Tacoma, WA', price: 300, frequency: 'week' })
    await build({
      title: 'late',
      location_text: 'Seattle, WA',
      price: 2000,
      availability_start: '2999-01-01',
      images: JSON.stringify([{ url: '/media/seed/1.webp', alt: '' }]),
      specifications: size('10 × 20 ft'),
    })
    const found = async (query: string) =>
      (await list(client, `?sort=title&${query}`)).spaces.map((one) => one.title)
    expect(await found(`place=${encodeURIComponent('Tacoma, WA')}`)).toEqual(['big', 'small'])
    expect(await found(`size=${encodeURIComponent('14 × 48 ft')}`)).toEqual(['big'])
    // $300 a week is more than $1,000 a month
    expect(await found('minPrice=1000&maxPrice=1500')).toEqual(['small'])
    expect(await found('maxPrice=900')).toEqual(['big'])
    expect(await found('freeBy=2998-01-01')).toEqual(['big', 'small'])
    expect(await found('photos=none')).toEqual(['big', 'small'])
    const { ids } = (await (await client.get('/api/my/spaces/ids?photos=none')).json()) as { ids: number[] }
    expect(ids).toHaveLength(2)
    expect(await (await client.get('/api/my/spaces/choices')).json()).toEqual({
      places: [
        { name: 'Tacoma, WA', spaces: 2 },
        { name: 'Seattle, WA', spaces: 1 },
      ],
      sizes: [
        { name: '10 × 20 ft', spaces: 1 },
        { name: '14 × 48 ft', spaces: 1 },
      ],
    })
    expect((await client.get('/api/my/spaces?freeBy=soon')).status).toBe(400)
  })

  it('says from when something can be had: after blocks, within its own dates', async () => {
    const owner = await buildUser(db)
    const client = await app.as(owner)
    const build = (values = {}) => buildListing(db, { seller_id: owner, ...values })
    const free = await build({ title: 'free' })
    const blocked = await build({ title: 'blocked' })
    const [unit] = await buildUnits(db, blocked)
    await buildBlock(db, unit!)
    const later = await build({ title: 'later', availability_start: '2999-01-01' })
    const ended = await build({
      title: 'ended',
      availability_start: '2020-01-01',
      availability_end: '2020-02-01',
    })
    const { spaces } = await list(client, '?sort=free')
    const by = new Map(spaces.map((space) => [space.id, space]))
    expect(by.get(free)).toMatchObject({ isFree: true })
    expect(by.get(later)).toMatchObject({ isFree: false, freeFrom: '2999-01-01' })
    expect(by.get(ended)).toMatchObject({ freeFrom: null })
    expect(by.get(blocked)!.takenFrom ?? by.get(blocked)!.freeFrom).not.toBeNull()
    expect(spaces.at(-1)!.id).toBe(ended)
  })
})

describe('POST /api/my/spaces/changes', () => {
  it('changes each from what it has now, tells each how it went, and puts nothing of others right', async () => {
    const owner = await buildUser(db)
    const client = await app.as(owner)
    const build = (values = {}) =>
      buildListing(db, { seller_id: owner, target_market: ['families'], ...values })
    const [one, two, archived, foreign] = [
      await build({ price: 400 }),
      await build({ price: 55, status: 'draft' }),
      await build({ status: 'archived' }),
      await buildListing(db),
    ]
    const ids = [one, two, archived, foreign]
    const run = (what: SpaceChange) => change(ids, what, client)
    expect((await run({ kind: 'percent', percent: -10 })).map(({ outcome }) => outcome)).toEqual([
      'saved',
      'saved',
      'refused',
      'refused',
    ])
    const [again] = await change([one], { kind: 'percent', percent: -10 }, client)
    expect(again).toMatchObject({ outcome: 'saved', message: '' })
    expect((await run({ kind: 'add-tag', tag: 'Families' }))[0]!.outcome).toBe('unchanged')
    expect((await run({ kind: 'remove-tag', tag: 'families' }))[0]!.message).toBe(
      'At least one target market tag is required',
    )
    const [added, , put] = await run({ kind: 'add-site', site: 'funlist' })
    expect([added!.outcome, put!.message]).toEqual([
      'saved',
      'An archived listing cannot be changed. Duplicate it instead.',
    ])
    expect((await run({ kind: 'add-site', site: 'nowhere' }))[0]!.outcome).toBe('refused')
    const { spaces } = await list(client, '?sort=price')
    expect(spaces.map(({ price, sites }) => [price, sites.map(({ id }) => id)])).toEqual([
      [324, ['funlist']],
      [50, ['funlist']],
    ])
    expect((await run({ kind: 'remove-site', site: 'funlist' }))[0]!.outcome).toBe('saved')
    expect((await run({ kind: 'step', step: 'pause' })).map(({ outcome }) => outcome)).toEqual([
      'saved',
      'refused',
      'refused',
      'refused',
    ])
    expect((await list(client)).spaces.every(({ sites }) => sites.length === 0)).toBe(true)
    // a site that was taken off can be chosen again
    expect((await run({ kind: 'add-site', site: 'funlist' })).map(({ outcome }) => outcome)).toEqual([
      'saved',
      'saved',
      'refused',
      'refused',
    ])
    expect((await list(client)).spaces.map(({ sites }) => sites.map(({ id }) => id))).toEqual([
      ['funlist'],
      ['funlist'],
    ])
  })

  it('changes none twice when the same request is sent again, also at the same moment', async () => {
    const owner = await buildUser(db)
    const client = await app.as(owner)
    const ids = [
      await buildListing(db, { seller_id: owner, price: 100 }),
      await buildListing(db, { seller_id: owner, price: 1000 }),
    ]
    const headers = { 'idempotency-key': 'one-change-of-many' }
    const send = (percent = 10) =>
      client.send(
        'POST',
        '/api/my/spaces/changes',
        { ids, change: { kind: 'percent', percent } },
        { headers },
      )
    const answers = await Promise.all([send(), send(), send()])
    answers.push(await send())
    for (const answer of answers)
      expect(await answer.json()).toMatchObject(ids.map((id) => ({ id, outcome: 'saved' })))
    expect((await list(client, '?sort=price&dir=asc')).spaces.map(({ price }) => price)).toEqual([110, 1100])
    // the same key for something else is a mistake of the caller
    const other = await send(20)
    expect([other.status, (await other.json()).code]).toEqual([409, 'idempotency-key-reused'])
    // also for spaces that it did not touch
    ids.push(await buildListing(db, { seller_id: owner, price: 10 }))
    expect((await send(10)).status).toBe(409)
    const without = { ids, change: { kind: 'percent', percent: 5 } }
    const noKey = await client.send('POST', '/api/my/spaces/changes', without, {
      headers: { 'idempotency-key': '' },
    })
    expect(noKey.status).toBe(400)
  })
})

describe('prices of public spaces', () => {
  it('are live at once; an unusual one is kept for a look, until it is seen or back', async () => {
    const admin = await app.as(await buildUser(db, { role: 'admin' }))
    const owner = await buildUser(db)
    const client = await app.as(owner)
    const id = await buildListing(db, { seller_id: owner, price: 400 })
    const waiting = async () =>
      ((await (await admin.get('/api/admin/unusual-prices')).json()) as Entry[]).filter(
        ({ listingId }) => listingId === id,
      )
    const price = async (dollars: number) => {
      expect((await change([id], { kind: 'price', dollars }, client))[0]!.outcome).toBe('saved')
      const shown = (await (await app.get(`/api/listings/${id}`)).json()) as { price: number }
      expect(shown.price).toBe(dollars)
      return waiting()
    }
    expect(await price(380)).toEqual([])
    const [entry] = await price(38)
    expect(entry).toMatchObject({ before: { price: 400, interval: 'month' }, after: { price: 38 } })
    // two changes in a row are one thing to look at, from the price somebody last looked at
    const [lower] = await price(30)
    expect(lower).toMatchObject({ id: entry!.id, before: { price: 400 }, after: { price: 30 } })
    expect(await price(390)).toEqual([])
    const [open] = await price(3900)
    const see = ({ id, at }: Entry) => admin.send('POST', `/api/admin/unusual-prices/${id}/seen`, { at })
    expect((await see({ ...open!, at: entry!.at })).status).toBe(409)
    expect((await see(open!)).status).toBe(200)
    expect((await see(open!)).status).toBe(404)
    expect(await waiting()).toEqual([])
    expect(await price(4000)).toEqual([])
  })

  it('are looked at when small steps add up, made to many at once too, and count on the desk', async () => {
    const admin = await app.as(await buildUser(db, { role: 'admin' }))
    const owner = await buildUser(db)
    const client = await app.as(owner)
    const ids = [await buildListing(db, { seller_id: owner, price: 100 })]
    ids.push(await buildListing(db, { seller_id: owner, price: 200, status: 'pending' }))
    const onDesk = async () => {
      const { waiting } = (await (await admin.get('/api/admin/desk')).json()) as {
        waiting: { kind: string; count: number }[]
      }
      return waiting.find(({ kind }) => kind === 'prices')!.count
    }
    const before = await onDesk()
    await change(ids, { kind: 'percent', percent: 29 }, client)
    expect(await onDesk()).toBe(before)
    await change(ids, { kind: 'percent', percent: 29 }, client)
    expect(await onDesk()).toBe(before + 1)
    const entries = (await (await admin.get('/api/admin/unusual-prices')).json()) as Entry[]
    expect(entries[0]).toMatchObject({ listingId: ids[0], before: { price: 100 }, after: { price: 166 } })
    // the price that is approved is the one compared with from then on
    const { updatedAt } = (await (await client.get(`/api/my/listings/${ids[1]}`)).json()).listing
    const approval = { status: 'active', updatedAt }
    expect((await admin.send('PATCH', `/api/admin/listings/${ids[1]}`, approval)).status).toBe(200)
    await change([ids[1]!], { kind: 'percent', percent: 29 }, client)
    expect(await onDesk()).toBe(before + 1)
  })
})

interface Entry {
  id: number
  listingId: number
  at: string
}
