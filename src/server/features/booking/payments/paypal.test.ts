import { afterAll, expect, it } from 'vitest'
import { agreeIn } from '#test/support/booking/agree-in.ts'
import { later, payThrough } from '#test/support/booking/pay-through.ts'
import { startPaypalServer } from '#test/support/booking/paypal-server.ts'
import { createTestApp } from '#test/support/test-app.ts'
import { reconcile } from './reconcile.ts'
import { sweepPayments } from './sweep-payments.ts'

const paypal = await startPaypalServer()
afterAll(() => paypal.close())
const { clientId, secret, webhookIds, partnerId } = paypal.settings
const app = await createTestApp({
  RATE_LIMIT_SCALE: '1000',
  PUBLIC_URL: paypal.site,
  PAYPAL_CLIENT_ID: clientId,
  PAYPAL_SECRET: secret,
  PAYPAL_WEBHOOK_ID: `NEW,${webhookIds[0]}`,
  PAYPAL_PARTNER_ID: partnerId,
  PAYPAL_API_URL: paypal.url,
})
const { db, context } = app
paypal.site = (await db.selectFrom('installation').select('id').executeTakeFirstOrThrow()).id
const DUE = 110_350
const DAY = 24 * 60
const HOUR_MS = 3_600_000

/** A booking whose seller has connected an account, on PayPal's pages. */
async function agreed() {
  const one = await agreeIn(app, { deadlineAt: new Date(Date.now() + 86_400_000) })
  const { url } = await (await one.seller.send('POST', '/api/my/payment-accounts/paypal')).json()
  paypal.connect(one.sellerId)
  const list = async () => (await (await one.seller.get('/api/my/payment-accounts')).json()).items
  const [account] = await list()
  return { ...one, url, account, pay: payThrough(one) }
}

async function deliver() {
  const statuses = []
  for (const { raw, headers } of paypal.deliver()) {
    headers.set('content-type', 'application/json')
    const answer = await app.app.request('/payments/paypal/notices', {
      method: 'POST',
      body: raw.toString(),
      headers,
    })
    statuses.push(answer.status)
  }
  return statuses
}

const chargeOf = (id: number) =>
  db.selectFrom('provider_payments').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const captureOf = async (id: number) =>
  paypal.bank.orders.get((await chargeOf(id)).reference!)!.purchase_units[0].payments!.captures![0]!

async function paid() {
  const one = await agreed()
  const { id } = await one.pay.start('paypal')
  paypal.bank.approve((await chargeOf(id)).reference!)
  await one.pay.check(id)
  expect(await one.status()).toBe('booked')
  return { ...one, paymentId: id }
}

it('connects a seller, and pays on PayPal’s page: taken when the notice tells of the approval', async () => {
  const one = await agreed()
  expect(new URL(one.url).origin).toBe(paypal.url)
  expect(one.account).toEqual({ provider: 'paypal', isConnected: true, isReady: true, todo: [] })
  expect((await one.read()).ways).toEqual([{ method: 'paypal', isTest: false, cents: DUE }])
  const { id, redirectUrl } = await one.pay.start('paypal')
  const { reference, created_at, expires_at } = await chargeOf(id)
  expect(redirectUrl).toBe(`${paypal.url}/checkoutnow?token=${reference}`)
  // PayPal forgets an order that waits longer
  expect(expires_at.getTime() - created_at.getTime()).toBe(3 * HOUR_MS)
  paypal.deliver()
  paypal.bank.approve(reference!)
  expect(await deliver()).toEqual([200])
  expect(await one.status()).toBe('booked')
  // what taking it made PayPal tell
  expect(await deliver()).toEqual([200])
  expect((await one.read()).money).toMatchObject({ paidCents: DUE, openCents: 0 })
})

it('refuses a notice that is not signed', async () => {
  const body = JSON.stringify({ event_type: 'PAYMENT.CAPTURE.COMPLETED', resource: {} })
  const headers = { 'content-type': 'application/json' }
  const answer = await app.app.request('/payments/paypal/notices', { method: 'POST', body, headers })
  expect([answer.status, await answer.json()]).toEqual([
    400,
    expect.objectContaining({ message: 'This notice is not signed by the payment service.' }),
  ])
})

it('learns within a day of a dispute whose notice was lost, and how it ended', async () => {
  const one = await paid()
  const dispute = paypal.bank.dispute(await captureOf(one.paymentId))
  paypal.deliver()
  const kinds = async () => (await one.read()).payments.map(({ kind }) => kind)
  await sweepPayments(later(context, 60))
  expect(await kinds()).not.toContain('disputed')
  await sweepPayments(later(context, DAY + 10))
  expect(await kinds()).toContain('disputed')
  paypal.bank.resolve(dispute, 'RESOLVED_BUYER_FAVOUR')
  paypal.deliver()
  await sweepPayments(later(context, 2 * DAY + 20))
  expect((await one.read()).money.openCents).toBe(DUE)
  const { asked_at } = await chargeOf(one.paymentId)
  await sweepPayments(later(context, 181 * DAY))
  expect((await chargeOf(one.paymentId)).asked_at).toEqual(asked_at)
})

it('asks for no refund again that PayPal has refused', async () => {
  const one = await paid()
  await one.arrived(5000)
  paypal.fault({
    on: /\/refund$/,
    times: 9,
    answer: { status: 403, body: { name: 'NOT_AUTHORIZED', details: [{ issue: 'PERMISSION_DENIED' }] } },
  })
  paypal.requests.length = 0
  for (const minutes of [0, 2, 4]) await sweepPayments(later(context, DAY + minutes))
  paypal.clearFaults()
  expect(paypal.requests.filter(({ call }) => call.endsWith('/refund'))).toHaveLength(1)
  const refunds = await db
    .selectFrom('provider_payments')
    .select(['state', 'cents'])
    .where('charge_id', '=', one.paymentId)
    .execute()
  expect(refunds).toEqual([{ state: 'refused', cents: 5000 }])
  expect((await one.read()).money.openCents).toBe(-5000)
})

it('gives back what is owed back, and differs in nothing from what PayPal moved', async () => {
  const one = await paid()
  await one.arrived(7000)
  await sweepPayments(later(context, DAY))
  expect((await one.read()).money).toMatchObject({ refundedCents: 7000, openCents: 0 })
  await reconcile(later(context, 4 * 60))
  const found = await db.selectFrom('reconciliation_differences').select(['kind', 'detail']).execute()
  const people = ['dispute-lost', 'refund-refused']
  expect(found.filter(({ kind }) => !people.includes(kind))).toEqual([])
})

it('D4: a refund that PayPal had made and then failed is owed again, and not requested again', async () => {
  const one = await paid()
  await one.arrived(6000)
  await sweepPayments(later(context, DAY))
  expect((await one.read()).money).toMatchObject({ refundedCents: 6000, openCents: 0 })
  const order = paypal.bank.orders.get((await chargeOf(one.paymentId)).reference!)!
  const [refund] = order.purchase_units[0].payments!.refunds!
  paypal.bank.settleRefund(refund!, 'FAILED')
  // that it was made is delivered only now: it leads to the order as it stands
  await deliver()
  for (const minutes of [2, 4]) await sweepPayments(later(context, 2 * DAY + minutes))
  const { money, payments } = await one.read()
  expect(money).toMatchObject({ refundedCents: 0, openCents: -6000 })
  expect(payments.filter(({ kind }) => kind === 'refund-reversed')).toHaveLength(1)
  expect(order.purchase_units[0].payments!.refunds).toHaveLength(1)
})
