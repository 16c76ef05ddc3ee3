import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import type { Booking } from '#contract/booking/bookings.ts'
import type { OfferedInput } from '#contract/booking/bookings-offers.ts'
import type { Conversation } from '#contract/messaging/conversations.ts'
import { findBrokenCells } from '#server/features/booking/availability/check-claims.ts'
import { openMarket, period } from '#test/support/booking/book.ts'
import { moveBy } from '#test/support/booking/booked.ts'
import { createTestApp, type TestClient } from '#test/support/test-app.ts'

const app = await createTestApp({ RATE_LIMIT_SCALE: '1000' })
const { db } = app
const market = await openMarket(app)
const { seller, listingId } = market

async function talk() {
  const buyer = await market.buy()
  const answer = await buyer.client.send('POST', `/api/listings/${listingId}/conversations`, {
    clientId: randomUUID(),
    message: 'One board, two logos?',
  })
  const { id } = (await answer.json()) as Conversation
  return { buyer, id }
}

type Answer = Booking & { code?: string; bookingId?: number }

async function offer(
  client: TestClient,
  id: number,
  terms: Partial<OfferedInput> & { from: string; to: string },
  holdsDates = true,
) {
  const answer = await client.send('POST', `/api/conversations/${id}/offers`, {
    terms: { brand: 'Fremont Bakery', ...terms },
    holdsDates,
  })
  return { status: answer.status, body: (await answer.json()) as Answer }
}

const readThread = async (client: TestClient, id: number) =>
  (await (await client.get(`/api/conversations/${id}`)).json()) as Conversation

it('is told in the talk and booked by the buyer’s yes alone, at the price that the seller named', async () => {
  const { buyer, id } = await talk()
  const { status, body: made } = await offer(seller.client, id, {
    ...period(8),
    spaceCents: 80_000,
    note: 'With two logos.',
  })
  expect(status).toBe(201)
  expect(made).toMatchObject({ status: 'quoted', side: 'seller', totalCents: 80_000 })
  const read = await buyer.read(made.id)
  expect(read).toMatchObject({
    status: 'quoted',
    steps: ['accept', 'counter', 'withdraw'],
    terms: { brand: 'Fremont Bakery', note: 'With two logos.' },
  })
  expect(read.versions[0]!.accepted.map(({ side }) => side)).toEqual(['seller'])
  const { messages } = await readThread(buyer.client, id)
  expect(messages.at(-1)).toMatchObject({
    author: 'placard',
    body: expect.stringMatching(/^Sally Seller offers .* for \$800\.$/),
    event: { event: 'booking', by: 'other', bookingId: made.id },
  })
  await app.runJobs()
  const mails = await db
    .selectFrom('outbox_messages')
    .select('subject')
    .where('subject', 'like', '%made you an offer%')
    .execute()
  expect(mails).toHaveLength(1)

  expect((await buyer.step(made.id, 'accept')).status).toBe('awaiting-payment')
  await moveBy(app, made.id, 'secure')
  expect(await buyer.read(made.id)).toMatchObject({ status: 'booked', money: { agreedCents: 80_000 } })
  expect(await findBrokenCells(db)).toEqual([])
})

it('is the seller’s alone, one at a time, and refused for dates that are taken or not sold', async () => {
  const { buyer, id } = await talk()
  const other = await talk()
  const dates = period(16)
  expect((await offer(buyer.client, id, dates)).status).toBe(409)
  expect((await offer(other.buyer.client, id, dates)).status).toBe(404)
  expect((await offer(seller.client, id, { ...dates, brand: ' ' })).status).toBe(400)
  const { body: first } = await offer(seller.client, id, dates)
  expect(first).toMatchObject({ status: 'quoted', totalCents: 90_000 })
  expect(await offer(seller.client, id, period(20))).toMatchObject({
    status: 409,
    body: { code: 'conflict', bookingId: first.id },
  })
  // held for the first buyer
  expect((await offer(seller.client, other.id, dates)).body.code).toBe('dates-taken')
  expect((await seller.step(first.id, 'withdraw')).status).toBe('withdrawn')
  expect((await offer(seller.client, other.id, dates, false)).status).toBe(201)
  expect((await offer(seller.client, id, dates)).status).toBe(201)
})

it('shows what an offer comes to before it is sent, and sends nothing', async () => {
  const { id } = await talk()
  const count = async () => (await db.selectFrom('bookings').select('id').execute()).length
  const before = await count()
  const answer = await seller.client.send('POST', `/api/conversations/${id}/offers/previews`, {
    ...period(28),
    brand: 'Fremont Bakery',
    spaceCents: 70_000,
  })
  expect(await answer.json()).toMatchObject({ totalCents: 70_000, first: period(28).from })
  expect(await count()).toBe(before)
})

it('is changed by the buyer as a quote is, and ends by itself', async () => {
  const { buyer, id } = await talk()
  const { body: made } = await offer(seller.client, id, period(32))
  const { unitId } = made.terms!.units[0]!
  const terms = { unitId, quantity: 1, extras: [], spaceCents: 75_000, ...period(32) }
  expect((await buyer.step(made.id, 'counter', { terms })).status).toBe('requested')
  expect((await seller.step(made.id, 'accept')).status).toBe('awaiting-payment')
  const again = await talk()
  const { body: second } = await offer(seller.client, again.id, period(36))
  await moveBy(app, second.id, 'expire')
  expect(await again.buyer.read(second.id)).toMatchObject({ status: 'expired' })
})
