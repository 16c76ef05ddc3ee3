import { expect, it } from 'vitest'
import type { Booking } from '#contract/booking/bookings.ts'
import { required } from '#domain/required.ts'
import { buildMember } from '#test/support/accounts/members.ts'
import { buildColleague } from '#test/support/accounts/teams.ts'
import { paintPng } from '#test/support/booking/artwork-files.ts'
import { readArtwork } from '#test/support/booking/artwork-in.ts'
import { accept, read, send, startProposing } from '#test/support/booking/proposing.ts'
import { readJson } from '#test/support/listings/imports.ts'
import { createTestApp, type TestClient } from '#test/support/test-app.ts'
import { eraseArtwork } from './personal-data.ts'

const app = await createTestApp({ RATE_LIMIT_SCALE: '1000' })
const { db } = app
const PNG = await paintPng(120, 60)

/** Booked by phone for a client without an account. */
async function bookByPhone() {
  const desk = await startProposing(app)
  const until = desk.cell(0, 2).from
  const held = await send<{ made: { bookingId: number }[] }>(
    desk.seller,
    'POST',
    '/api/my/avails/holds',
    { cells: [desk.cell(0, 4)], clientId: desk.harbor.id, until },
    200,
  )
  const id = required(held.made[0]).bookingId
  const path = `/api/bookings/${id}/creatives`
  const upload = async (client: TestClient) => {
    const form = new FormData()
    form.append('file', new File([PNG as BlobPart], 'wall.png'))
    return readArtwork(await client.post(path, form))
  }
  return { desk, id, path, upload }
}

it('is uploaded by the seller’s people, marked as theirs, approved like any other, and the client’s once it has an account', async () => {
  const { desk, id, path, upload } = await bookByPhone()
  // held only: nothing is agreed
  expect((await upload(desk.seller)).status).toBe(409)
  expect((await desk.record(id)).status).toBe(200)
  expect(await readArtwork(await desk.seller.get(path))).toMatchObject({
    side: 'seller',
    canSend: true,
    canDecide: true,
    sendsFor: desk.harbor.name,
  })
  const { client: operations, id: personId } = await buildColleague(app, desk.sellerId, 'operations')
  const { client: sales } = await buildColleague(app, desk.sellerId, 'sales')
  expect((await upload(sales)).status).toBe(403)
  const sent = await upload(operations)
  const onBehalf = { by: 'Sally Seller', of: desk.harbor.name }
  expect(sent).toMatchObject({
    status: 201,
    items: [{ state: 'waiting' }],
    creatives: [{ status: 'uploaded', version: 1, onBehalf }],
  })
  const row = await db
    .selectFrom('creatives')
    .selectAll()
    .where('booking_id', '=', id)
    .executeTakeFirstOrThrow()
  const booking = await db
    .selectFrom('bookings')
    .select('buyer_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(row).toMatchObject({
    owner_id: booking.buyer_id,
    sender_id: desk.sellerId,
    uploaded_by: personId,
  })
  const decision = { decision: 'approve', takesFailures: true }
  const decided = await desk.seller.send('POST', `${path}/${row.id}/decisions`, decision)
  expect(await readArtwork(decided)).toMatchObject({ items: [{ state: 'approved' }] })

  // the client makes an account by accepting a proposal
  await desk.mail(await desk.propose([desk.cell(1, 5)]))
  const token = await desk.token()
  const dana = await buildMember(app, { email: desk.email })
  expect((await accept(dana.client, token, await read(app, token))).status).toBe(201)
  const seen = await readArtwork(await dana.client.get(path))
  expect(seen).toMatchObject({
    side: 'buyer',
    canSend: true,
    sendsFor: null,
    creatives: [{ status: 'approved', onBehalf }],
  })
  expect((await dana.client.get(required(seen.creatives[0]?.url))).status).toBe(200)
  // from then on it is the client's to send
  expect((await upload(desk.seller)).status).toBe(403)
  const own = await upload(dana.client)
  expect([own.status, own.creatives[0]?.onBehalf]).toEqual([201, null])
  expect((await readJson<Booking>(desk.seller, `/api/bookings/${id}`)).isOnBehalf).toBe(false)
})

it('goes with the account of the seller, as long as the client has none', async () => {
  const { desk, id, upload } = await bookByPhone()
  await desk.record(id)
  await upload(desk.seller)
  const paths = await db
    .transaction()
    .execute((trx) => eraseArtwork(trx, { id: 0, organizationId: desk.sellerId, email: null }))
  expect(paths.length).toBeGreaterThan(0)
  const row = db.selectFrom('creatives').select(['name', 'path']).where('booking_id', '=', id)
  expect(await row.execute()).toEqual([{ name: 'Artwork', path: null }])
})
