import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, expect, it } from 'vitest'
import { lockBooking } from '#server/features/bookings/lock-booking.ts'
import { agreeIn } from '#test/support/agree-in.ts'
import { later, payThrough } from '#test/support/pay-through.ts'
import { startStripeServer } from '#test/support/stripe-server.ts'
import { createTestApp } from '#test/support/test-app.ts'
import { creditBooking } from '../bookings/credit-booking.ts'
import { reconcile } from './reconcile.ts'
import { sweepPayments } from './sweep-payments.ts'

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
const DUE = 110_350
const HOUR = 60

type Agreed = Awaited<ReturnType<typeof agreeIn>>

async function paid(): Promise<Agreed & { key: string }> {
  const one = await agreeIn(app)
  const at = new Date()
  const account = { provider: 'stripe', account: `acct_${one.sellerId}`, is_ready: true } as const
  await db
    .insertInto('seller_accounts')
    .values({ seller_id: one.sellerId, ...account, created_at: at, checked_at: at })
    .execute()
  const pay = payThrough(one)
  const { id } = await pay.start()
  stripe.pay(`pay-${id}`)
  await pay.check(id)
  expect(await one.status()).toBe('booked')
  return { ...one, key: `pay-${id}` }
}

/** What was agreed is no longer owed. */
async function credit({ id }: Agreed, cents: number) {
  await db.transaction().execute(async (trx) => {
    const { booking } = await lockBooking(trx, id)
    const credits = [{ name: 'Credit', cents, taxCents: 0 }]
    const source = `test:${randomUUID()}`
    await creditBooking(trx, booking, { credits, reason: 'As decided', source, now: new Date() })
  })
}

const sweepAfter = (minutes: number) => sweepPayments(later(context, minutes))
const refundsOf = (key: string) =>
  [...stripe.refunds.values()].filter(({ metadata }) => metadata.placard_key === key)
const rowsOf = (id: number) =>
  db
    .selectFrom('provider_payments')
    .select(['state', 'cents'])
    .where('booking_id', '=', id)
    .where('kind', '=', 'refund')
    .orderBy('id')
    .execute()

it('S1: a refund that stays pending leaves once, however long, and whatever Stripe has forgotten', async () => {
  const one = await paid()
  stripe.refundsAre = 'pending'
  await credit(one, 40_000)
  for (const minutes of [0, 3, 5]) await sweepAfter(minutes)
  expect(await rowsOf(one.id)).toEqual([{ state: 'processing', cents: 40_000 }])
  expect((await one.read()).payments.at(-1)).toMatchObject({ kind: 'refund-pending', cents: 40_000 })
  expect((await one.read()).money).toMatchObject({ refundedCents: 0, openCents: -40_000 })
  stripe.forgetKeys()
  for (const hours of [25, 26, 50]) await sweepAfter(hours * HOUR)
  expect(refundsOf(one.key)).toHaveLength(1)
  stripe.endRefunds()
  await sweepAfter(51 * HOUR)
  expect(await rowsOf(one.id)).toEqual([{ state: 'returned', cents: 40_000 }])
  expect((await one.read()).money).toMatchObject({ refundedCents: 40_000, openCents: 0 })
})

it('S1: a refund whose answer was lost is found by its mark, a day later and under another address', async () => {
  const one = await paid()
  await credit(one, 40_000)
  stripe.let('lost', 'lost')
  await sweepAfter(0)
  expect(await rowsOf(one.id)).toEqual([{ state: 'created', cents: 40_000 }])
  stripe.forgetKeys()
  const moved = { ...context, config: { ...context.config, PUBLIC_URL: 'https://elsewhere.example' } }
  await sweepPayments(later(moved, 25 * HOUR))
  expect(refundsOf(one.key)).toHaveLength(1)
  expect(await rowsOf(one.id)).toEqual([{ state: 'returned', cents: 40_000 }])
})

it('S1: marks and keys name the installation, whatever its address', async () => {
  const one = await paid()
  const { id: site } = await db.selectFrom('installation').select('id').executeTakeFirstOrThrow()
  expect(stripe.sessionOf(one.key).metadata.placard_site).toBe(site)
  expect([...stripe.answers.keys()].filter((key) => !key.startsWith(site))).toEqual([])
  // what was begun before there was a name bears the address
  const known = stripe.sessionOf(one.key)
  known.metadata.placard_site = context.config.PUBLIC_URL
  const facts = await context.providers
    .get('stripe')!
    .readNotice(toNotice('checkout.session.completed', known))
  expect(facts.map(({ state }) => state)).toContain('captured')
})

it('S1: a payment that Stripe does not know any more is not refused, it may have been given back', async () => {
  const one = await paid()
  await credit(one, 40_000)
  stripe.let('lost', 'lost')
  await sweepAfter(0)
  const session = stripe.sessionOf(one.key)
  stripe.sessions.delete(session.id)
  await sweepAfter(26 * HOUR)
  expect(await rowsOf(one.id)).toEqual([{ state: 'created', cents: 40_000 }])
  stripe.sessions.set(session.id, session)
  await sweepAfter(27 * HOUR)
  expect(refundsOf(one.key)).toHaveLength(1)
})

it('S1: a page whose answer was lost is found by its mark, not opened again', async () => {
  const one = await agreeIn(app)
  const at = new Date()
  const account = { provider: 'stripe', account: `acct_${one.sellerId}`, is_ready: true } as const
  await db
    .insertInto('seller_accounts')
    .values({ seller_id: one.sellerId, ...account, created_at: at, checked_at: at })
    .execute()
  stripe.let('lost', 'lost')
  expect(await payThrough(one).start()).toMatchObject({ status: 503 })
  stripe.forgetKeys()
  const { id, redirectUrl } = await payThrough(one).start()
  const pages = [...stripe.sessions.values()].filter(({ metadata }) => metadata.placard_key === `pay-${id}`)
  expect(pages.map(({ url }) => url)).toEqual([redirectUrl])
})

it('S1: an account whose answer was lost is found by its mark, not opened again', async () => {
  const { seller, sellerId } = await agreeIn(app)
  const connect = () => seller.send('POST', '/api/my/payment-accounts/stripe')
  stripe.let('lost', 'lost')
  expect((await connect()).status).toBe(503)
  stripe.forgetKeys()
  expect((await connect()).status).toBe(201)
  const own = [...stripe.accounts.values()].filter(
    ({ metadata }) => metadata.placard_seller === String(sellerId),
  )
  expect(own).toHaveLength(1)
})

it('S2: what a provider gives back is not given back by its seller as well', async () => {
  const one = await paid()
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
  const one = await paid()
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
  const one = await paid()
  const said = {
    booking_id: one.id,
    method: 'check',
    cents: DUE,
    on_day: '2026-01-01',
    actor_id: one.sellerId,
  } as const
  const add = (key: string, provider: 'direct') =>
    db
      .insertInto('payment_facts')
      .values({ ...said, key, provider, kind: 'returned', created_at: new Date() })
      .execute()
  stripe.refundsAre = 'pending'
  await credit(one, 40_000)
  await sweepAfter(0)
  await expect(add('beyond', 'direct')).rejects.toMatchObject({ constraint: 'payment_facts_given_back' })
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
    constraint: 'payment_facts_given_back',
  })
})

it('S2: money that left twice is told by the comparison of the night', async () => {
  const one = await paid()
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
  const one = await paid()
  const told = await one.arrived(DUE)
  for (const minutes of [0, 2, 23 * HOUR]) await sweepAfter(minutes)
  expect(refundsOf(one.key)).toEqual([])
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
  expect(refundsOf(one.key)).toEqual([])
})

it('S8: nobody took it back: it goes back a day later, and cannot be taken back meanwhile', async () => {
  const one = await paid()
  await one.arrived(777)
  stripe.refundsAre = 'pending'
  await sweepAfter(24 * HOUR + 1)
  expect(refundsOf(one.key)).toMatchObject([{ amount: 777 }])
  expect((await one.read(one.seller)).payments.filter(({ canRetract }) => canRetract)).toEqual([])
  stripe.endRefunds()
  await sweepAfter(25 * HOUR)
  expect((await one.read()).money).toMatchObject({ openCents: 0 })
})

it('S17: one refund that was refused holds up neither a later one nor other bookings', async () => {
  const one = await paid()
  stripe.refundsAre = 'pending'
  await credit(one, 40_000)
  await sweepAfter(0)
  stripe.endRefunds('failed')
  await sweepAfter(16)
  stripe.refundsAre = 'succeeded'
  expect(await rowsOf(one.id)).toEqual([{ state: 'refused', cents: 40_000 }])
  // people were left to give that back: it is not requested again
  await sweepAfter(18)
  await credit(one, 10_000)
  const other = await paid()
  await credit(other, 5000)
  for (const minutes of [20, 22, 24]) await sweepAfter(minutes)
  expect(await rowsOf(one.id)).toEqual([
    { state: 'refused', cents: 40_000 },
    { state: 'returned', cents: 10_000 },
  ])
  expect(await rowsOf(other.id)).toEqual([{ state: 'returned', cents: 5000 }])
  expect(await one.returned(40_000)).toMatchObject({ status: 201, money: { openCents: 0 } })
  await sweepAfter(26)
  await credit(one, 2000)
  await sweepAfter(28)
  expect((await one.read()).money).toMatchObject({ openCents: 0 })
})

function toNotice(type: string, object: Parameters<typeof stripe.notice>[1]) {
  const { body, headers } = stripe.notice(type, object)
  return { raw: Buffer.from(body), headers: new Headers(headers) }
}
