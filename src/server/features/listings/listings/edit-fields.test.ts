import { expect, it } from 'vitest'
import type { BulkChange, BulkResult, OwnListing } from '#contract/listings/listings-own.ts'
import { buildListing, buildUser } from '#test/support/listings/build-listing.ts'
import { createTestApp } from '#test/support/test-app.ts'

const app = await createTestApp({ RATE_LIMIT_SCALE: '100' })
const sellerId = await buildUser(app.db)
const seller = await app.as(sellerId)

const STATED = {
  min_contract: '3 months',
  payment_terms: 'Net 30',
  venue: 'transit' as const,
  audience: JSON.stringify({ value: 4200, per: 'week', basis: 'modelled', ageRange: '18+' }),
  specifications: JSON.stringify([{ label: 'Size', value: '10 × 20 ft' }]),
  target_market: ['families'],
  address: '1 Pine Street',
} satisfies Parameters<typeof buildListing>[1]
const build = () => buildListing(app.db, { seller_id: sellerId, status: 'pending', ...STATED })
const own = async (id: number) =>
  ((await (await seller.get(`/api/my/listings/${id}`)).json()) as OwnListing).listing
const row = (id: number) =>
  app.db.selectFrom('listings').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

async function change(given: BulkChange): Promise<BulkResult> {
  const response = await seller.send('PATCH', '/api/my/listings', { changes: [given] })
  expect(response.status).toBe(200)
  return ((await response.json()) as BulkResult[])[0]!
}

/** Every field of the form, and what becomes of its columns. */
const FIELDS: [NonNullable<BulkChange['set']>, object][] = [
  [{ title: 'Another wall' }, { title: 'Another wall' }],
  [{ description: 'A wall beside a ferry landing.' }, { description: 'A wall beside a ferry landing.' }],
  [{ locationDetails: 'Level 2' }, { location_details: 'Level 2' }],
  [{ venue: null }, { venue: null }],
  [{ features: ['lit'] }, { features: ['lit'] }],
  [{ price: '950' }, { price: 950 }],
  [
    { setupFee: 120, paymentTerms: null },
    { setup_fee: 120, payment_terms: null },
  ],
  [
    { audience: { value: 900, per: 'day' } },
    { audience: { value: 900, per: 'day', basis: 'seller-stated' } },
  ],
  [{ coordinates: { lat: 47.6, lng: -122.3 } }, { lat: 47.6, lng: -122.3 }],
  [
    { specifications: [{ label: 'Size', value: '14 × 48 ft' }] },
    { specifications: [{ label: 'Size', value: '14 × 48 ft' }] },
  ],
]

it.each(FIELDS)('B21: a change of %j writes that and nothing else', async (set, written) => {
  const id = await build()
  const before = await row(id)
  const { updatedAt } = await own(id)
  expect(await change({ id, updatedAt, set })).toMatchObject({ outcome: 'saved' })
  const { updated_at: _at, search_words: _words, search_vector: _vector, ...after } = await row(id)
  expect(after).toMatchObject({ ...after, ...written })
  const changed = (Object.keys(after) as (keyof typeof after)[]).filter(
    (name) => JSON.stringify(after[name]) !== JSON.stringify(before[name]),
  )
  expect(changed.toSorted()).toEqual(Object.keys(written).toSorted())
})

it('B21: a stale window overwrites nothing, and is shown what is stored now', async () => {
  const id = await build()
  const { updatedAt } = await own(id)
  await change({ id, updatedAt, set: { price: 950 } })
  const late = await change({ id, updatedAt, set: { title: 'A late title' } })
  expect(late).toMatchObject({ outcome: 'conflict', space: { listing: { price: 950 } } })
  expect((await row(id)).title).not.toBe('A late title')
})

it('B21: terms that were derived do not become the seller’s own words', async () => {
  const id = await build()
  const path = `/api/my/listings/${id}/booking-terms`
  await seller.send('PUT', path, { ...((await (await seller.get(path)).json()) as object), minDays: 14 })
  const shown = await own(id)
  expect(shown).toMatchObject({ minContract: '2 weeks', paymentTerms: 'Due when booked' })
  const { type, title, description, interval, location, address, specs, targetMarket, updatedAt } = shown
  const { minContract, setupFee, paymentTerms } = shown
  const form = { type, title, description, interval, location, address, specifications: specs, targetMarket }
  const body = { ...form, minContract, setupFee, paymentTerms, price: 980, updatedAt }
  expect((await seller.send('PUT', `/api/listings/${id}`, body)).status).toBe(200)
  expect(await row(id)).toMatchObject({ price: 980, min_contract: '3 months', payment_terms: 'Net 30' })
  const own2 = await own(id)
  const said = { ...body, paymentTerms: 'Half up front', updatedAt: own2.updatedAt }
  expect((await seller.send('PUT', `/api/listings/${id}`, said)).status).toBe(200)
  expect(await row(id)).toMatchObject({ min_contract: '3 months', payment_terms: 'Half up front' })
})
