import { expect, it } from 'vitest'
import { CHANGE_HOURS } from '#domain/booking/change.ts'
import { findBrokenCells } from '#server/features/booking/availability/check-claims.ts'
import { openMarket } from '#test/support/booking/book.ts'
import { moveBy } from '#test/support/booking/booked.ts'
import { changesOf } from '#test/support/listings/changes.ts'
import { createTestApp } from '#test/support/test-app.ts'
import { expireChanges } from './change-clock.ts'

const app = await createTestApp({ RATE_LIMIT_SCALE: '1000' })
const { db, context } = app
const market = await openMarket(app)
const buyer = await market.buy()
const { seller, listingId } = market
let weeks = 4
const later = () => {
  weeks += 8
  return weeks
}

const { book: bookAt, propose, answer, list, accept, claimsOf } = changesOf(app, buyer)
const book = () => bookAt(market, later())

it('doubles the time with the difference due, a version of both, and the revised order', async () => {
  const { id, own, next } = await book()
  expect(await list(seller, id)).toEqual({ changes: [], kinds: ['change'] })
  const asked = await propose(buyer, id, { from: own.from, to: next.to })
  expect(asked.status).toBe(201)
  expect(await buyer.read(id)).toMatchObject({ totalCents: 90_000, hasOpenChange: true })
  expect((await propose(seller, id, next)).status).toBe(409)
  expect((await list(buyer, id)).changes).toMatchObject([{ status: 'proposed', steps: ['withdraw'] }])
  expect(await list(seller, id)).toMatchObject({ kinds: [], changes: [{ steps: ['accept', 'decline'] }] })
  expect((await accept(buyer, id)).status).toBe(409)
  expect((await answer(seller, id, { step: 'accept', sha256: '0'.repeat(64) })).status).toBe(409)

  expect((await accept(seller, id)).status).toBe(201)
  const booking = await buyer.read(id)
  expect(booking).toMatchObject({
    hasOpenChange: false,
    status: 'booked',
    version: 2,
    first: own.from,
    last: next.to,
  })
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
    'expired',
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

it('expires once, however many clocks tick', async () => {
  const { id, next } = await book()
  await propose(buyer, id, next)
  const late = new Date(Date.now() + CHANGE_HOURS * 3_600_000)
  const later = { ...context, now: () => late }
  await Promise.all([expireChanges(later), expireChanges(later)])
  expect((await list(buyer, id)).changes).toMatchObject([{ status: 'expired', steps: [] }])
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

it('passes over one that fails, and says so', async () => {
  const other = await openMarket(app)
  const [broken, whole] = [await bookAt(other, 8), await bookAt(other, 16)]
  for (const { id, next } of [broken, whole]) await propose(buyer, id, next)
  const kept = await db
    .selectFrom('booking_changes')
    .select('terms')
    .where('booking_id', '=', broken.id)
    .executeTakeFirstOrThrow()
  const keep = (terms: string) =>
    db.updateTable('booking_changes').set({ terms }).where('booking_id', '=', broken.id).execute()
  await keep('no terms')
  const late = new Date(Date.now() + CHANGE_HOURS * 3_600_000)
  const whenLate = { ...context, now: () => late }
  await expect(expireChanges(whenLate)).rejects.toThrow(SyntaxError)
  expect((await list(buyer, whole.id)).changes).toMatchObject([{ status: 'expired' }])
  await keep(kept.terms)
  await expireChanges(whenLate)
  expect((await list(buyer, broken.id)).changes).toMatchObject([{ status: 'expired' }])
})
