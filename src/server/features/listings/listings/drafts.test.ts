import { expect, it } from 'vitest'
import type { Listing } from '#contract/listings/listings.ts'
import type { OwnListing } from '#contract/listings/listings-own.ts'
import { buildUser } from '#test/support/listings/build-listing.ts'
import { createTestApp } from '#test/support/test-app.ts'

const app = await createTestApp()
const seller = await app.as(await buildUser(app.db))
const other = await app.as(await buildUser(app.db))

const COMPLETE = {
  title: 'Brick wall on Pine',
  type: 'billboard',
  price: '450',
  description: 'A sunny brick wall that faces the bus stop.',
  location: 'Fremont, Seattle, WA',
  address: '3500 Fremont Ave N',
  specifications: [{ label: 'Size', value: '10 × 20 ft' }],
  targetMarket: ['families'],
  crosspost: ['funlist'],
}

async function create(form: object): Promise<OwnListing> {
  const response = await seller.send('POST', '/api/my/drafts', { form })
  expect(response.status).toBe(201)
  return (await response.json()) as OwnListing
}

it('keeps what was typed, good or not, and names what is missing when it is submitted', async () => {
  const draft = await create({ title: 'Wal', price: 'cheap', targetMarket: [], junk: 1 })
  expect(draft.listing).toMatchObject({ title: 'Wal', status: 'draft' })
  expect(draft.unfinished).toMatchObject({ title: 'Wal', price: 'cheap', type: null, targetMarket: [] })
  expect(draft.unfinished).not.toHaveProperty('junk')
  const { id } = draft.listing
  const submitted = await seller.send('POST', `/api/listings/${id}/steps`, { step: 'submit' })
  expect(submitted.status).toBe(400)
  expect(await submitted.json()).toMatchObject({ message: expect.stringContaining('title, type, price') })
  // nobody else sees or changes it
  expect((await app.get(`/api/listings/${id}`)).status).toBe(404)
  const foreign = { form: COMPLETE, updatedAt: draft.listing.updatedAt }
  expect((await other.send('PUT', `/api/my/drafts/${id}`, foreign)).status).toBe(404)
  // a price typed into the table is missing no more
  const set = { id, updatedAt: draft.listing.updatedAt, set: { price: '450' } }
  await seller.send('PATCH', '/api/my/listings', { changes: [set] })
  const now = (await (await seller.get(`/api/my/listings/${id}`)).json()) as OwnListing
  expect(now.listing.price).toBe(450)
  expect(now.unfinished).not.toHaveProperty('price')
})

it('is written over by no window that has not seen the latest, and becomes its listing once', async () => {
  const { listing } = await create({ title: 'First' })
  const save = (updatedAt: string, form: object) =>
    seller.send('PUT', `/api/my/drafts/${listing.id}`, { updatedAt, form })
  const saved = await save(listing.updatedAt, COMPLETE)
  const latest = ((await saved.json()) as OwnListing).listing
  const late = await save(listing.updatedAt, { title: 'Late' })
  expect(late.status).toBe(409)
  expect(await late.json()).toMatchObject({ current: { listing: { title: COMPLETE.title } } })
  const submit = (updatedAt: string, key: string) =>
    seller.send(
      'POST',
      '/api/listings',
      { ...COMPLETE, draft: { id: listing.id, updatedAt } },
      { headers: { 'idempotency-key': key } },
    )
  expect((await submit(listing.updatedAt, 'window-a')).status).toBe(409)
  const made = await submit(latest.updatedAt, 'window-b')
  expect(made.status).toBe(201)
  expect((await made.json()) as Listing).toMatchObject({ id: listing.id, status: 'pending', price: 450 })
  // the same submission again answers the same listing
  expect(((await (await submit(latest.updatedAt, 'window-b')).json()) as Listing).id).toBe(listing.id)
  // another window, which has not heard of it, makes no second one
  const again = await submit(latest.updatedAt, 'window-c')
  expect([again.status, await again.json()]).toMatchObject([
    409,
    { message: 'This draft was submitted meanwhile.' },
  ])
  const own = (await (await seller.get(`/api/my/listings/${listing.id}`)).json()) as OwnListing
  expect([own.unfinished, own.sites.map(({ id }) => id)]).toEqual([{}, ['funlist']])
  expect((await save(own.listing.updatedAt, { title: 'Too late' })).status).toBe(409)
})
