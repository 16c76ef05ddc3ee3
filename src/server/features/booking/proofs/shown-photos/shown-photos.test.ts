import { beforeAll, expect, it } from 'vitest'
import { buildProof, buildRunning } from '#test/support/booking/build-proof.ts'
import { buildUser } from '#test/support/listings/build-listing.ts'
import { createTestApp, type TestClient } from '#test/support/test-app.ts'

const app = await createTestApp({ RATE_LIMIT_SCALE: '1000' })
const { db, context } = app
let sides: { buyerId: number; sellerId: number }
let buyer: TestClient
let seller: TestClient

beforeAll(async () => {
  sides = { buyerId: await buildUser(db), sellerId: await buildUser(db) }
  buyer = await app.as(sides.buyerId)
  seller = await app.as(sides.sellerId)
})

/** A photo that its buyer has accepted. */
async function buildAccepted() {
  const { id: bookingId, listingId } = await buildRunning(context, sides)
  const { id } = await buildProof(context, { bookingId, sellerId: sides.sellerId })
  await db
    .insertInto('proof_decisions')
    .values({ proof_id: id, decision: 'accepted', decided_by: sides.buyerId, created_at: new Date() })
    .execute()
  return { id, bookingId, listingId }
}

const step = (client: TestClient, id: string, name: string) =>
  client.send('POST', `/api/proofs/${id}/showing`, { step: name })
const listed = async (listingId: number) =>
  (await (await app.get(`/api/listings/${listingId}/shown-photos`)).json()).items
const showingOf = async (client: TestClient, bookingId: number) =>
  (await (await client.get(`/api/bookings/${bookingId}/proofs`)).json()).proofs[0].showing

it('a photo is public once its buyer says so, and no longer than both want', async () => {
  const { id, bookingId, listingId } = await buildAccepted()
  expect(await showingOf(seller, bookingId)).toEqual({ state: null, steps: ['ask'] })
  expect((await step(seller, id, 'ask')).status).toBe(200)
  expect(await listed(listingId)).toEqual([])
  expect((await app.get(`/api/shown-photos/${id}`)).status).toBe(404)
  expect(await showingOf(buyer, bookingId)).toEqual({ state: 'asked', steps: ['allow', 'refuse'] })

  expect((await step(seller, id, 'allow')).status).toBe(409)
  expect((await step(buyer, id, 'allow')).status).toBe(200)
  expect(await listed(listingId)).toMatchObject([{ id, url: `/api/shown-photos/${id}`, width: 9 }])
  const photo = await app.get(`/api/shown-photos/${id}`)
  expect([photo.status, photo.headers.get('content-type')]).toEqual([200, 'image/webp'])
  // the original stays between the two
  expect((await app.get(`/api/proofs/${id}/original`)).status).toBe(401)

  await db.updateTable('listings').set({ status: 'paused' }).where('id', '=', listingId).execute()
  expect([await listed(listingId), (await app.get(`/api/shown-photos/${id}`)).status]).toEqual([[], 404])
  await db.updateTable('listings').set({ status: 'active' }).where('id', '=', listingId).execute()

  expect((await step(buyer, id, 'refuse')).status).toBe(200)
  expect(await listed(listingId)).toEqual([])
  expect(await showingOf(seller, bookingId)).toEqual({ state: 'refused', steps: [] })
  expect((await step(seller, id, 'ask')).status).toBe(409)
})

it('is asked for and taken back by its seller, who tells the buyer once', async () => {
  const { id, bookingId, listingId } = await buildAccepted()
  await step(seller, id, 'ask')
  await step(buyer, id, 'allow')
  expect((await step(seller, id, 'take-back')).status).toBe(200)
  expect(await listed(listingId)).toEqual([])
  const told = await db
    .selectFrom('messages')
    .innerJoin('bookings', 'bookings.conversation_id', 'messages.conversation_id')
    .select('messages.body')
    .where('bookings.id', '=', bookingId)
    .orderBy('messages.seq')
    .execute()
  expect(told.map(({ body }) => body)).toEqual([
    expect.stringContaining('asks to show a photo on the page of the space'),
    expect.stringContaining('allowed a photo on the page of the space'),
  ])
})

it('is nobody else’s, and nothing that was not accepted', async () => {
  const { id: bookingId } = await buildRunning(context, sides)
  const { id } = await buildProof(context, { bookingId, sellerId: sides.sellerId })
  expect(await showingOf(seller, bookingId)).toEqual({ state: null, steps: [] })
  expect((await step(seller, id, 'ask')).status).toBe(409)
  const stranger = await app.as(await buildUser(db))
  expect((await step(stranger, id, 'ask')).status).toBe(404)
})

it('asked twice at once is asked once', async () => {
  const { id } = await buildAccepted()
  const answers = await Promise.all([step(seller, id, 'ask'), step(seller, id, 'ask')])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

it('is a form where there are no scripts', async () => {
  const { id, bookingId } = await buildAccepted()
  const answer = await seller.post(`/api/proofs/${id}/showing`, new URLSearchParams({ step: 'ask' }))
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `/bookings/${bookingId}#proof`])
})
