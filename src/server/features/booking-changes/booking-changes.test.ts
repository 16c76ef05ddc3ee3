import { expect, it } from 'vitest'
import type { Change } from '#contract/booking-changes.ts'
import { CHANGE_HOURS } from '#domain/booking/change.ts'
import { findBrokenCells } from '#server/features/availability/check-claims.ts'
import { postLedger } from '#server/features/ledger/post-ledger.ts'
import { openMarket, period } from '#test/support/book.ts'
import { bookWith, moveBy } from '#test/support/booked.ts'
import { createTestApp, type TestClient } from '#test/support/test-app.ts'
import { lapseChanges } from './change-clock.ts'

const app = await createTestApp({ RATE_LIMIT_SCALE: '1000' })
const { db, context } = app
const market = await openMarket(app)
const buyer = await market.buy()
const { seller, sellerId, listingId } = market
let weeks = 4

/** Booked for $900, all of it paid, with the next four weeks free. */
async function book() {
  weeks += 8
  const id = await bookWith(app, market, { buyer, weeks })
  const paid = { purpose: 'paid', source: `test:${id}`, bookingId: id, sellerId, cents: 90_000 } as const
  await db.transaction().execute((trx) => postLedger(trx, { ...paid, now: new Date() }))
  return { id, own: period(weeks), next: period(weeks + 4) }
}

type Who = { client: TestClient }
type Listed = { changes: Change[]; canAsk: boolean; code?: string; message?: string }

async function propose(
  who: Who,
  id: number,
  { version, ...terms }: { from: string; to: string; spaceCents?: number; version?: number },
) {
  const booking = await buyer.read(id)
  return who.client.send('POST', `/api/bookings/${id}/changes`, {
    version: version ?? booking.version,
    terms: { unitId: booking.terms!.units[0]!.unitId, quantity: 1, extras: [], spaceCents: null, ...terms },
    reason: 'The opening has moved.',
  })
}
const answer = (who: Who, id: number, body: object) =>
  who.client.send('POST', `/api/bookings/${id}/changes/answers`, body)
const list = async (who: Who, id: number) =>
  (await (await who.client.get(`/api/bookings/${id}/changes`)).json()) as Listed
async function accept(who: Who, id: number) {
  const { sha256 } = (await list(who, id)).changes[0]!
  return answer(who, id, { step: 'accept', sha256 })
}
const claimsOf = (id: number) =>
  db.selectFrom('unit_claims').select('days').where('booking_id', '=', id).execute()

it('doubles the time with the difference due, a version of both, and the revised order', async () => {
  const { id, own, next } = await book()
  expect(await list(seller, id)).toEqual({ changes: [], canAsk: true })
  const asked = await propose(buyer, id, { from: own.from, to: next.to })
  expect(asked.status).toBe(201)
  expect((await buyer.read(id)).totalCents).toBe(90_000)
  expect((await propose(seller, id, next)).status).toBe(409)
  expect((await list(buyer, id)).changes).toMatchObject([{ status: 'proposed', steps: ['withdraw'] }])
  expect(await list(seller, id)).toMatchObject({ canAsk: false, changes: [{ steps: ['accept', 'decline'] }] })
  expect((await accept(buyer, id)).status).toBe(409)
  expect((await answer(seller, id, { step: 'accept', sha256: '0'.repeat(64) })).status).toBe(409)

  expect((await accept(seller, id)).status).toBe(201)
  const booking = await buyer.read(id)
  expect(booking).toMatchObject({ status: 'booked', version: 2, first: own.from, last: next.to })
  expect(booking.totalCents).toBe(180_000)
  expect(booking.money).toMatchObject({ agreedCents: 180_000, paidCents: 90_000, openCents: 90_000 })
  expect(booking.terms!.schedule.at(-1)).toMatchObject({ label: 'Agreed change', cents: 90_000 })
  expect(
    booking.versions
      .at(-1)!
      .accepted.map(({ side }) => side)
      .toSorted(),
  ).toEqual(['buyer', 'seller'])
  expect(booking.documents.map(({ kind, totalCents }) => [kind, totalCents]).slice(-2)).toEqual(
    expect.arrayContaining([
      ['insertion-order', 180_000],
      ['invoice', 90_000],
    ]),
  )
  expect(booking.events.at(-1)).toMatchObject({ step: 'change', actor: 'seller' })
  expect(await claimsOf(id)).toHaveLength(1)
  expect(await findBrokenCells(db)).toEqual([])
})

it('credits what is less: what was paid of it is owed back', async () => {
  const { id, own } = await book()
  await propose(seller, id, { ...own, spaceCents: 60_000 })
  expect((await accept(buyer, id)).status).toBe(201)
  const { money, documents } = await buyer.read(id)
  expect(money).toMatchObject({ agreedCents: 90_000, creditedCents: 30_000, openCents: -30_000 })
  expect(documents.filter(({ kind }) => kind === 'credit-note')).toMatchObject([{ totalCents: 30_000 }])
})

it('keeps the old dates where the new ones were taken meanwhile', async () => {
  const { id, own, next } = await book()
  await propose(buyer, id, next)
  const other = await market.buy()
  const rival = await other.draft({ listingId, ...next })
  await other.step(rival.id, 'request')
  await seller.step(rival.id, 'accept')
  const refused = await accept(seller, id)
  expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'dates-taken' }])
  const booking = await buyer.read(id)
  expect(booking).toMatchObject({ version: 1, first: own.from, money: { openCents: 0 } })
  expect(await claimsOf(id)).toHaveLength(1)
  expect((await list(seller, id)).changes).toMatchObject([{ status: 'proposed' }])
  expect(await findBrokenCells(db)).toEqual([])
})

it('is accepted once by two presses at once', async () => {
  const { id, next } = await book()
  await propose(buyer, id, next)
  const statuses = await Promise.all([accept(seller, id), accept(seller, id)])
  expect(statuses.map(({ status }) => status).toSorted()).toEqual([201, 409])
  expect(await buyer.read(id)).toMatchObject({ version: 2, first: next.from })
})

it('ends with a word, with a press, and with the booking', async () => {
  const { id, next } = await book()
  await propose(buyer, id, next)
  expect((await answer(seller, id, { step: 'decline', reason: ' ' })).status).toBe(400)
  await answer(seller, id, { step: 'decline', reason: 'It is promised to a school.' })
  await propose(seller, id, next)
  await answer(seller, id, { step: 'withdraw' })
  await propose(buyer, id, next)
  expect((await buyer.step(id, 'cancel', { reason: 'Plans have changed.' })).status).toBe('cancelled')
  expect((await list(buyer, id)).changes.map(({ status }) => status)).toEqual([
    'lapsed',
    'withdrawn',
    'declined',
  ])
  expect((await accept(seller, id)).status).toBe(409)
  expect(await claimsOf(id)).toEqual([])
})

it('is for terms as they stand, and goes on beside a dispute', async () => {
  const { id, next } = await book()
  expect((await propose(buyer, id, { ...next, version: 7 })).status).toBe(409)
  await propose(buyer, id, next)
  await seller.client.send('POST', `/api/bookings/${id}/disputes`, { reason: 'No artwork came.' })
  expect((await accept(seller, id)).status).toBe(201)
  expect(await buyer.read(id)).toMatchObject({ hasOpenDispute: true, version: 2 })
})

it('moves only the end of what runs', async () => {
  const { id, own, next } = await book()
  await moveBy(app, id, 'start')
  const refused = await propose(buyer, id, next)
  expect([refused.status, await refused.json()]).toMatchObject([400, { code: 'term-not-sold' }])
  expect((await propose(seller, id, { from: own.from, to: next.to })).status).toBe(201)
  expect((await accept(buyer, id)).status).toBe(201)
  expect(await buyer.read(id)).toMatchObject({ status: 'in-flight', last: next.to })
})

it('lapses once, however many clocks tick', async () => {
  const { id, next } = await book()
  await propose(buyer, id, next)
  const late = new Date(Date.now() + CHANGE_HOURS * 3_600_000)
  const later = { ...context, now: () => late }
  await Promise.all([lapseChanges(later), lapseChanges(later)])
  expect((await list(buyer, id)).changes).toMatchObject([{ status: 'lapsed', steps: [] }])
  const told = await db
    .selectFrom('messages')
    .innerJoin('conversations', 'conversations.id', 'messages.conversation_id')
    .select('body')
    .where('booking_id', '=', id)
    .where('body', 'like', 'Nobody answered%')
    .execute()
  expect(told).toHaveLength(1)
  expect(await claimsOf(id)).toHaveLength(1)
})
