import { expect, it } from 'vitest'
import { toMarketDate } from '#domain/format-dates.ts'
import { addDays } from '#domain/zoned-time.ts'
import { findBrokenCells } from '#server/features/booking/availability/check-claims.ts'
import { postLedger } from '#server/features/ground/ledger/post-ledger.ts'
import { openMarket } from '#test/support/booking/book.ts'
import { bookWith, moveBy } from '#test/support/booking/booked.ts'
import { buildDenied, buildSent } from '#test/support/booking/build-payment.ts'
import { createTestApp } from '#test/support/test-app.ts'

const app = await createTestApp({ RATE_LIMIT_SCALE: '1000' })
const { db } = app
const market = await openMarket(app, { terms: { cancellationTier: 'standard' } })
const { seller, sellerId } = market
const buyer = await market.buy()
let weeks = 8

/** Booked for $900 and paid as much, so many days before its start and after its booking. */
async function book({
  startsIn = 40,
  bookedAgo = 3,
  paidCents = 90_000,
  lateDays = 0,
} = {}): Promise<number> {
  weeks += 4
  const id = await bookWith(app, market, { buyer, weeks })
  const first = addDays(toMarketDate(new Date()), startsIn)
  const { terms, sha256 } = await db
    .selectFrom('booking_versions')
    .selectAll()
    .where('booking_id', '=', id)
    .executeTakeFirstOrThrow()
  const dueOn = addDays(toMarketDate(new Date()), -lateDays)
  const schedule = lateDays ? { schedule: [{ label: 'Later', dueOn, cents: 90_000 }] } : {}
  const moved = { ...JSON.parse(terms), first, last: addDays(first, 27), ...schedule }
  // a version is never changed: this one is another, read in its place
  await db
    .insertInto('booking_versions')
    .values({ booking_id: id, version: 2, terms: JSON.stringify(moved), sha256, proposed_by: 'buyer' })
    .execute()
  const booked_at = new Date(Date.now() - bookedAgo * 86_400_000)
  await db.updateTable('bookings').set({ version: 2, booked_at }).where('id', '=', id).execute()
  const paid = { purpose: 'paid', source: `test:${id}`, bookingId: id, sellerId, cents: paidCents } as const
  if (paidCents > 0) await db.transaction().execute((trx) => postLedger(trx, { ...paid, now: new Date() }))
  return id
}

const reason = 'Plans have changed.'
const claimsOf = (id: number) =>
  db.selectFrom('unit_claims').select('id').where('booking_id', '=', id).execute()

it.each([
  ['in time', { startsIn: 40 }, 90_000, 0],
  ['late, without a deposit', { startsIn: 20 }, 90_000, 0],
  ['too late', { startsIn: 5 }, 0, 90_000],
  ['within a day of booking', { startsIn: 8, bookedAgo: 0.5 }, 90_000, 0],
])('the buyer cancels %s: what was told comes back', async (_name, when, refundCents, keptCents) => {
  const id = await book(when)
  const { cancelling } = await buyer.read(id)
  expect(cancelling).toMatchObject({ refundCents, keptCents, dueCents: 0, creditCents: refundCents })
  const cancelled = await buyer.step(id, 'cancel', { reason })
  expect(cancelled).toMatchObject({ status: 'cancelled', cancelling: null, deadlineAt: null })
  expect(cancelled.money).toMatchObject({
    creditedCents: refundCents,
    openCents: refundCents === 0 ? 0 : -refundCents,
  })
  const notes = cancelled.documents.filter(({ kind }) => kind === 'credit-note')
  expect(notes.map(({ totalCents }) => totalCents)).toEqual(refundCents > 0 ? [refundCents] : [])
  expect(cancelled.events.at(-1)).toMatchObject({ step: 'cancel', actor: 'buyer', reason })
  expect(await claimsOf(id)).toEqual([])
})

it('owes what is not paid, and nothing of what is credited', async () => {
  const [late, early] = [await book({ startsIn: 5, paidCents: 20_000 }), await book({ paidCents: 20_000 })]
  expect((await buyer.read(late)).cancelling).toMatchObject({
    refundCents: 0,
    keptCents: 20_000,
    dueCents: 70_000,
  })
  expect((await buyer.step(late, 'cancel', { reason })).money.openCents).toBe(70_000)
  expect((await buyer.step(early, 'cancel', { reason })).money.openCents).toBe(-20_000)
})

it('gives everything back where the seller cancels, what runs too, and frees the dates', async () => {
  const id = await book({ startsIn: -3 })
  await moveBy(app, id, 'start')
  expect((await seller.read(id)).cancelling).toMatchObject({ refundCents: 90_000, keptCents: 0 })
  expect(await seller.step(id, 'cancel')).toMatchObject({ code: 'invalid-input' })
  const cancelled = await seller.step(id, 'cancel', { reason })
  expect(cancelled.money).toMatchObject({ creditedCents: 90_000, openCents: -90_000 })
  expect(await claimsOf(id)).toEqual([])
  expect(await findBrokenCells(db)).toEqual([])
  expect(await seller.step(id, 'cancel', { reason })).toMatchObject({ code: 'wrong-step' })
})

it('is cancelled by a seller who is not paid for three weeks as by the buyer', async () => {
  const late = { startsIn: 5, paidCents: 20_000 }
  const [patient, cause] = [await book({ ...late, lateDays: 20 }), await book({ ...late, lateDays: 21 })]
  expect((await seller.read(patient)).cancelling).toMatchObject({ refundCents: 20_000, keptCents: 0 })
  const { cancelling } = await seller.read(cause)
  expect(cancelling).toMatchObject({ refundCents: 0, keptCents: 20_000, dueCents: 70_000 })
  expect(cancelling!.rule).toMatch(/^A payment is 21 days late\. By the standard terms/)
  expect((await seller.step(cause, 'cancel', { reason })).money.openCents).toBe(70_000)
})

it('is not cancelled for a late payment which the buyer says was sent, until the seller has answered', async () => {
  const id = await book({ startsIn: 5, paidCents: 20_000, lateDays: 21 })
  const sent = await buildSent(db, { id, buyerId: buyer.id, terms: { totalCents: 70_000 } })
  expect((await seller.read(id)).cancelling).toMatchObject({ refundCents: 20_000, keptCents: 0, dueCents: 0 })
  await buildDenied(db, id, sent)
  expect((await seller.read(id)).cancelling).toMatchObject({ keptCents: 20_000, dueCents: 70_000 })
})

it('credits nothing twice', async () => {
  const id = await book()
  const { id: disputeId } = await (
    await buyer.client.send('POST', `/api/bookings/${id}/disputes`, { reason: 'It was dark.' })
  ).json()
  const admin = await app.as((await market.buy({ role: 'admin' })).id)
  const decision = { resolution: 'credit', creditCents: 50_000, decision: 'It was.' }
  expect((await admin.send('PATCH', `/api/admin/disputes/${disputeId}`, decision)).status).toBe(200)
  expect((await seller.read(id)).cancelling).toMatchObject({ creditCents: 40_000, refundCents: 90_000 })
  expect((await seller.step(id, 'cancel', { reason })).money).toMatchObject({
    creditedCents: 90_000,
    openCents: -90_000,
  })
})
