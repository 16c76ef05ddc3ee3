import { afterAll, expect, it } from 'vitest'
import { agreeIn } from '#test/support/booking/agree-in.ts'
import { openMarket, period } from '#test/support/booking/book.ts'
import { moveBy } from '#test/support/booking/booked.ts'
import { later, payThrough } from '#test/support/booking/pay-through.ts'
import { createStripeWorld } from '#test/support/booking/paying-worlds/stripe-world.ts'
import { startStripeServer } from '#test/support/booking/stripe-server.ts'
import { changesOf } from '#test/support/listings/changes.ts'
import { createTestApp } from '#test/support/test-app.ts'
import { listPosted } from '../../ground/ledger/post-ledger.ts'
import { reconcile } from './reconcile.ts'
import { sweepPayments } from './sweep-payments.ts'

const stripe = await startStripeServer()
afterAll(() => stripe.close())
const app = await createTestApp({
  RATE_LIMIT_SCALE: '1000',
  STRIPE_SECRET_KEY: 'sk_test_placard',
  STRIPE_WEBHOOK_SECRET: stripe.secret,
  STRIPE_API_URL: stripe.url,
  PLATFORM_FEE_BP: '500',
})
const { db, context } = app
const world = createStripeWorld(db, stripe)
const HOURS = 60

/** The operator changes the setting. */
function setFee(basisPoints: number): void {
  Object.assign(context.config, { PLATFORM_FEE_BP: basisPoints })
}

const PARTS = [
  { label: 'Deposit', dueOn: null, cents: 50_000 },
  { label: 'Balance', dueOn: '2030-01-01', cents: 60_350 },
]

/** A booking of two parts, $1,000.00 before tax. */
async function agreed(given: Parameters<typeof agreeIn>[1] = {}) {
  const one = await agreeIn(app, { schedule: PARTS, ...given })
  await world.connect(one.sellerId)
  const pay = payThrough(one)
  const payNext = async () => {
    const { id } = await pay.start()
    stripe.pay(`pay-${id}`)
    await pay.check(id)
    return id
  }
  return { ...one, pay, payNext }
}

async function cancel(one: Awaited<ReturnType<typeof agreed>>): Promise<void> {
  const { version } = await (await one.buyer.get(`/api/bookings/${one.id}`)).json()
  const step = { step: 'cancel', reason: 'The opening is off', version }
  expect((await one.seller.send('POST', `/api/bookings/${one.id}/steps`, step)).status).toBe(200)
}

const feesOf = async (bookingId: number) => {
  const rows = db.selectFrom('provider_payments').select('fee_cents').where('booking_id', '=', bookingId)
  return (await rows.where('kind', '=', 'charge').orderBy('id').execute()).map((row) => row.fee_cents)
}

const balancesOf = async (bookingId: number) => {
  const { rows } = await context.pool.query<{ account: string; cents: number }>(
    `select split_part(account, ':', 1) as account, sum(moves.cents)::int as cents from (
       select posting_id, debit_account as account, cents from ledger_entries
       union all select posting_id, credit_account, -cents from ledger_entries) as moves
     join ledger_postings as posting on posting.id = posting_id and booking_id = $1
     group by 1 having sum(moves.cents) <> 0 order by 1`,
    [bookingId],
  )
  return Object.fromEntries(rows.map(({ account, cents }) => [account, cents]))
}

const listFound = async (hours: number) => {
  await reconcile(later(context, hours * HOURS))
  const rows = await db
    .selectFrom('reconciliation_differences')
    .select(['kind', 'booking_id', 'cents'])
    .orderBy('id')
    .execute()
  return rows.map(({ kind, booking_id, cents }) => ({ kind, bookingId: booking_id, cents }))
}

it('S7, D1: each part pays the fee that was agreed, whatever the setting says by then', async () => {
  const one = await agreed()
  await one.payNext()
  setFee(2000)
  await one.payNext()
  expect(await feesOf(one.id)).toEqual([2266, 2734])
  const [, balance] = stripe.charges().slice(-2)
  expect(balance!.application_fee_amount).toBe('2734')
  expect(await balancesOf(one.id)).toMatchObject({ fee: -5000 })
  expect(await balancesOf(one.id)).not.toHaveProperty('fee-due')
  const row = await db.selectFrom('bookings').select('fee_basis_points').where('id', '=', one.id).execute()
  expect(row).toEqual([{ fee_basis_points: 500 }])
  const other = await agreed()
  await other.payNext()
  expect(await feesOf(other.id)).toEqual([9062])
  setFee(500)
  expect(await listFound(4)).toEqual([])
})

it('keeps the rate with the booking as its terms are accepted, for good, and a change of terms keeps it', async () => {
  const market = await openMarket(app)
  const buyer = await market.buy()
  const { propose, accept } = changesOf(app, buyer)
  const { id } = await buyer.draft({ listingId: market.listingId, ...period(8) })
  await buyer.step(id, 'request')
  const readRate = async () =>
    (
      await db
        .selectFrom('bookings')
        .select('fee_basis_points')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).fee_basis_points
  expect(await readRate()).toBeNull()
  await market.seller.step(id, 'accept')
  expect(await readRate()).toBe(500)
  setFee(2000)
  await moveBy(app, id, 'secure')
  await propose(market.seller, id, { ...period(8), spaceCents: 120_000 })
  expect((await accept(buyer, id)).status).toBe(201)
  setFee(500)
  const booked = (await listPosted(db, [id])).filter(({ purpose }) => purpose === 'booked')
  expect(booked.map(({ feeBasisPoints, cents }) => [feeBasisPoints, cents])).toEqual([
    [500, 90_000],
    [500, 30_000],
  ])
  expect(await balancesOf(id)).toMatchObject({ fee: -6000 })
  const change = db.updateTable('bookings').set({ fee_basis_points: 1 }).where('id', '=', id)
  await expect(change.execute()).rejects.toMatchObject({ code: '23001' })
})

it('S16: its account in the books is what Stripe moved, with cost that was told late and what went back', async () => {
  const one = await agreed()
  stripe.hidesCosts = true
  await one.payNext()
  stripe.hidesCosts = false
  expect(await balancesOf(one.id)).not.toHaveProperty('provider-cost')
  await one.payNext()
  await cancel(one)
  await sweepPayments(later(context, 2))
  await sweepPayments(later(context, 4))
  await sweepPayments(later(context, 6))
  expect((await one.read()).money).toMatchObject({ refundedCents: 110_350, openCents: 0 })
  expect(await listFound(4)).toEqual([])
  // 1,480 of the deposit and 1,780 of the balance, which Stripe keeps
  expect(await balancesOf(one.id)).toEqual({ 'provider-cost': 3260, stripe: -3260 })
  expect(await listFound(8)).toEqual([])
})

it('S16: what a dispute costs is posted, and a share that stays with the seller is a difference until it is reversed', async () => {
  const one = await agreed({ schedule: [{ label: 'Due', dueOn: null, cents: 110_350 }] })
  const id = await one.payNext()
  stripe.dispute(`pay-${id}`)
  await one.pay.check(id)
  expect(await listFound(12)).toEqual([])
  expect(await balancesOf(one.id)).toMatchObject({ 'provider-cost': 3230 + 1500, disputed: 110_350 })
  expect(await listFound(16)).toEqual([])
  stripe.dispute(`pay-${id}`, { status: 'lost' })
  await one.pay.check(id)
  expect(await listFound(20)).toEqual([
    { kind: 'dispute-lost', bookingId: one.id, cents: 110_350 },
    { kind: 'balance-differs', bookingId: one.id, cents: -110_350 },
  ])
})

it('S7: a fee that is not as agreed, asked or told is a difference', async () => {
  const one = await agreed({ schedule: [{ label: 'Due', dueOn: null, cents: 110_350 }] })
  const { id } = await one.pay.start()
  await db.updateTable('provider_payments').set({ fee_cents: 4000 }).where('id', '=', id).execute()
  stripe.pay(`pay-${id}`)
  const fee = stripe.movements.find(({ type }) => type === 'application_fee')!
  fee.amount = 4500
  await one.pay.check(id)
  const found = (await listFound(24)).filter(({ bookingId }) => bookingId === one.id)
  expect(found).toEqual([
    { kind: 'fee-not-as-asked', bookingId: one.id, cents: 1000 },
    { kind: 'fee-differs', bookingId: one.id, cents: -500 },
    { kind: 'balance-differs', bookingId: one.id, cents: -500 },
  ])
  const other = await agreed({ schedule: [{ label: 'Due', dueOn: null, cents: 110_350 }] })
  await other.pay.start()
  const [charge] = await db
    .selectFrom('provider_payments')
    .selectAll()
    .where('booking_id', '=', other.id)
    .execute()
  const intent = stripe.sessionOf(`pay-${charge!.id}`).intentData
  intent.application_fee_amount = '13000'
  stripe.pay(`pay-${charge!.id}`)
  await other.pay.check(charge!.id)
  const wrong = (await listFound(28)).filter(({ bookingId }) => bookingId === other.id)
  expect(wrong).toEqual([
    { kind: 'fee-not-as-asked', bookingId: other.id, cents: 8000 },
    { kind: 'fee-not-as-agreed', bookingId: other.id, cents: -8000 },
  ])
})

it('S16: a refund that is taken off the balance before it is with the buyer is no difference', async () => {
  const one = await agreed({ schedule: [{ label: 'Due', dueOn: null, cents: 110_350 }] })
  await one.payNext()
  stripe.refundsAre = 'pending'
  await cancel(one)
  await sweepPayments(later(context, 28 * HOURS))
  const refund = [...stripe.refunds.values()].at(-1)!
  stripe.balance.move(-refund.amount, refund)
  expect((await one.read()).payments.at(-1)).toMatchObject({ kind: 'refund-pending' })
  const listOwn = async (hours: number) =>
    (await listFound(hours)).flatMap(({ kind, bookingId }) => (bookingId === one.id ? [kind] : []))
  expect(await listOwn(29)).toEqual(['owed-back'])
  Object.assign(refund, { status: 'succeeded' })
  stripe.refundsAre = 'succeeded'
  await sweepPayments(later(context, 29 * HOURS))
  expect((await one.read()).money).toMatchObject({ refundedCents: 110_350 })
  expect(await listOwn(33)).toEqual(['owed-back'])
})

it('R15: reads what moved to the end, page after page', async () => {
  const source = stripe.movements[0]!.source
  for (let at = 0; at < 250; at++) {
    const row = { ...stripe.movements[0]!, id: stripe.id('txn'), source, amount: 1 }
    stripe.movements.push(row)
  }
  await reconcile(later(context, 34 * HOURS))
  const kept = await db
    .selectFrom('provider_movements')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('cents', '=', 1)
    .executeTakeFirstOrThrow()
  expect(Number(kept.count)).toBe(250)
})

it('R15: says where it could not read all of it', async () => {
  const { listMovements } = context.providers.get('stripe')!
  expect(listMovements).toBeDefined()
  const away = { ...context, now: () => new Date(Date.now() + 36 * 3_600_000) }
  await stripe.close()
  await reconcile(away)
  const rows = db.selectFrom('reconciliation_differences').select('detail').where('kind', '=', 'not-compared')
  expect(await rows.execute()).toMatchObject([{ detail: expect.stringContaining('stripe did not say all') }])
})
