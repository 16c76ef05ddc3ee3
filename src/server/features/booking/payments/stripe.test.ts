import { afterAll, expect, it } from 'vitest'
import { agreeIn } from '#test/support/booking/agree-in.ts'
import { later, payThrough } from '#test/support/booking/pay-through.ts'
import { startStripeServer } from '#test/support/booking/stripe-server.ts'
import { buildUser } from '#test/support/listings/build-listing.ts'
import type { Row } from '#test/support/stripe/rows.ts'
import { createTestApp } from '#test/support/test-app.ts'
import { reconcile } from './reconcile.ts'
import { sweepPayments } from './sweep-payments.ts'

const stripe = await startStripeServer()
afterAll(() => stripe.close())
const OTHER_SECRET = 'whsec_of_before'
const app = await createTestApp({
  RATE_LIMIT_SCALE: '1000',
  STRIPE_SECRET_KEY: 'sk_test_placard',
  STRIPE_WEBHOOK_SECRET: `${stripe.secret},${OTHER_SECRET}`,
  STRIPE_API_URL: stripe.url,
  PLATFORM_FEE_BP: '500',
})
const { db, context } = app
const DUE = 110_350

/** A booking whose seller can be paid through Stripe. */
async function agreed() {
  const one = await agreeIn(app, { deadlineAt: new Date(Date.now() + 86_400_000) })
  await db
    .insertInto('seller_accounts')
    .values({
      seller_id: one.sellerId,
      provider: 'stripe',
      account: `acct_${one.sellerId}`,
      is_ready: true,
      created_at: new Date(),
      checked_at: new Date(),
    })
    .execute()
  return { ...one, pay: payThrough(one) }
}

async function send({ body, headers }: ReturnType<typeof stripe.notice>) {
  const type = { 'content-type': 'application/json' }
  return app.app.request('/payments/stripe/notices', {
    method: 'POST',
    body,
    headers: { ...headers, ...type },
  })
}

const chargeOf = (id: number) =>
  db.selectFrom('provider_payments').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

it('pays by card on Stripe’s page: to the seller’s account, less the fee, told by its notice', async () => {
  const one = await agreed()
  expect((await one.read()).ways.map(({ method }) => method)).toEqual(['card', 'bank-debit'])
  const { id, redirectUrl } = await one.pay.start()
  const session = stripe.sessionOf(`pay-${id}`)
  expect(redirectUrl).toBe(session.url)
  expect(session).toMatchObject({
    mode: 'payment',
    allowed_payment_method_types: ['card'],
    amount_total: DUE,
    success_url: `${context.config.PUBLIC_URL}/bookings/${one.id}?payment=${id}`,
    intentData: {
      on_behalf_of: `acct_${one.sellerId}`,
      transfer_data: { destination: `acct_${one.sellerId}` },
      application_fee_amount: '5000',
      capture_method: 'automatic',
      metadata: { placard_key: `pay-${id}` },
    },
  })
  const intent = stripe.pay(`pay-${id}`)
  const notice = stripe.notice('payment_intent.succeeded', intent)
  for (const again of [notice, notice]) expect((await send(again)).status).toBe(200)
  expect(await one.status()).toBe('booked')
  expect((await one.read()).money).toMatchObject({ paidCents: DUE, openCents: 0 })
  const balances = await app
    .as(await buildUser(db, { role: 'admin' }))
    .then((admin) => admin.get(`/api/admin/ledger?booking=${one.id}`))
  expect((await balances.json()).balances).toEqual(
    expect.arrayContaining([{ account: 'provider-cost', cents: 3230 }]),
  )
})

it('refuses a notice that is unsigned, late, or too large, and answers 200 to what it does not know', async () => {
  const one = await agreed()
  const { id } = await one.pay.start()
  const intent = stripe.pay(`pay-${id}`)
  const unsigned = await send({
    ...stripe.notice('payment_intent.succeeded', intent),
    headers: { 'stripe-signature': '' },
  })
  expect([unsigned.status, await unsigned.json()]).toEqual([
    400,
    expect.objectContaining({
      code: 'notice-not-signed',
      message: 'This notice is not signed by the payment service.',
    }),
  ])
  const late = stripe.notice('payment_intent.succeeded', intent, { at: Math.floor(Date.now() / 1000) - 400 })
  expect((await send(late)).status).toBe(400)
  expect(
    (await send(stripe.notice('payment_intent.succeeded', intent, { secret: 'whsec_of_others' }))).status,
  ).toBe(400)
  const filler = { ...intent.metadata, filler: 'x'.repeat(300_000) }
  const large = stripe.notice('payment_intent.succeeded', { ...intent, metadata: filler })
  expect((await send(large)).status).toBe(413)
  expect(await one.status()).toBe('awaiting-payment')
  expect((await send(stripe.notice('customer.created', { id: 'cus_1' }))).status).toBe(200)
  const foreign = { ...intent, id: stripe.id('pi'), metadata: {} }
  stripe.intents.set(foreign.id, foreign)
  expect((await send(stripe.notice('payment_intent.succeeded', foreign))).status).toBe(200)
  expect(
    (await send(stripe.notice('payment_intent.succeeded', intent, { secret: OTHER_SECRET }))).status,
  ).toBe(200)
  expect(await one.status()).toBe('booked')
})

it('a card that the bank asks to confirm is nothing until it is confirmed, and one that is refused leaves the page open', async () => {
  const one = await agreed()
  const { id } = await one.pay.start()
  stripe.pay(`pay-${id}`, 'asks')
  await one.pay.check(id)
  expect((await chargeOf(id)).state).toBe('created')
  stripe.pay(`pay-${id}`, 'refused')
  await one.pay.check(id)
  expect((await chargeOf(id)).state).toBe('created')
  stripe.pay(`pay-${id}`)
  await one.pay.check(id)
  expect(await one.status()).toBe('booked')
})

it('a bank debit takes its days, books, and reopens the debt when the bank sends it back', async () => {
  const one = await agreed()
  const { id } = await one.pay.start('bank-debit')
  expect(stripe.sessionOf(`pay-${id}`).intentData.capture_method).toBeUndefined()
  const intent = stripe.pay(`pay-${id}`, 'processing')
  await send(stripe.notice('checkout.session.completed', stripe.sessionOf(`pay-${id}`)))
  expect((await chargeOf(id)).state).toBe('processing')
  stripe.settle(`pay-${id}`, 'paid')
  await send(stripe.notice('payment_intent.succeeded', intent))
  expect(await one.status()).toBe('booked')
  const dispute = stripe.dispute(`pay-${id}`, { status: 'lost', reason: 'insufficient_funds' })
  await send(stripe.notice('charge.dispute.created', dispute))
  expect((await chargeOf(id)).state).toBe('bounced')
  expect((await one.read()).money).toMatchObject({ paidCents: 0, openCents: DUE })
  const other = await agreed()
  const refused = await other.pay.start('bank-debit')
  stripe.pay(`pay-${refused.id}`, 'processing')
  stripe.settle(`pay-${refused.id}`, 'refused')
  await other.pay.check(refused.id)
  expect((await chargeOf(refused.id)).state).toBe('refused')
})

it('charges once where answers are lost, and finds what was opened by its key', async () => {
  const one = await agreed()
  stripe.let('lost', 'lost')
  expect(await one.pay.start()).toMatchObject({ status: 503, code: 'payment-unavailable' })
  const again = await one.pay.start()
  expect(again.redirectUrl).toBe(stripe.sessionOf(`pay-${again.id}`).url)
  const sessions = [...stripe.sessions.values()].filter(
    ({ metadata }) => metadata.placard_key === `pay-${again.id}`,
  )
  expect(sessions).toHaveLength(1)
  const other = await agreed()
  stripe.let('lost', 'lost')
  await other.pay.start()
  const { id } = await db
    .selectFrom('provider_payments')
    .select('id')
    .where('booking_id', '=', other.id)
    .executeTakeFirstOrThrow()
  stripe.pay(`pay-${id}`)
  await sweepPayments(later(context, 2))
  expect(await other.status()).toBe('booked')
})

it('ends the page with the booking, and gives back what was paid all the same', async () => {
  const one = await agreed()
  const { id } = await one.pay.start()
  const { version } = (await (await one.buyer.get(`/api/bookings/${one.id}`)).json()) as { version: number }
  await one.buyer.send('POST', `/api/bookings/${one.id}/steps`, { step: 'withdraw', version })
  await sweepPayments(later(context, 2))
  expect(stripe.sessionOf(`pay-${id}`).status).toBe('expired')
  expect((await chargeOf(id)).state).toBe('cancelled')
  const other = await agreed()
  const paid = await other.pay.start()
  stripe.pay(`pay-${paid.id}`)
  const stand = (await (await other.buyer.get(`/api/bookings/${other.id}`)).json()) as { version: number }
  await other.buyer.send('POST', `/api/bookings/${other.id}/steps`, {
    step: 'withdraw',
    version: stand.version,
  })
  await sweepPayments(later(context, 2))
  await sweepPayments(later(context, 4))
  const [refund] = [...stripe.refunds.values()]
  expect(refund).toMatchObject({ amount: DUE, reverse_transfer: 'true', refund_application_fee: 'true' })
  expect(stripe.refunds.size).toBe(1)
  expect((await other.read()).money).toMatchObject({ refundedCents: DUE, openCents: 0 })
})

it('sets a chargeback apart, and takes it in either way', async () => {
  const one = await agreed()
  const { id } = await one.pay.start()
  stripe.pay(`pay-${id}`)
  await one.pay.check(id)
  await send(stripe.notice('charge.dispute.created', stripe.dispute(`pay-${id}`)))
  expect((await one.read()).money.openCents).toBe(0)
  await send(stripe.notice('charge.dispute.closed', stripe.dispute(`pay-${id}`, { status: 'lost' })))
  expect((await one.read()).money.openCents).toBe(DUE)
})

it('connects a seller’s account, says what is still to do, and offers cards once it is ready', async () => {
  const one = await agreeIn(app)
  const { seller } = one
  const list = async () => (await (await seller.get('/api/my/payment-accounts')).json()).items
  expect(await list()).toEqual([{ provider: 'stripe', isConnected: false, isReady: false, todo: [] }])
  const connect = async () => (await seller.send('POST', '/api/my/payment-accounts/stripe')).json()
  const { url } = await connect()
  expect(url).toMatch(/^https:\/\/connect\.stripe\.test\/acct_/)
  expect((await connect()).url).toBe(url)
  expect(await list()).toMatchObject([
    { isConnected: true, isReady: false, todo: ['Individual: id number', 'External account'] },
  ])
  expect((await one.read()).ways).toEqual([])
  for (const account of stripe.accounts.values())
    Object.assign(account, {
      charges_enabled: true,
      payouts_enabled: true,
      requirements: { currently_due: [] },
    })
  expect(await list()).toMatchObject([{ isReady: true, todo: [] }])
  expect((await one.read()).ways).toHaveLength(2)
})

it('leaves no difference between what Stripe moved and the books, and finds one either way', async () => {
  const gone = await agreed()
  const { id } = await gone.pay.start()
  const known = new Set(stripe.movements)
  const intent = stripe.pay(`pay-${id}`)
  await gone.pay.check(id)
  const [kept, moved] = [
    stripe.movements.filter((one) => known.has(one)),
    stripe.movements.filter((one) => !known.has(one)),
  ]
  const listFound = async () => {
    await reconcile(later(context, 4 * 60))
    const rows = await db
      .selectFrom('reconciliation_differences')
      .select(['kind', 'detail'])
      .orderBy('id')
      .execute()
    // shares of sellers that nobody has taken back are told of debits and disputes that were lost
    return rows.filter(({ kind }) => kind !== 'dispute-lost' && kind !== 'balance-differs')
  }
  expect(kept.length).toBeGreaterThan(5)
  expect(await listFound()).toEqual([])
  await db.deleteFrom('provider_movements').where('payment_key', '=', `pay-${id}`).execute()
  stripe.movements.splice(0, stripe.movements.length, ...kept)
  const unknown = { ...(moved.at(-1)!.source as Row), id: 'ch_0', payment_intent: stripe.id('pi') }
  stripe.intents.set(unknown.payment_intent, { ...intent, id: unknown.payment_intent })
  stripe.movements.push({ ...moved.at(-1)!, id: 'txn_0', amount: 700, source: unknown })
  expect(await listFound()).toEqual([
    {
      kind: 'movement-differs',
      detail: `stripe moved ${unknown.payment_intent}:captured of pay-${id}, and nothing says so`,
    },
    {
      kind: 'fact-not-moved',
      detail: `${intent.id}:captured is in the books, and the provider has not moved it`,
    },
    { kind: 'fee-differs', detail: `stripe kept another fee of pay-${id} than the books say` },
  ])
})
