import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { toBookingReference } from '#domain/booking/reference.ts'
import { toMarketDate } from '#domain/format-dates.ts'
import { addDays } from '#domain/zoned-time.ts'
import { lockBooking } from '#server/features/booking/bookings/lock-booking.ts'
import { agreeIn } from '#test/support/booking/agree-in.ts'
import { openMarket, period } from '#test/support/booking/book.ts'
import { buildUser } from '#test/support/listings/build-listing.ts'
import { createTestApp, type TestClient } from '#test/support/test-app.ts'
import { listBalances } from '../../ground/ledger/list-ledger.ts'
import { applyPaymentEvent } from './apply-payment-event.ts'
import { reconcile } from './reconcile.ts'

const app = await createTestApp({ RATE_LIMIT_SCALE: '1000', PLATFORM_FEE_BP: '500' })
const { db, context } = app
const today = toMarketDate(new Date())

const agree = (given?: Parameters<typeof agreeIn>[1]) => agreeIn(app, given)

/** A booking that its seller has not accepted yet. */
async function ask() {
  const market = await openMarket(app)
  const buyer = await market.buy()
  const { id } = await buyer.draft({ listingId: market.listingId, ...period(6), brand: 'Acme' })
  await buyer.step(id, 'request')
  const { sellerId } = market
  return {
    id,
    sellerId,
    buyer: buyer.client,
    seller: market.seller.client,
    accept: () => market.seller.step(id, 'accept'),
  }
}

const FACT = {
  method: 'check',
  on: today,
  note: '',
  answersId: null,
  actorId: null,
  now: new Date(),
} as const

const told = (userId: number) =>
  db
    .selectFrom('notices')
    .select(['kind', 'data'])
    .where('user_id', '=', userId)
    .where('kind', '=', 'payment')
    .orderBy('id')
    .execute()
const lines = async (userId: number) => (await told(userId)).map(({ data }) => data.text)

describe('money', () => {
  it('is sent, arrives in parts, and books when what is due has come', async () => {
    const one = await agree()
    expect(await one.read()).toMatchObject({
      reference: toBookingReference(one.id),
      money: { agreedCents: 110_350, paidCents: 0, openCents: 110_350 },
      dues: [{ label: 'Due when booked', cents: 110_350, paidCents: 0 }],
      canRecord: ['sent'],
    })
    const { status, payments } = await one.sent()
    expect([status, payments]).toMatchObject([201, [{ kind: 'sent', cents: 110_350, isOpen: true }]])
    const part = await one.answer(payments[0]!.id, { hasArrived: true, cents: 100_000, on: today })
    expect(part).toMatchObject({ status: 201, money: { paidCents: 100_000, openCents: 10_350 } })
    expect(part.payments).toMatchObject([{ isOpen: false }, { kind: 'arrived' }])
    expect(await one.status()).toBe('awaiting-payment')
    expect((await one.arrived(10_350)).money).toMatchObject({ agreedCents: 110_350, openCents: 0 })
    expect(await one.status()).toBe('booked')
    const reference = toBookingReference(one.id)
    expect(await lines(one.buyerId)).toEqual([
      `$1,000.00 for ${reference} have arrived. $103.50 is still open.`,
      `$103.50 for ${reference} have arrived. All is paid.`,
    ])
    expect(await lines(one.sellerId)).toEqual([
      expect.stringContaining('has sent $1,103.50 by bank transfer'),
    ])
    expect((await one.sent()).code).toBe('wrong-step')
  })

  it('of the first due alone books, and the rest is late in time', async () => {
    const schedule = [
      { label: 'Deposit', dueOn: null, cents: 30_000 },
      { label: 'Balance before the start', dueOn: addDays(today, -3), cents: 80_350 },
    ]
    const one = await agree({ schedule })
    await one.arrived(30_000)
    expect(await one.status()).toBe('booked')
    expect((await one.read()).dues).toMatchObject([{ isLate: false }, { isLate: true, paidCents: 0 }])
    const own = await (await one.seller.get('/api/my/payments')).json()
    expect(own).toMatchObject({
      items: [{ booking: { id: one.id }, nextDue: { cents: 80_350 }, isLate: true, sent: null }],
      totals: { openCents: 80_350, lateCents: 80_350, toReturnCents: 0 },
    })
  })

  it('that has not arrived is said to be so, with a reason', async () => {
    const one = await agree()
    const { payments } = await one.sent()
    const answer = await one.answer(payments[0]!.id, { hasArrived: false, reason: 'Nothing came' })
    expect(answer).toMatchObject({ status: 201, money: { paidCents: 0 } })
    expect(answer.payments.map(({ kind, isOpen }) => [kind, isOpen])).toEqual([
      ['sent', false],
      ['not-arrived', false],
    ])
    const again = await one.answer(payments[0]!.id, { hasArrived: true, cents: 1, on: today })
    expect(again).toMatchObject({ status: 409, code: 'wrong-step' })
    expect((await lines(one.buyerId))[0]).toContain('has not received $1,103.50')
  })

  it('beyond what is open is owed back, and no more than was paid goes back', async () => {
    const one = await agree()
    const over = await one.arrived(150_000)
    expect(over.money.openCents).toBe(-39_650)
    expect((await lines(one.buyerId))[0]).toContain('$396.50 more than was open')
    expect(await one.returned(150_001)).toMatchObject({
      status: 400,
      code: 'refund-too-large',
      message: 'That is more than was paid: $1,500.00 at most.',
    })
    const back = await one.returned(39_650)
    expect(back.money).toMatchObject({ refundedCents: 39_650, openCents: 0 })
  })

  it('of the future, of a guest, of somebody else or of the wrong side is refused', async () => {
    const one = await agree()
    expect(await one.sent({ on: addDays(today, 3) })).toMatchObject({ status: 400, code: 'invalid-input' })
    expect(await one.sent({ kind: 'arrived' })).toMatchObject({ status: 409, code: 'wrong-step' })
    const other = await app.as(await buildUser(db))
    expect((await other.get(one.path)).status).toBe(404)
    expect((await app.get(one.path)).status).toBe(401)
    const asked = await ask()
    for (const client of [asked.seller, asked.buyer]) {
      const body = { kind: 'arrived', method: 'check', cents: 1, on: today }
      const answer = await client.send('POST', `/api/bookings/${asked.id}/payments`, body)
      expect((await answer.json()).code).toBe('wrong-step')
    }
  })
})

it('from the request to the money given back: papers and books agree', async () => {
  const market = await openMarket(app)
  const buyer = await market.buy()
  const { id } = await buyer.draft({ listingId: market.listingId, ...period(12), brand: 'Acme' })
  await buyer.step(id, 'request')
  await market.seller.step(id, 'accept')
  const say = async (client: TestClient, body: object, path = '') =>
    (await client.send('POST', `/api/bookings/${id}/payments${path}`, body)).json()
  const money = { method: 'bank-transfer', cents: 90_000, on: today }
  const sent = await say(buyer.client, { kind: 'sent', ...money })
  await say(market.seller.client, { hasArrived: true, ...money }, `/${sent.payments[0].id}/confirmations`)
  expect((await buyer.read(id)).status).toBe('booked')
  const cancelled = await market.seller.step(id, 'cancel', { reason: 'The wall fell down' })
  expect(cancelled.money).toMatchObject({ creditedCents: 90_000, paidCents: 90_000, openCents: -90_000 })
  await say(market.seller.client, { kind: 'returned', ...money })
  const ended = await buyer.read(id)
  expect(ended.money).toMatchObject({ refundedCents: 90_000, openCents: 0 })
  const titles = ended.documents.map(({ title }) => title)
  expect(titles).toEqual(['Insertion order', 'Invoice', 'Receipt', 'Credit note', 'Refund receipt'])
  expect(await listBalances(db, id)).toEqual([])
  expect(await reconcile(context)).toBe(0)
})

describe('money after a lapse', () => {
  it('in part says to both how much more makes the booking stand again', async () => {
    const one = await agree({ status: 'expired' })
    await one.arrived(50_000)
    for (const id of [one.buyerId, one.sellerId])
      expect((await lines(id)).at(-1)).toContain('had expired: with $603.50 more it stands again')
  })

  it('makes the booking stand again while its dates are free', async () => {
    const one = await agree({ status: 'expired' })
    expect((await one.arrived(110_350)).money.openCents).toBe(0)
    expect(await one.status()).toBe('booked')
    const claims = db.selectFrom('unit_claims').select('kind').where('booking_id', '=', one.id)
    expect(await claims.execute()).toEqual([{ kind: 'booking' }])
  })

  it('is owed back where somebody else has the dates, and both are told', async () => {
    const one = await agree({ status: 'expired' })
    const [unit] = one.terms.units
    await context.pool.query(
      `insert into unit_claims (unit_id, days, quantity, kind, is_whole) values ($1, daterange($2, $3, '[]'), 1, 'block', true)`,
      [unit!.unitId, unit!.first, unit!.last],
    )
    const { status, money } = await one.arrived(110_350)
    expect({ status, money }).toMatchObject({ status: 201, money: { agreedCents: 0, openCents: -110_350 } })
    expect(await one.status()).toBe('expired')
    for (const id of [one.buyerId, one.sellerId])
      expect((await lines(id)).at(-1)).toContain('$1,103.50 is owed back to the buyer')
    expect((await one.returned(110_350)).money.openCents).toBe(0)
  })
})

describe('a fact', () => {
  it('told thirty times at once is one, under one key or as one thing', async () => {
    const one = await agree()
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 30 }, () => one.arrived(10_000, key)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    const fact = { ...FACT, kind: 'arrived', cents: 5000, key: `line:${one.id}` } as const
    await Promise.all(
      Array.from({ length: 30 }, () =>
        db.transaction().execute(async (trx) => {
          const locked = await lockBooking(trx, one.id)
          return applyPaymentEvent(context, trx, locked, { fact, mayClaim: true })
        }),
      ),
    )
    expect((await one.read()).payments).toHaveLength(2)
    expect((await one.read()).money.paidCents).toBe(15_000)
  })

  it('of many bookings of one seller at once is taken in without waiting in a circle', async () => {
    const sellerId = await buildUser(db)
    const buyerId = await buildUser(db)
    const many = await Promise.all(Array.from({ length: 20 }, () => agree({ sellerId, buyerId })))
    await Promise.all(many.flatMap((one) => [one.sent(), one.arrived(50_000), one.arrived(60_350)]))
    expect(await Promise.all(many.map((one) => one.status()))).toEqual(Array(20).fill('booked'))
    const deadlocks = await context.metrics.registry.getSingleMetric('database_deadlocks_total')!.get()
    expect(deadlocks.values.map(({ value }) => value)).toEqual([0])
  })

  it('leads to the same books in any order, told once or more often', async () => {
    const facts = [
      { kind: 'arrived', cents: 33_333 },
      { kind: 'arrived', cents: 50_000 },
      { kind: 'returned', cents: 12_345 },
      { kind: 'arrived', cents: 77_777 },
      { kind: 'sent', cents: 5 },
    ] as const
    const random = (seed: number, at: number) => Math.sin(seed * 97 + at * 31)
    const balances = []
    for (let seed = 0; seed < 6; seed++) {
      const one = await agree()
      const told = [...facts.keys(), ...facts.keys()].toSorted((a, b) => random(seed, a) - random(seed, b))
      await Promise.all(
        told.map((at) =>
          db.transaction().execute(async (trx) => {
            const locked = await lockBooking(trx, one.id)
            const said = { ...FACT, ...facts[at]!, key: `thing:${one.id}:${at}` }
            return applyPaymentEvent(context, trx, locked, { fact: said, mayClaim: true })
          }),
        ),
      )
      balances.push(await listBalances(db, one.id))
    }
    expect(balances[0]).toEqual([
      { account: 'fee', cents: -5000 },
      { account: 'fee-due', cents: 5000 },
      { account: 'payable', cents: 38_415 },
      { account: 'receivable', cents: -38_415 },
    ])
    expect(balances).toEqual(Array(6).fill(balances[0]))
  })

  it('is never changed or taken back', async () => {
    for (const text of ['update payment_events set cents = 1', 'delete from payment_events'])
      await expect(context.pool.query(text)).rejects.toMatchObject({ code: '42501' })
  })
})
