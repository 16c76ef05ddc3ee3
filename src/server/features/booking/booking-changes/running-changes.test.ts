import { describe, expect, it } from 'vitest'
import { MARKET_ZONE } from '#domain/format-dates.ts'
import { alone } from '#domain/listings/listing.ts'
import { addDays, toInstant } from '#domain/zoned-time.ts'
import { findBrokenCells } from '#server/features/booking/availability/check-claims.ts'
import { lockBooking } from '#server/features/booking/bookings/lock-booking.ts'
import { toCancellation } from '#server/features/booking/bookings/refund-now.ts'
import { openMarket, period } from '#test/support/booking/book.ts'
import { moveBy } from '#test/support/booking/booked.ts'
import { changesOf } from '#test/support/listings/changes.ts'
import { createTestApp } from '#test/support/test-app.ts'
import { previewChange } from './propose-change.ts'

const app = await createTestApp({ RATE_LIMIT_SCALE: '1000' })
const { db, context } = app
const buyer = await (await openMarket(app)).buy()
const { book, propose, list, accept, claimsOf, send: offer } = changesOf(app, buyer)

it('keeps the price of days behind, and prices those to come as the seller does now', async () => {
  const other = await openMarket(app)
  const { id, own, next } = await book(other, 8)
  await moveBy(app, id, 'start')
  await db.updateTable('listings').set({ price: 1800 }).where('id', '=', other.listingId).execute()
  const unitId = (await buyer.read(id)).terms!.units[0]!.unitId
  const proposal = {
    unitId,
    quantity: 1,
    extras: [],
    spaceCents: null,
    note: '',
    from: own.from,
    to: next.to,
  }
  const actor = alone({ id: buyer.id, role: 'user', status: 'active' })
  const on = (days: number) => ({
    ...context,
    now: () => toInstant({ date: addDays(own.from, days), minute: 720 }, MARKET_ZONE),
  })
  // 7 of the 28 days for $900 have run; 49 of 56 days for $3,600 are to come
  const { terms } = await previewChange(on(6), {
    bookingId: id,
    actor,
    asked: { kind: 'change', terms: proposal },
  })
  expect(terms).toMatchObject({ spaceCents: null, netCents: 22_500 + 315_000 })
  const named = { ...proposal, spaceCents: 200_000 }
  const { terms: agreed } = await previewChange(on(6), {
    bookingId: id,
    actor,
    asked: { kind: 'change', terms: named },
  })
  expect(agreed.netCents).toBe(200_000)
})

describe('what makes up for lost days', () => {
  const lostOf = ({ from }: { from: string }) => ({ from, to: addDays(from, 6) })

  it('is a week credited: the seller offers, the buyer consents, papers and books agree', async () => {
    const where = await openMarket(app)
    const { id, own } = await book(where, 8)
    const asked = { kind: 'credit', lost: lostOf(own), creditCents: null }
    expect((await offer(where.seller, id, asked)).status).toBe(409)
    await moveBy(app, id, 'start')
    expect((await list(where.seller, id)).kinds).toEqual(['change', 'make-good', 'credit'])
    expect((await list(buyer, id)).kinds).toEqual(['change', 'make-good', 'credit'])
    // days that have not begun are not lost
    expect((await offer(buyer, id, asked)).status).toBe(400)
    expect((await offer(where.seller, id, { ...asked, creditCents: 90_001 })).status).toBe(400)
    const outside = { ...asked, lost: { from: own.from, to: addDays(own.to, 1) } }
    expect((await offer(where.seller, id, outside)).status).toBe(400)
    expect((await offer(where.seller, id, asked)).status).toBe(201)
    expect((await accept(where.seller, id)).status).toBe(409)
    expect((await accept(buyer, id)).status).toBe(201)
    const booking = await buyer.read(id)
    expect(booking.money).toMatchObject({ agreedCents: 90_000, creditedCents: 22_500, openCents: -22_500 })
    expect(booking.totalCents).toBe(67_500)
    expect(booking.documents.filter(({ kind }) => kind === 'credit-note')).toMatchObject([
      { totalCents: 22_500 },
    ])

    // after the end too, and then for no more than is left
    await moveBy(app, id, 'finish')
    expect((await list(where.seller, id)).kinds).toEqual(['credit'])
    expect((await offer(where.seller, id, { ...asked, creditCents: 67_501 })).status).toBe(400)
    expect((await offer(where.seller, id, { ...asked, creditCents: 7_500 })).status).toBe(201)
    expect((await accept(buyer, id)).status).toBe(201)
    expect(await buyer.read(id)).toMatchObject({ status: 'completed', money: { creditedCents: 30_000 } })
    expect(await claimsOf(id)).toEqual([])
  })

  it('is other days at no cost, which a later change keeps', async () => {
    const where = await openMarket(app)
    const { id, own, next } = await book(where, 8)
    await moveBy(app, id, 'start')
    const { unitId } = (await buyer.read(id)).terms!.units[0]!
    const later = period(16)
    const asked = { kind: 'make-good', lost: lostOf(own), days: { unitId, ...later } }
    expect((await offer(where.seller, id, { ...asked, days: { unitId, ...own } })).status).toBe(409)
    expect((await offer(where.seller, id, asked)).status).toBe(201)
    expect((await list(buyer, id)).changes).toMatchObject([
      { kind: 'make-good', steps: ['accept', 'decline'] },
    ])
    expect((await accept(buyer, id)).status).toBe(201)
    const booking = await buyer.read(id)
    expect(booking).toMatchObject({ totalCents: 90_000, last: later.to, money: { openCents: 0 } })
    expect(booking.terms!.units).toMatchObject([{ first: own.from }, { first: later.from, isMakeGood: true }])
    expect(await claimsOf(id)).toHaveLength(2)
    // what is given is no part of what is owed
    const locked = await db.transaction().execute((trx) => lockBooking(trx, id))
    const owed = toCancellation(locked, { now: new Date(), by: 'buyer' })
    expect(owed).toMatchObject({ first: own.from, last: own.to, periods: [] })

    await propose(buyer, id, { from: own.from, to: next.to })
    await accept(where.seller, id)
    const extended = await buyer.read(id)
    expect(extended.terms!.units).toMatchObject([
      { first: own.from, last: next.to },
      { first: later.from, isMakeGood: true },
    ])
    expect(extended).toMatchObject({ totalCents: 180_000, last: later.to })
    expect(await findBrokenCells(db)).toEqual([])
  })
})
