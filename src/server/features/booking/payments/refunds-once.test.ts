import { afterAll, afterEach, expect, it } from 'vitest'
import { agreeIn } from '#test/support/booking/agree-in.ts'
import { later, payThrough } from '#test/support/booking/pay-through.ts'
import { startStripeServer } from '#test/support/booking/stripe-server.ts'
import { refundingIn } from '#test/support/refunding-in.ts'
import { createTestApp } from '#test/support/test-app.ts'
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
const { agree, pay, credit, sweepAfter, listRefunds, listRows } = refundingIn(app, stripe)
const HOUR = 60

it('S1: a refund that stays pending leaves once, however long, and whatever Stripe has forgotten', async () => {
  const one = await pay()
  stripe.refundsAre = 'pending'
  await credit(one, 40_000)
  for (const minutes of [0, 3, 5]) await sweepAfter(minutes)
  expect(await listRows(one.id)).toEqual([{ state: 'processing', cents: 40_000 }])
  expect((await one.read()).payments.at(-1)).toMatchObject({ kind: 'refund-pending', cents: 40_000 })
  expect((await one.read()).money).toMatchObject({ refundedCents: 0, openCents: -40_000 })
  stripe.forgetKeys()
  for (const hours of [25, 26, 50]) await sweepAfter(hours * HOUR)
  expect(listRefunds(one.key)).toHaveLength(1)
  stripe.endRefunds()
  await sweepAfter(51 * HOUR)
  expect(await listRows(one.id)).toEqual([{ state: 'returned', cents: 40_000 }])
  expect((await one.read()).money).toMatchObject({ refundedCents: 40_000, openCents: 0 })
})

it('S1: a refund whose answer was lost is found by its mark, a day later and under another address', async () => {
  const one = await pay()
  await credit(one, 40_000)
  stripe.let('lost', 'lost')
  await sweepAfter(0)
  expect(await listRows(one.id)).toEqual([{ state: 'created', cents: 40_000 }])
  stripe.forgetKeys()
  const moved = { ...context, config: { ...context.config, PUBLIC_URL: 'https://elsewhere.example' } }
  await sweepPayments(later(moved, 25 * HOUR))
  expect(listRefunds(one.key)).toHaveLength(1)
  expect(await listRows(one.id)).toEqual([{ state: 'returned', cents: 40_000 }])
})

it('S1: marks and keys name the installation, whatever its address', async () => {
  const one = await pay()
  const { id: site } = await db.selectFrom('installation').select('id').executeTakeFirstOrThrow()
  expect(stripe.sessionOf(one.key).metadata.placard_site).toBe(site)
  expect([...stripe.answers.keys()].filter((key) => !key.startsWith(site))).toEqual([])
  // what was begun before there was a name bears the address
  const known = stripe.sessionOf(one.key)
  known.metadata.placard_site = context.config.PUBLIC_URL
  const facts = await context.providers
    .get('stripe')!
    .readNotice({ ...toNotice('checkout.session.completed', known), sender: '192.0.2.1' })
  expect(facts.map(({ state }) => state)).toContain('captured')
})

it('S1: a payment that Stripe does not know any more is not refused, it may have been given back', async () => {
  const one = await pay()
  await credit(one, 40_000)
  stripe.let('lost', 'lost')
  await sweepAfter(0)
  const session = stripe.sessionOf(one.key)
  stripe.sessions.delete(session.id)
  await sweepAfter(26 * HOUR)
  expect(await listRows(one.id)).toEqual([{ state: 'created', cents: 40_000 }])
  stripe.sessions.set(session.id, session)
  await sweepAfter(27 * HOUR)
  expect(listRefunds(one.key)).toHaveLength(1)
})

it('S1: a page whose answer was lost is found by its mark, not opened again', async () => {
  const one = await agree()
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

function toNotice(type: string, object: Parameters<typeof stripe.notice>[1]) {
  const { body, headers } = stripe.notice(type, object)
  return { raw: Buffer.from(body), headers: new Headers(headers) }
}
