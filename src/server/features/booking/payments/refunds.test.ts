import { afterAll, afterEach, expect, it } from 'vitest'
import { later } from '#test/support/booking/pay-through.ts'
import { startStripeServer } from '#test/support/booking/stripe-server.ts'
import { refundingIn } from '#test/support/refunding-in.ts'
import { createTestApp } from '#test/support/test-app.ts'
import { reconcile } from './reconcile.ts'

const stripe = await startStripeServer()
afterAll(() => stripe.close())
afterEach(() => {
  stripe.refundsAre = 'succeeded'
  stripe.endRefunds()
})
const app = await createTestApp({
  RATE_LIMIT_SCALE: '1000',
  STRIPE_SECRET_KEY: 'sk_test_placard',
  STRIPE_WEBHOOK_SECRET: stripe.secret,
  STRIPE_API_URL: stripe.url,
})
const { db, context } = app
const { pay, credit, sweepAfter, listRefunds, listRows } = refundingIn(app, stripe)
const DUE = 110_350
const HOUR = 60

it('S2: what a provider gives back is not given back by its seller as well', async () => {
  const one = await pay()
  stripe.refundsAre = 'pending'
  await credit(one, DUE)
  await sweepAfter(0)
  expect((await one.read(one.seller)).canRecord).toEqual(['arrived'])
  expect(await one.returned(DUE)).toMatchObject({
    status: 400,
    code: 'refund-too-large',
    message: 'Stripe is giving this back.',
  })
  stripe.endRefunds()
  await sweepAfter(16)
  expect((await one.read()).money).toMatchObject({ paidCents: DUE, refundedCents: DUE, openCents: 0 })
})

it('S2: a part that a provider gives back leaves its seller the rest', async () => {
  const one = await pay()
  stripe.refundsAre = 'pending'
  await credit(one, 40_000)
  await sweepAfter(0)
  expect(await one.returned(DUE)).toMatchObject({
    code: 'refund-too-large',
    message: 'Stripe is giving $400.00 back: $703.50 at most is left to send.',
  })
  expect(await one.returned(70_350)).toMatchObject({ status: 201 })
  stripe.endRefunds()
  await sweepAfter(16)
  expect((await one.read()).money).toMatchObject({ paidCents: DUE, refundedCents: DUE })
})

it('S2: the database holds that no more is given back than came', async () => {
  const one = await pay()
  const said = {
    booking_id: one.id,
    method: 'check',
    cents: DUE,
    on_day: '2026-01-01',
    actor_id: one.sellerId,
  } as const
  const add = (key: string, provider: 'direct') =>
    db
      .insertInto('payment_events')
      .values({ ...said, key, provider, kind: 'returned', created_at: new Date() })
      .execute()
  stripe.refundsAre = 'pending'
  await credit(one, 40_000)
  await sweepAfter(0)
  await expect(add('beyond', 'direct')).rejects.toMatchObject({ constraint: 'payment_events_given_back' })
  const [charge] = await db
    .selectFrom('provider_payments')
    .selectAll()
    .where('booking_id', '=', one.id)
    .where('kind', '=', 'charge')
    .execute()
  const { provider, method, account } = charge!
  const asked = {
    kind: 'refund',
    booking_id: one.id,
    charge_id: charge!.id,
    provider,
    method,
    account,
  } as const
  const at = { created_at: new Date(), expires_at: new Date(), asked_at: new Date() }
  const refund = db.insertInto('provider_payments').values({ ...asked, ...at, cents: DUE, state: 'returned' })
  await expect(refund.execute()).resolves.toBeDefined()
  stripe.endRefunds()
  await sweepAfter(16)
  await expect(add('still beyond', 'direct')).rejects.toMatchObject({
    constraint: 'payment_events_given_back',
  })
})

it('S2: money that left twice is told by the comparison of the night', async () => {
  const one = await pay()
  await one.returned(DUE)
  // by hand, on Stripe’s own pages
  const { id } = stripe.intentOf(stripe.sessionOf(one.key))
  stripe.createRefund({ payment_intent: id, amount: String(DUE) })
  await sweepAfter(24 * HOUR + 5)
  expect((await one.read()).money).toMatchObject({ paidCents: DUE, refundedCents: 2 * DUE })
  await reconcile(later(context, 25 * HOUR))
  const found = await db
    .selectFrom('reconciliation_differences')
    .select(['kind', 'cents'])
    .where('booking_id', '=', one.id)
    .execute()
  expect(found).toContainEqual({ kind: 'refunded-beyond-paid', cents: DUE })
})

it('S8: what a person says has come gives no card back for a day, and can be taken back until then', async () => {
  const one = await pay()
  const told = await one.arrived(DUE)
  for (const minutes of [0, 2, 23 * HOUR]) await sweepAfter(minutes)
  expect(listRefunds(one.key)).toEqual([])
  const lines = await db
    .selectFrom('notices')
    .select(['user_id', 'data'])
    .where('user_id', 'in', [one.buyerId, one.sellerId])
    .orderBy('id')
    .execute()
  const waiting = lines.filter(({ data }) =>
    data.text?.includes('goes back to the buyer by card a day from now'),
  )
  expect(waiting.map(({ user_id }) => user_id).toSorted()).toEqual([one.buyerId, one.sellerId].toSorted())
  const mistake = told.payments.at(-1)!.id
  expect(await one.retract(mistake)).toMatchObject({ status: 201, money: { openCents: 0 } })
  await sweepAfter(25 * HOUR)
  expect(listRefunds(one.key)).toEqual([])
})

it('S8: nobody took it back: it goes back a day later, and cannot be taken back meanwhile', async () => {
  const one = await pay()
  await one.arrived(777)
  stripe.refundsAre = 'pending'
  await sweepAfter(24 * HOUR + 1)
  expect(listRefunds(one.key)).toMatchObject([{ amount: 777 }])
  expect((await one.read(one.seller)).payments.filter(({ canRetract }) => canRetract)).toEqual([])
  stripe.endRefunds()
  await sweepAfter(25 * HOUR)
  expect((await one.read()).money).toMatchObject({ openCents: 0 })
})

it('S17: a booking whose refund cannot be begun keeps no later one waiting', async () => {
  const [one, other] = [await pay(), await pay()]
  // in the facts and not in the books: the database holds that no more is given back than came
  const said = {
    booking_id: one.id,
    method: 'check',
    cents: DUE,
    on_day: '2026-01-01',
    key: 'unposted',
  } as const
  await db
    .insertInto('payment_events')
    .values({ ...said, provider: 'direct', kind: 'returned', created_at: new Date() })
    .execute()
  for (const booking of [one, other]) await credit(booking, 40_000)
  await sweepAfter(0)
  expect(await listRows(one.id)).toEqual([])
  expect(await listRows(other.id)).toEqual([{ state: 'returned', cents: 40_000 }])
})

it('S17: one refund that was refused holds up neither a later one nor other bookings', async () => {
  const one = await pay()
  stripe.refundsAre = 'pending'
  await credit(one, 40_000)
  await sweepAfter(0)
  stripe.endRefunds('failed')
  await sweepAfter(16)
  stripe.refundsAre = 'succeeded'
  expect(await listRows(one.id)).toEqual([{ state: 'refused', cents: 40_000 }])
  // people were left to give that back: it is not requested again
  await sweepAfter(18)
  await credit(one, 10_000)
  const other = await pay()
  await credit(other, 5000)
  for (const minutes of [20, 22, 24]) await sweepAfter(minutes)
  expect(await listRows(one.id)).toEqual([
    { state: 'refused', cents: 40_000 },
    { state: 'returned', cents: 10_000 },
  ])
  expect(await listRows(other.id)).toEqual([{ state: 'returned', cents: 5000 }])
  expect(await one.returned(40_000)).toMatchObject({ status: 201, money: { openCents: 0 } })
  await sweepAfter(26)
  await credit(one, 2000)
  await sweepAfter(28)
  expect((await one.read()).money).toMatchObject({ openCents: 0 })
})
