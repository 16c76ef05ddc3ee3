import { afterAll, describe, expect, it } from 'vitest'
import { createPaypalProvider } from '#server/platform/payments/paypal/paypal-provider.ts'
import { ProviderAway } from '#server/platform/payments/provider.ts'
import { createStripeProvider } from '#server/platform/payments/stripe/stripe-provider.ts'
import { buildPaypalOrder, toPaymentRef } from './support/booking/paypal/build-order.ts'
import { findAnswerProblem, findEventProblem } from './support/booking/paypal/schema.ts'
import { startPaypalServer } from './support/booking/paypal-server.ts'
import { startStripeServer } from './support/booking/stripe-server.ts'

const stripe = await startStripeServer()
const paypal = await startPaypalServer(() => new Date('2026-11-23T10:00:00Z'))
afterAll(() => stripe.close())
const byStripe = createStripeProvider({
  secretKey: 'sk_test_placard',
  webhookSecrets: [stripe.secret],
  readSites: async () => ['https://placard.example'],
  apiUrl: stripe.url,
})
const byPaypal = createPaypalProvider(paypal.settings)

const toOrder = (key: string) => ({
  ...buildPaypalOrder({ key, feeCents: 5000 }),
  method: 'card' as const,
  account: 'acct_1',
  capture: 'later' as const,
  expiresAt: new Date(Date.now() + 3_600_000),
})

describe('C-17: the fake Stripe', () => {
  it('answers as its official library says, in every object: no text of a form in place of a number', async () => {
    await stripe.createAccount({ country: 'US', email: 'seller@example.com' })
    const { reference } = await byStripe.start(toOrder('pay-1'))
    stripe.pay('pay-1')
    const ref = { ...toPaymentRef(reference, { key: 'pay-1' }), account: 'acct_1' }
    await byStripe.capture(ref)
    await byStripe.refund(ref, { key: 'refund-1', cents: 1000 })
    stripe.dispute('pay-1')
    const session = [...stripe.sessions.values()][0]!
    const paths = [
      '/v1/checkout/sessions',
      `/v1/checkout/sessions/${session.id}`,
      `/v1/payment_intents/${session.payment_intent}?expand[0]=latest_charge.balance_transaction`,
      `/v1/refunds?payment_intent=${session.payment_intent}`,
      `/v1/disputes?payment_intent=${session.payment_intent}`,
      '/v1/balance_transactions?limit=100&expand[0]=data.source',
      `/v1/accounts/${[...stripe.accounts.keys()][0]}`,
    ]
    const seen = new Set<string>()
    for (const path of paths) {
      const answer = await fetch(`${stripe.url}${path}`, {
        headers: { authorization: 'Bearer sk_test_placard' },
      })
      expect(answer.status).toBe(200)
      expect(listFormTexts(await answer.json(), seen)).toEqual([])
    }
    expect([...seen].toSorted()).toEqual([
      'account',
      'application_fee',
      'balance_transaction',
      'charge',
      'checkout.session',
      'dispute',
      'fee_refund',
      'list',
      'payment_intent',
      'refund',
      'transfer',
      'transfer_reversal',
    ])
  })

  it('fails and then succeeds, is slow, and answers once for each key', async () => {
    stripe.let('failed', 'failed')
    await expect(byStripe.start(toOrder('pay-2'))).rejects.toThrow(ProviderAway)
    expect(stripe.findSession('pay-2')).toBeUndefined()
    const first = await byStripe.start(toOrder('pay-2'))
    stripe.let('slow')
    const second = byStripe.start(toOrder('pay-2'))
    await expect.poll(() => stripe.held.size).toBe(1)
    stripe.answerHeld()
    expect((await second).reference).toBe(first.reference)
  })
})

/** Where in an answer text stands that only a form writes so; what we wrote ourselves is text. */
function listFormTexts(value: unknown, seen: Set<string>, at = ''): string[] {
  if (typeof value === 'string') return /^(\d+|true|false)$/.test(value) ? [`${at}: ${value}`] : []
  if (typeof value !== 'object' || value === null) return []
  if ('object' in value && typeof value.object === 'string') seen.add(value.object)
  return Object.entries(value).flatMap(([key, one]) =>
    key === 'metadata' ? [] : listFormTexts(one, seen, `${at}.${key}`),
  )
}

describe('C-17: the fake PayPal', () => {
  it('checks every answer and event of its own against what PayPal documents', async () => {
    paypal.connect(5)
    const { reference } = await byPaypal.start(
      buildPaypalOrder({ key: 'pay-3', feeCents: 500, capture: 'later' }),
    )
    paypal.bank.approve(reference)
    const ref = toPaymentRef(reference, { key: 'pay-3' })
    await byPaypal.read(ref)
    await byPaypal.capture(ref)
    await byPaypal.refund(ref, { key: 'refund-3', cents: 1000 })
    for await (const _ of byPaypal.listMovements(new Date('2026-11-22T10:00:00Z')));
    await byPaypal.accounts!.read(ref.account)
    expect(paypal.deliver().length).toBeGreaterThan(2)
    expect(paypal.bank.problems).toEqual([])
    const shape = paypal.bank.orders.get(reference)!
    expect(findAnswerProblem('GET /v2/checkout/orders/O1', { status: 200, body: shape })).toMatch(
      /supplementary_data/,
    )
    expect(findEventProblem('PAYMENT.CAPTURE.COMPLETED', {})).toMatch(/PAYMENT.CAPTURE.COMPLETED: /)
    paypal.connect(6, { merchant: 'SELLER1234567' })
    await byPaypal.accounts!.read(ref.account.replace('5', '6'))
    await expect(paypal.close()).rejects.toThrow(/merchant_id/)
  })
})
