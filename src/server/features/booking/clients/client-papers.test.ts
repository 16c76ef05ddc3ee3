import { expect, it } from 'vitest'
import type { Avails, HeldCells } from '#contract/booking/avails.ts'
import type { Booking } from '#contract/booking/bookings.ts'
import type { Client } from '#contract/booking/clients.ts'
import { required } from '#domain/required.ts'
import { buildColleague } from '#test/support/accounts/teams.ts'
import { buildListing } from '#test/support/listings/build-listing.ts'
import { readJson, startSelling } from '#test/support/listings/imports.ts'
import { createTestApp } from '#test/support/test-app.ts'

const app = await createTestApp({ RATE_LIMIT_SCALE: '1000' })

/** A seller with one face, which is held for a client by name. */
async function startLiveFace() {
  const { sellerId, client } = await startSelling(app)
  const id = await buildListing(app.db, { seller_id: sellerId, frequency: '4-week', status: 'active' })
  const { columns, today } = await readJson<Avails>(client, '/api/my/avails')
  const { first, last } = required(columns[3])
  const hold = async (clientName: string): Promise<Booking> => {
    const cells = [{ id, unitId: null, from: first, to: last }]
    const answer = await client.send('POST', '/api/my/avails/holds', { cells, clientName, until: today })
    const { made } = (await answer.json()) as HeldCells
    return readJson<Booking>(client, `/api/bookings/${required(made[0]).bookingId}`)
  }
  return { sellerId, client, hold }
}

it('a client’s address and tax exemption are what the papers and the price of new bookings say', async () => {
  const { client, hold } = await startLiveFace()
  const input = { name: 'City of Tacoma', address: '747 Market St, Tacoma', taxExemption: 'Certificate A-12' }
  const added = await client.send('POST', '/api/my/clients', input)
  expect(added.status, await added.clone().text()).toBe(201)
  expect(await added.json()).toMatchObject({ ...input, rep: null })
  const booking = await hold('City of Tacoma')
  const { terms } = booking
  expect(terms).toMatchObject({ taxCents: 0, buyer: { name: 'City of Tacoma' } })
  expect(terms?.lines.at(-1)).toMatchObject({ kind: 'tax', detail: 'The buyer is exempt: Certificate A-12' })
  const step = { step: 'record', version: booking.version, reason: 'By phone' }
  const headers = { 'idempotency-key': crypto.randomUUID() }
  expect((await client.send('POST', `/api/bookings/${booking.id}/steps`, step, { headers })).status).toBe(200)
  const papers = await app.db
    .selectFrom('documents')
    .select('body')
    .where('booking_id', '=', booking.id)
    .execute()
  for (const { body } of papers) expect(body).toContain('747 Market St, Tacoma')
})

it('tax is estimated of a client who says nothing of it', async () => {
  const { hold } = await startLiveFace()
  const lines = (await hold('Alki Coffee')).terms?.lines ?? []
  expect(JSON.stringify(lines)).not.toContain('exempt')
})

it('a client is looked after by one of the team, and by nobody else', async () => {
  const { client, sellerId } = await startLiveFace()
  const { id } = (await (
    await client.send('POST', '/api/my/clients', { name: 'Harbor Dental' })
  ).json()) as Client
  const { id: personId } = await buildColleague(app, sellerId, 'sales')
  const give = (repId: number | null) => client.send('PATCH', `/api/my/clients/${id}`, { repId })
  expect(await (await give(personId)).json()).toMatchObject({ rep: { id: personId } })
  const { sellerId: stranger } = await startSelling(app)
  const refused = await give(stranger)
  expect([refused.status, await refused.json()]).toMatchObject([
    400,
    { fields: { repId: expect.any(String) } },
  ])
  expect(await readJson<Client>(client, `/api/my/clients/${id}`)).toMatchObject({ rep: { id: personId } })
  expect(await (await give(null)).json()).toMatchObject({ rep: null })
})
