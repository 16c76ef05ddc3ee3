import { describe, expect, it } from 'vitest'
import { OPEN_LIMITS } from '#domain/booking/open-limits.ts'
import { toMarketDate } from '#domain/format-dates.ts'
import { openMarket, period } from '#test/support/booking/book.ts'
import { buildCharge } from '#test/support/booking/build-charge.ts'
import { buildInstructions } from '#test/support/booking/build-instructions.ts'
import { buildPaymentEvent } from '#test/support/booking/build-payment.ts'
import { createTestApp, type TestClient } from '#test/support/test-app.ts'
import { postLedger } from '../../ground/ledger/post-ledger.ts'
import { tickBookings } from './booking-clock.ts'

const MINUTE_MS = 60_000
const SETTINGS = { RATE_LIMIT_SCALE: '1000' }
const app = await createTestApp(SETTINGS)
/** Cards are offered. */
const shop = await createTestApp({ ...SETTINGS, PAYMENT_TEST: '1' })
const { db } = app
const later = (minutes: number) => ({
  ...app.context,
  now: () => new Date(Date.now() + minutes * MINUTE_MS),
})

const instant = (of = app, listing = {}) =>
  openMarket(of, { terms: { mode: 'instant', quantityDiscounts: [] }, listing })
type Buyer = Awaited<ReturnType<Awaited<ReturnType<typeof instant>>['buy']>>

/** A space of its own for each. */
async function draftAll(buyer: Buyer, count: number) {
  const markets = await Promise.all(Array.from({ length: count }, () => instant()))
  const drafts = []
  for (const { listingId } of markets) drafts.push(await buyer.draft({ listingId, ...period(10) }))
  return drafts
}

/** As somebody who has paid before. */
async function trust(buyer: Buyer): Promise<void> {
  const [old] = await draftAll(buyer, 1)
  await buyer.step(old!.id, 'book')
  const { seller_id } = await db
    .selectFrom('bookings')
    .select('seller_id')
    .where('id', '=', old!.id)
    .executeTakeFirstOrThrow()
  const posting = { purpose: 'paid', source: 'fact:0', bookingId: old!.id, sellerId: seller_id } as const
  await db.transaction().execute((trx) => postLedger(trx, { ...posting, cents: 1, now: new Date() }))
  await buyer.step(old!.id, 'withdraw')
}

describe('S6: unpaid bookings of one buyer', () => {
  it.each([
    ['a new account', OPEN_LIMITS.book.ofNew],
    ['an account that has paid', OPEN_LIMITS.book.all],
  ])('are bounded for %s, also where all are booked at once', async (who, most) => {
    const market = await instant()
    const created_at = new Date(Date.now() - 30 * 24 * 60 * MINUTE_MS)
    const buyer = await market.buy({ created_at })
    if (most === OPEN_LIMITS.book.all) await trust(buyer)
    const drafts = await draftAll(buyer, most + 3)
    const answers = await Promise.all(drafts.map(({ id }) => buyer.step(id, 'book')))
    expect([who, answers.filter(({ status }) => status === 'awaiting-payment').length]).toEqual([who, most])
    expect(answers.filter(({ code }) => code === 'booking-limit')).toHaveLength(3)
    const unpaid = answers.find(({ status }) => status === 'awaiting-payment')!
    await buyer.step(unpaid.id, 'withdraw')
    const again = drafts.find(({ id }) => !answers.some((one) => one.id === id))!
    expect((await buyer.step(again.id, 'book')).status).toBe('awaiting-payment')
  })

  it('are one a space', async () => {
    const market = await instant()
    const buyer = await market.buy()
    const [first, second] = [
      await buyer.draft({ listingId: market.listingId, ...period(10) }),
      await buyer.draft({ listingId: market.listingId, ...period(20) }),
    ]
    expect((await buyer.step(first.id, 'book')).status).toBe('awaiting-payment')
    expect(await buyer.step(second.id, 'book')).toMatchObject({
      code: 'booking-limit',
      message:
        'You have a booking of this space that waits for your first payment. Pay or withdraw one first.',
    })
  })

  it('that have ended unpaid twice have the buyer ask first', async () => {
    const market = await instant()
    const buyer = await market.buy()
    const [one, two, third] = await draftAll(buyer, 3)
    for (const { id } of [one!, two!]) await buyer.step(id, 'book')
    await tickBookings(later(9 * 24 * 60))
    const next = await buyer.draft({ listingId: market.listingId, ...period(12) })
    expect(await buyer.step(next.id, 'book')).toMatchObject({ code: 'request-first' })
    expect((await buyer.step(next.id, 'request')).status).toBe('requested')
    expect((await buyer.read(third!.id)).status).toBe('expired')
  })

  it.each([
    ['a payment under way', 'authorized', true],
    ['a debit under way', 'processing', true],
    ['money that was sent', 'sent', true],
    ['a provider that opened no page', null, true],
    ['a page on which nobody paid', 'cancelled', false],
  ] as const)('do not count where the buyer tried: %s', async (_, kind, isFree) => {
    const market = await instant()
    const buyer = await market.buy()
    const drafts = await draftAll(buyer, 2)
    for (const { id } of drafts) {
      await buyer.step(id, 'book')
      const redirect_url = kind === null ? null : 'https://pay.example.com/1'
      await buildCharge(db, id, { redirect_url, state: 'cancelled' })
      if (kind !== null) await buildPaymentEvent(db, id, { kind, cents: 100 })
    }
    await tickBookings(later(40 * 24 * 60))
    for (const { id } of drafts) expect((await buyer.read(id)).status).toBe('expired')
    const next = await buyer.draft({ listingId: market.listingId, ...period(12) })
    const answer = await buyer.step(next.id, 'book')
    expect(answer).toMatchObject(isFree ? { status: 'awaiting-payment' } : { code: 'request-first' })
  })
})

it('S6: requests for one space are bounded too', async () => {
  const market = await openMarket(app)
  const buyer = await market.buy()
  const { ofSpace } = OPEN_LIMITS.request
  for (let i = 0; i <= ofSpace; i++) {
    const { id } = await buyer.draft({ listingId: market.listingId, ...period(10 + 4 * i) })
    const asked = await buyer.step(id, 'request')
    if (i < ofSpace) expect(asked.status).toBe('requested')
    else expect(asked.code).toBe('booking-limit')
  }
})

describe('S6: how long unpaid dates are kept', () => {
  async function book(of: typeof app, { hasInstructions = true, listing = {} } = {}) {
    const market = await instant(of, listing)
    if (hasInstructions) await buildInstructions(of, market.sellerId)
    const buyer = await market.buy()
    const { id } = await buyer.draft({ listingId: market.listingId, ...period(10) })
    return { ...market, buyer, booking: await buyer.step(id, 'book') }
  }
  const minutesLeft = (deadlineAt: string | null) => (Date.parse(deadlineAt!) - Date.now()) / MINUTE_MS

  it('is days where the buyer pays the seller directly', async () => {
    const { booking } = await book(app)
    expect(minutesLeft(booking.deadlineAt)).toBeGreaterThan(4 * 24 * 60)
    expect(booking.transferUntil).toBeNull()
  })

  it('is days where it is more than any provider takes', async () => {
    const { booking } = await book(shop, { listing: { price: 1_200_000 } })
    expect(minutesLeft(booking.deadlineAt)).toBeGreaterThan(4 * 24 * 60)
  })

  it('is less than an hour where a card is offered, and days for who pays by transfer', async () => {
    const { booking, buyer, seller } = await book(shop)
    expect(minutesLeft(booking.deadlineAt)).toBeLessThanOrEqual(45)
    const path = `/api/bookings/${booking.id}/transfer`
    expect((await seller.client.send('PUT', path)).status).toBe(404)
    const chosen = await (await buyer.client.send('PUT', path)).json()
    expect(chosen).toMatchObject({ deadlineAt: booking.transferUntil, transferUntil: null })
    expect(minutesLeft(chosen.deadlineAt)).toBeGreaterThan(4 * 24 * 60)
    expect((await (await buyer.client.send('PUT', path)).json()).deadlineAt).toBe(chosen.deadlineAt)
  })

  it('is days for who says that money was sent, whatever the seller answers', async () => {
    const { booking, buyer, seller } = await book(shop)
    const path = `/api/bookings/${booking.id}/payments`
    const say = async (client: TestClient, of: string, body: object) =>
      (await client.send('POST', of, body)).json()
    const money = { method: 'bank-transfer', cents: 90_000, on: toMarketDate(new Date()) }
    const { payments } = await say(buyer.client, path, { kind: 'sent', ...money })
    expect((await buyer.read(booking.id)).deadlineAt).toBe(booking.transferUntil)
    const answer = { hasArrived: false, reason: 'Nothing came' }
    await say(seller.client, `${path}/${payments[0].id}/confirmations`, answer)
    await tickBookings(later(24 * 60))
    expect((await buyer.read(booking.id)).status).toBe('awaiting-payment')
  })

  it('offers no transfer to a seller who has not said how to be paid', async () => {
    const { booking, buyer } = await book(shop, { hasInstructions: false })
    expect(booking.transferUntil).toBeNull()
    expect((await buyer.client.send('PUT', `/api/bookings/${booking.id}/transfer`)).status).toBe(409)
    const path = `/api/bookings/${booking.id}/payments`
    expect((await (await buyer.client.get(path)).json()).canRecord).toEqual([])
    const sent = { kind: 'sent', method: 'check', cents: 90_000, on: toMarketDate(new Date()) }
    expect(await (await buyer.client.send('POST', path, sent)).json()).toMatchObject({ code: 'wrong-step' })
  })

  it('is as long as the page of a payment that was begun in time', async () => {
    const { booking, buyer } = await book(shop)
    const path = `/api/bookings/${booking.id}/provider-payments`
    const init = { headers: { 'idempotency-key': 'begin-to-pay' } }
    expect((await buyer.client.send('POST', path, { method: 'card' }, init)).status).toBe(201)
    const set = (values: object) =>
      shop.db.updateTable('provider_payments').set(values).where('booking_id', '=', booking.id).execute()
    const tick = async (minutes: number) => {
      const now = () => new Date(Date.now() + minutes * MINUTE_MS)
      await tickBookings({ ...shop.context, now })
      return (await buyer.read(booking.id)).status
    }
    // paid in its last second, the notice comes after its end
    await set({ expires_at: new Date(Date.now() + 45 * MINUTE_MS) })
    expect(await tick(46)).toBe('awaiting-payment')
    await set({ expires_at: new Date(Date.now() + 60 * MINUTE_MS) })
    expect(await tick(50)).toBe('awaiting-payment')
    // whoever begins again and again has an hour
    await set({ expires_at: new Date(Date.now() + 1000 * MINUTE_MS) })
    expect(await tick(110)).toBe('expired')
  })
})
