import { expect, it } from 'vitest'
import type { DeskDispute, Dispute } from '#contract/booking/disputes.ts'
import { DAY_MS } from '#domain/dates.ts'
import { postLedger } from '#server/features/ground/ledger/post-ledger.ts'
import { buildColleague } from '#test/support/accounts/teams.ts'
import { openMarket, period } from '#test/support/booking/book.ts'
import { bookWith } from '#test/support/booking/booked.ts'
import { buildUser } from '#test/support/listings/build-listing.ts'
import { createTestApp, type TestClient } from '#test/support/test-app.ts'

const app = await createTestApp({ RATE_LIMIT_SCALE: '1000' })
const { db } = app
const market = await openMarket(app)
const buyer = await market.buy()
const admin = await app.as(await buildUser(db, { role: 'admin' }))
const { seller, sellerId } = market
let weeks = 6

/** Booked for $900, all of it paid. */
async function book(): Promise<number> {
  weeks += 4
  const id = await bookWith(app, market, { buyer, weeks })
  const paid = { purpose: 'paid', source: `test:${id}`, bookingId: id, sellerId, cents: 90_000 } as const
  await db.transaction().execute((trx) => postLedger(trx, { ...paid, now: new Date() }))
  return id
}

const open = (who: { client: TestClient }, id: number, reason = 'It was dark.') =>
  who.client.send('POST', `/api/bookings/${id}/disputes`, { reason })
const answer = (who: { client: TestClient }, id: number, body: object) =>
  who.client.send('POST', `/api/bookings/${id}/disputes/answers`, body)
const resolve = (id: number, body: object) =>
  admin.send('PATCH', `/api/admin/disputes/${id}`, { decision: 'Two weeks were dark.', ...body })
const list = async (who: { client: TestClient }, id: number) =>
  (await (await who.client.get(`/api/bookings/${id}/disputes`)).json()) as {
    disputes: Dispute[]
    canOpen: boolean
    until: string | null
  }

it('is opened, answered and resolved with money back', async () => {
  const id = await book()
  expect(await list(buyer, id)).toMatchObject({ disputes: [], canOpen: true, until: expect.any(String) })
  const opened = (await (await open(buyer, id)).json()) as Dispute
  expect(opened).toMatchObject({ status: 'open', openedBy: 'buyer', steps: ['withdraw'] })
  expect((await open(seller, id)).status).toBe(409)
  expect((await buyer.read(id)).hasOpenDispute).toBe(true)
  expect((await list(seller, id)).disputes).toMatchObject([{ steps: ['answer'] }])

  expect((await answer(buyer, id, { step: 'answer', answer: 'No' })).status).toBe(409)
  const answered = (await (
    await answer(seller, id, { step: 'answer', answer: 'It was lit.' })
  ).json()) as Dispute
  expect(answered).toMatchObject({ status: 'answered', answer: 'It was lit.', steps: [] })

  const desk = (await (await admin.get('/api/admin/disputes')).json()) as { items: DeskDispute[] }
  expect(desk.items[0]).toMatchObject({
    id: opened.id,
    booking: { id },
    paidCents: 90_000,
    creditableCents: 90_000,
    steps: ['resolve'],
  })
  const tooMuch = await resolve(opened.id, { resolution: 'refund', creditCents: 90_001 })
  expect([tooMuch.status, await tooMuch.json()]).toMatchObject([
    400,
    { code: 'refund-too-large', message: 'That is more than was paid: $900.00 at most.' },
  ])
  expect((await resolve(opened.id, { resolution: 'refund' })).status).toBe(400)
  expect((await resolve(opened.id, { resolution: 'nothing', creditCents: 1 })).status).toBe(400)

  const resolved = await resolve(opened.id, { resolution: 'refund', creditCents: 45_000 })
  expect(await resolved.json()).toMatchObject({ status: 'resolved', creditCents: 45_000, steps: [] })
  const { money, documents, hasOpenDispute } = await buyer.read(id)
  expect(money).toMatchObject({
    agreedCents: 90_000,
    creditedCents: 45_000,
    paidCents: 90_000,
    openCents: -45_000,
  })
  expect(documents.filter(({ kind }) => kind === 'credit-note')).toMatchObject([{ totalCents: 45_000 }])
  expect(hasOpenDispute).toBe(false)
  expect((await resolve(opened.id, { resolution: 'nothing' })).status).toBe(409)

  const messages = await db
    .selectFrom('messages')
    .innerJoin('conversations', 'conversations.id', 'messages.conversation_id')
    .select('body')
    .where('booking_id', '=', id)
    .where('body', 'like', '%disput%')
    .orderBy('seq')
    .execute()
  expect(messages.map(({ body }) => body)).toEqual([
    'Bob Buyer disputes this booking: It was dark.',
    'Sally Seller answers the dispute: It was lit.',
    'Placard has decided the dispute: $450.00 is credited to the buyer and to be paid back. Two weeks were dark.',
  ])
  await app.runJobs()
  const mails = await db
    .selectFrom('outbox_messages')
    .select('subject')
    .where('subject', 'like', '%disput%')
    .execute()
  expect(mails).toHaveLength(4)
})

it('and a change show no buttons to a role that may neither dispute nor sell', async () => {
  const ids = [await book(), await book()] as const
  await open(buyer, ids[0])
  const manager = await buildColleague(app, sellerId, 'manager')
  const crew = await buildColleague(app, sellerId, 'operations')
  expect((await list(manager, ids[0])).disputes).toMatchObject([{ steps: ['answer'] }])
  expect((await list(crew, ids[0])).disputes).toMatchObject([{ status: 'open', steps: [] }])
  expect([(await list(manager, ids[1])).canOpen, (await list(crew, ids[1])).canOpen]).toEqual([true, false])
  const kinds = async ({ client }: { client: TestClient }) =>
    (await (await client.get(`/api/bookings/${ids[1]}/changes`)).json()).kinds.length > 0
  expect([await kinds(manager), await kinds(crew)]).toEqual([true, false])
})

it('credits no more than is left, and a second time only the rest', async () => {
  const id = await book()
  const first = (await (await open(seller, id, 'The artwork never came.')).json()) as Dispute
  await resolve(first.id, { resolution: 'credit', creditCents: 60_000 })
  const second = (await (await open(buyer, id)).json()) as Dispute
  const tooMuch = await resolve(second.id, { resolution: 'credit', creditCents: 30_001 })
  expect((await tooMuch.json()).message).toBe(
    'That is more than was agreed and not yet credited: $300.00 at most.',
  )
  expect((await resolve(second.id, { resolution: 'credit', creditCents: 30_000 })).status).toBe(200)
  expect((await buyer.read(id)).money).toMatchObject({ creditedCents: 90_000, openCents: -90_000 })
})

it('is withdrawn by whoever opened it, and opened again', async () => {
  const id = await book()
  await open(buyer, id)
  expect((await answer(seller, id, { step: 'withdraw' })).status).toBe(409)
  expect(await (await answer(buyer, id, { step: 'withdraw' })).json()).toMatchObject({ status: 'withdrawn' })
  expect(await list(buyer, id)).toMatchObject({ canOpen: true })
  expect((await open(seller, id)).status).toBe(201)
})

it('is opened once, however many try', async () => {
  const id = await book()
  const statuses = await Promise.all(
    [1, 2, 3, 4].map(async (n) => (await open(n % 2 ? buyer : seller, id)).status),
  )
  expect(statuses.toSorted()).toEqual([201, 409, 409, 409])
})

it('is nobody else’s, and has its time', async () => {
  const id = await book()
  const other = await market.buy()
  expect((await open(other, id)).status).toBe(404)
  expect((await open({ client: admin }, id)).status).toBe(409)
  const draft = await buyer.draft({ listingId: market.listingId, ...period(weeks + 4) })
  expect((await open(buyer, draft.id)).status).toBe(409)
  const past = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10)
  await db
    .updateTable('bookings')
    .set({ first_day: past(60), last_day: past(32) })
    .where('id', '=', id)
    .execute()
  expect((await open(buyer, id)).status).toBe(409)
  await db
    .updateTable('bookings')
    .set({ last_day: past(28) })
    .where('id', '=', id)
    .execute()
  expect((await open(buyer, id)).status).toBe(201)
})
