import { randomUUID } from 'node:crypto'
import { afterAll, expect, it, vi } from 'vitest'
import { alone } from '#domain/listings/listing.ts'
import { agreeIn } from '#test/support/booking/agree-in.ts'
import { later, payThrough } from '#test/support/booking/pay-through.ts'
import { startStripeServer } from '#test/support/booking/stripe-server.ts'
import { createTestApp } from '#test/support/test-app.ts'
import { openPayment } from './open-payment.ts'
import { startPatience } from './patience.ts'
import { addCharge } from './start-payment.ts'

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

it('R5: takes a signed notice of what Stripe does not show, and leaves it to an admin; only a Stripe that is away is told again', async () => {
  const unmatched = () =>
    db
      .selectFrom('reconciliation_differences')
      .select('detail')
      .where('kind', '=', 'notice-unmatched')
      .execute()
  const unknown = [
    stripe.notice('checkout.session.completed', { id: 'cs_unknown', payment_intent: null }),
    stripe.notice('payment_intent.succeeded', { id: 'pi_unknown' }),
  ]
  for (const notice of [...unknown, ...unknown]) expect((await send(notice)).status).toBe(200)
  const details = (await unmatched()).map(({ detail }) => detail)
  expect(details).toEqual([expect.stringContaining('cs_unknown'), expect.stringContaining('pi_unknown')])
  // what sellers do on accounts of their own
  const elsewhere = stripe.notice('payment_intent.succeeded', { id: 'pi_seller' }, { account: 'acct_9' })
  expect((await send(elsewhere)).status).toBe(200)
  expect(await unmatched()).toHaveLength(2)
})

it('R5: takes a signed notice in whatever shape: asked again, it would be no better', async () => {
  const shapes: unknown[] = [
    null,
    {},
    [],
    'cs_1',
    { id: 7 },
    { id: null, payment_intent: { id: null } },
    { id: '../../v1/refunds' },
    { id: 'x'.repeat(5_000) },
    { id: 'pi_1', payment_intent: 12 },
  ]
  for (const object of shapes)
    for (const type of [
      'checkout.session.completed',
      'payment_intent.succeeded',
      'charge.refunded',
      'nothing.known',
    ])
      expect(
        (await send(stripe.notice(type, object as never))).status,
        `${type} ${JSON.stringify(object)}`,
      ).toBe(200)
})

it('R6: a buyer waits seconds for a slow Stripe, and goes on without a second payment', async () => {
  const one = await agreed()
  const key = randomUUID()
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  const charge = await addCharge(
    context,
    {
      id: one.id,
      actor: alone({ id: one.buyerId, role: 'user', status: 'active' }),
      method: 'card',
      patience: startPatience(),
    },
    async () => {},
  )
  stripe.pause = answered
  // Stripe takes its 30 seconds; the buyer is told after a moment
  expect(await openPayment(context, charge, startPatience(1))).toEqual({ redirectUrl: null, isPending: true })
  const twin = await one.pay.start('card', { key })
  expect(twin).toMatchObject({ status: 201, id: charge, redirectUrl: null, isPending: true })
  answer()
  stripe.pause = null
  await vi.waitUntil(async () => (await chargeOf(charge)).redirect_url)
  const opened = await one.pay.start('card', { key })
  const session = stripe.sessionOf(`pay-${charge}`)
  expect(opened).toMatchObject({ status: 201, id: charge, redirectUrl: session.url, isPending: false })
  const own = [...stripe.sessions.values()].filter(({ client_reference_id: of }) => of === `pay-${charge}`)
  expect(own).toHaveLength(1)
  stripe.pay(`pay-${charge}`)
  await one.pay.check(charge)
  expect((await one.read()).money).toMatchObject({ paidCents: DUE, openCents: 0 })
})

it('R6: a Stripe that stays away is called so, in words, after less than a minute', async () => {
  const one = await agreed()
  const patience = startPatience(1)
  const asked = {
    id: one.id,
    actor: alone({ id: one.buyerId, role: 'user', status: 'active' }),
    method: 'card',
    patience,
  } as const
  const charge = await addCharge(context, asked, async () => {})
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  stripe.pause = answered
  await expect(openPayment(later(context, 1), charge, startPatience(1))).rejects.toThrow(
    /^Card payments are briefly unavailable. Your dates are held until/,
  )
  answer()
  stripe.pause = null
})
