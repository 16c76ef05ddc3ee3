import { expect, it } from 'vitest'
import type { BookingStatus } from '#domain/booking/lifecycle.ts'
import { UNANSWERED } from '#domain/booking/payments.ts'
import { toBookingReference } from '#domain/booking/reference.ts'
import { DAY_MS } from '#domain/dates.ts'
import { openMarket, period } from '#test/support/booking/book.ts'
import { bookWith } from '#test/support/booking/booked.ts'
import { buildAgreed } from '#test/support/booking/build-agreed.ts'
import { buildDenied, buildSent } from '#test/support/booking/build-payment.ts'
import { copyBooking } from '#test/support/booking/copy-booking.ts'
import { createTestApp } from '#test/support/test-app.ts'
import { reconcile } from '../payments/reconcile.ts'
import { tickBookings } from './booking-clock.ts'
import { remindOfBookings } from './remind.ts'

const app = await createTestApp({ RATE_LIMIT_SCALE: '1000' })
const { db } = app
const market = await openMarket(app, { terms: { holdDays: 7 } })
const buyer = await market.buy()

/** As if so many days had passed. */
const later = (days: number) => ({ ...app.context, now: () => new Date(Date.now() + days * DAY_MS) })

const claimsOf = (id: number) =>
  db.selectFrom('unit_claims').select('kind').where('booking_id', '=', id).execute()
const mailsAbout = async (id: number) => {
  await app.runJobs()
  const mails = db.selectFrom('outbox_messages').select('subject')
  const about = await mails.where('subject', 'like', `%${toBookingReference(id)}%`).execute()
  return about.map(({ subject }) => subject)
}

it('ends what nobody answers, frees its dates, and tells both sides once', async () => {
  const draft = await buyer.draft({ listingId: market.listingId, ...period(10) })
  const asked = await buyer.draft({ listingId: market.listingId, ...period(14) })
  await buyer.step(asked.id, 'request')
  const held = await buyer.draft({ listingId: market.listingId, ...period(18) })
  await buyer.step(held.id, 'hold', { days: 1 })
  expect(await claimsOf(held.id)).toEqual([{ kind: 'hold' }])

  await tickBookings(later(0.5))
  expect((await buyer.read(held.id)).status).toBe('held')
  await tickBookings(later(7.5))
  await tickBookings(later(7.5))
  for (const { id } of [draft, asked, held]) {
    const { status, events, deadlineAt } = await buyer.read(id)
    expect([status, deadlineAt]).toEqual(['expired', null])
    expect(events.filter(({ step }) => step === 'expire')).toMatchObject([{ actor: 'clock', name: null }])
  }
  expect(await claimsOf(held.id)).toEqual([])
  expect((await mailsAbout(asked.id)).filter((subject) => subject.includes('has ended'))).toHaveLength(2)
  expect(await mailsAbout(draft.id)).toEqual([])
  const free = await buyer.draft({ listingId: market.listingId, ...period(18) })
  expect(free.problem).toBeNull()
})

it('starts and finishes what is booked, days that have passed at once', async () => {
  const id = await bookWith(app, market, { buyer, weeks: 22 })
  const statuses: BookingStatus[] = []
  for (const days of [100, 22 * 7 + 5, 400]) {
    await tickBookings(later(days))
    statuses.push((await buyer.read(id)).status)
  }
  expect(statuses).toEqual(['booked', 'in-flight', 'completed'])
  expect(await claimsOf(id)).toEqual([])
})

it('lets nothing lapse and reminds of nothing while the seller has not answered that money was sent', async () => {
  const { id } = await buyer.draft({ listingId: market.listingId, ...period(26) })
  await buyer.step(id, 'request')
  await market.seller.step(id, 'accept')
  const sent = await buildSent(db, { id, buyerId: buyer.id, terms: { totalCents: 100 } })
  await tickBookings(later(14))
  expect((await buyer.read(id)).status).toBe('awaiting-payment')
  const reminded = async () => (await mailsAbout(id)).filter((line) => line.includes('A payment for'))
  const { deadlineAt } = await buyer.read(id)
  const last = { ...app.context, now: () => new Date(Date.parse(deadlineAt!) - 3_600_000) }
  await remindOfBookings(last)
  expect(await reminded()).toEqual([])
  await buildDenied(db, id, sent)
  await remindOfBookings(last)
  expect(await reminded()).toHaveLength(1)
  await tickBookings(later(20))
  expect((await buyer.read(id)).status).toBe('expired')
})

it('S6: frees the dates of who says that money was sent, once admins have been told that nobody has answered', async () => {
  const { id } = await buyer.draft({ listingId: market.listingId, ...period(38) })
  await buyer.step(id, 'request')
  await market.seller.step(id, 'accept')
  await buildSent(db, { id, buyerId: buyer.id, terms: { totalCents: 100 } })
  const { deadlineAt } = await buyer.read(id)
  const after = (days: number) => {
    const at = new Date(Date.parse(deadlineAt!) + days * DAY_MS)
    return { ...app.context, now: () => at }
  }
  await tickBookings(after(UNANSWERED.endDays - 1))
  expect((await buyer.read(id)).status).toBe('awaiting-payment')
  await reconcile(after(UNANSWERED.endDays))
  const differences = db.selectFrom('reconciliation_differences').select('kind').where('booking_id', '=', id)
  expect(await differences.execute()).toEqual([{ kind: 'unanswered' }])
  await tickBookings(after(UNANSWERED.endDays))
  expect((await buyer.read(id)).status).toBe('expired')
  expect(await claimsOf(id)).toEqual([])
})

it('reminds once, when a quarter of the time is left, and three days before the start', async () => {
  const { id } = await buyer.draft({ listingId: market.listingId, ...period(30) })
  await buyer.step(id, 'request')
  const about = async (words: string) => (await mailsAbout(id)).filter((subject) => subject.includes(words))
  await remindOfBookings(later(1.4))
  expect(await about('waits for your answer')).toEqual([])
  await Promise.all([remindOfBookings(later(1.6)), remindOfBookings(later(1.6))])
  await remindOfBookings(later(1.9))
  expect(await about('waits for your answer')).toHaveLength(1)

  const booked = await bookWith(app, market, { buyer, weeks: 34 })
  const { deadlineAt } = await buyer.read(booked)
  const start = { ...app.context, now: () => new Date(Date.parse(deadlineAt!) - 2 * DAY_MS) }
  await remindOfBookings(start)
  await remindOfBookings(start)
  expect((await mailsAbout(booked)).filter((subject) => subject.includes('begins soon'))).toHaveLength(2)
})

it('ends its round although one cannot be moved and a hundred are held elsewhere', async () => {
  const due = new Date(Date.now() - 1000)
  const { id, listingId } = await buildAgreed(db, { status: 'requested' })
  await copyBooking(db, id, { count: 102, deadlineAt: due })
  const rows = db.selectFrom('bookings').select(['id', 'conversation_id']).where('listing_id', '=', listingId)
  const [broken, ...others] = await rows.where('id', '>', id).orderBy('id').execute()
  // what its thread says next is said already
  await db
    .insertInto('messages')
    .values({ conversation_id: broken!.conversation_id!, seq: 1, kind: 'system', body: 'Said' })
    .execute()
  await db.transaction().execute(async (trx) => {
    const held = others.slice(0, 100).map((one) => one.conversation_id!)
    await trx.selectFrom('conversations').select('id').where('id', 'in', held).forUpdate().execute()
    await expect(tickBookings(app.context)).rejects.toMatchObject({ constraint: 'messages_pkey' })
  })
  const left = rows.where('status', '=', 'requested').where('deadline_at', '<=', due)
  const ids = (await left.execute()).map((one) => one.id)
  expect(ids).toEqual(expect.arrayContaining([broken!.id, ...others.slice(0, 100).map((one) => one.id)]))
})
