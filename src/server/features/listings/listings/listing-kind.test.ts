import { describe, expect, it } from 'vitest'
import type { Listing } from '#contract/listings/listings.ts'
import type { BulkResult, OwnListing } from '#contract/listings/listings-own.ts'
import { buildListing, buildUser } from '#test/support/listings/build-listing.ts'
import { createTestApp } from '#test/support/test-app.ts'

const app = await createTestApp({ RATE_LIMIT_SCALE: '100' })
const sellerId = await buildUser(app.db)
const seller = await app.as(sellerId)
const admin = await app.as(await buildUser(app.db, { role: 'admin' }))

const FORM = {
  title: 'Gable sign in the alley',
  type: 'billboard',
  price: 185_000,
  interval: 'month',
  listingType: 'sale',
  description: 'A painted gable sign that faces the market.',
  location: 'Pioneer Square, Seattle, WA',
  address: '1 First Avenue',
  minContract: '3 months',
  specifications: [{ label: 'Size', value: '10 × 20 ft' }],
  targetMarket: ['families'],
}
const ONCE = { listingType: 'sale', price: 185_000, interval: 'one-time', minContract: null }
const own = async (id: number) => (await (await seller.get(`/api/my/listings/${id}`)).json()) as OwnListing
const shown = async (id: number) => (await (await app.get(`/api/listings/${id}`)).json()) as Listing

async function change(id: number, set: object): Promise<BulkResult> {
  const { updatedAt } = (await own(id)).listing
  const response = await seller.send('PATCH', '/api/my/listings', { changes: [{ id, updatedAt, set }] })
  return ((await response.json()) as BulkResult[])[0]!
}

describe('H7: a space for sale has no month', () => {
  it('created, edited, duplicated or kept as a draft with one', async () => {
    const created = (await (await seller.send('POST', '/api/listings', FORM)).json()) as Listing
    expect(created).toMatchObject(ONCE)
    const edited = { ...FORM, price: 190_000, updatedAt: (await own(created.id)).listing.updatedAt }
    const put = await seller.send('PUT', `/api/listings/${created.id}`, edited)
    expect(await put.json()).toMatchObject({ listing: { ...ONCE, price: 190_000 } })
    const copy = await seller.send('POST', `/api/listings/${created.id}/duplicate`, { keep: [] })
    expect(await copy.json()).toMatchObject({ listing: { interval: 'one-time' } })
    const draft = await seller.send('POST', '/api/my/drafts', { form: FORM })
    expect(await draft.json()).toMatchObject({ listing: ONCE })
  })

  it('nor by a change of some fields, which says so', async () => {
    const id = await buildListing(app.db, { seller_id: sellerId, listing_type: 'sale', price: 185_000 })
    expect(await change(id, { price: 190_000 })).toMatchObject({ outcome: 'saved' })
    expect(await change(id, { interval: 'month' })).toMatchObject({
      outcome: 'refused',
      fields: { interval: 'A space for sale is paid once.' },
    })
    expect(await shown(id)).toMatchObject({ price: 190_000, interval: 'one-time' })
  })

  it('its price waits with the kind that gives it its meaning, both ways', async () => {
    const id = await buildListing(app.db, { seller_id: sellerId, price: 900 })
    const waiting = await change(id, { listingType: 'sale', price: 185_000 })
    expect(waiting.space?.revision?.fields.toSorted()).toEqual(['frequency', 'listing_type', 'price'])
    expect(await shown(id)).toMatchObject({ listingType: 'rent', price: 900, interval: 'month' })
    await approve(id)
    expect(await shown(id)).toMatchObject({ ...ONCE })
    await change(id, { listingType: 'rent', price: 950, interval: 'week' })
    expect(await shown(id)).toMatchObject({ ...ONCE })
    await approve(id)
    expect(await shown(id)).toMatchObject({ listingType: 'rent', price: 950, interval: 'week' })
  })

  it('nobody books it, also where terms were set while it was to rent', async () => {
    const id = await buildListing(app.db, { seller_id: sellerId })
    const path = `/api/my/listings/${id}/booking-terms`
    const terms = (await (await seller.get(path)).json()) as { mode: string }
    expect((await seller.send('PUT', path, terms)).status).toBe(200)
    await app.db
      .updateTable('listings')
      .set({ listing_type: 'sale', frequency: 'one-time' })
      .where('id', '=', id)
      .execute()
    const stored = (await (await seller.get(path)).json()) as { mode: string }
    expect(stored.mode).toBe('off')
    const refused = await seller.send('PUT', path, { ...stored, mode: 'request' })
    expect(refused.status).toBe(400)
    expect(await refused.json()).toMatchObject({
      fields: { mode: 'A space for sale is not booked by dates.' },
    })
    expect(await shown(id)).not.toHaveProperty('firstFree')
  })
})

async function approve(listingId: number): Promise<void> {
  const { id } = await app.db
    .selectFrom('listing_revisions')
    .select('id')
    .where('listing_id', '=', listingId)
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow()
  const answer = await admin.send('PATCH', `/api/admin/revisions/${id}`, { status: 'approved' })
  expect(answer.status).toBe(200)
}
