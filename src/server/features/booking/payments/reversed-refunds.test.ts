import { afterAll, afterEach, expect, it } from 'vitest'
import { later } from '#test/support/booking/pay-through.ts'
import { startStripeServer } from '#test/support/booking/stripe-server.ts'
import { refundingIn } from '#test/support/refunding-in.ts'
import type { Row } from '#test/support/stripe/rows.ts'
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
const HOUR = 60
const CENTS = 40_000
type Booking = Awaited<ReturnType<typeof pay>>

async function send(type: string, refund: Row) {
  const { body, headers } = stripe.notice(type, refund)
  const answer = await app.app.request('/payments/stripe/notices', {
    method: 'POST',
    body,
    headers: { ...headers, 'content-type': 'application/json' },
  })
  expect(answer.status).toBe(200)
}

/** Paid by card, and some of it given back. */
async function givenBack() {
  const one = await pay()
  await credit(one, CENTS)
  await sweepAfter(0)
  const [refund] = listRefunds(one.key)
  expect((await one.read()).money).toMatchObject({ refundedCents: CENTS, openCents: 0 })
  return { one, refund: refund! }
}

const kindsOf = async (one: Booking) => (await one.read()).payments.map(({ kind }) => kind)

async function listFound(id: number) {
  const rows = await db
    .selectFrom('reconciliation_differences')
    .select(['kind', 'cents'])
    .where('booking_id', '=', id)
    .orderBy('id')
    .execute()
  return rows.map(({ kind, cents }) => `${kind} ${cents}`)
}

it('D4: a refund that fails after it was made is owed again, once however often it is reported, and not requested again', async () => {
  const { one, refund } = await givenBack()
  stripe.failRefund(refund)
  for (const type of ['refund.failed', 'refund.failed', 'charge.refund.updated', 'charge.refunded'])
    await send(type, refund)
  expect(await kindsOf(one)).toEqual(['arrived', 'returned', 'refund-reversed'])
  expect((await one.read()).money).toMatchObject({ refundedCents: 0, openCents: -CENTS })
  expect(await listRows(one.id)).toEqual([{ state: 'bounced', cents: CENTS }])
  stripe.forgetKeys()
  for (const hours of [1, 25, 60]) await sweepAfter(hours * HOUR)
  expect(listRefunds(one.key)).toHaveLength(1)
  expect(await kindsOf(one)).toHaveLength(3)
})

it('D4: both sides read it in the thread and by notice, and have a document of it', async () => {
  const { one, refund } = await givenBack()
  stripe.failRefund(refund)
  await send('refund.failed', refund)
  const reference = (await one.read()).reference
  const line = `The refund of $400.00 for ${reference} by card failed after it was made, and did not reach the buyer. $400.00 is owed to the buyer, and the seller gives it back another way`
  const notices = await db
    .selectFrom('notices')
    .select(['user_id', 'kind', 'data'])
    .where('user_id', 'in', [one.buyerId, one.sellerId])
    .execute()
  const read = notices.filter(({ kind, data }) => kind === 'payment' && data.text === line)
  expect(read.map(({ user_id }) => user_id).toSorted()).toEqual([one.buyerId, one.sellerId].toSorted())
  const said = await db.selectFrom('messages').select('body').where('body', '=', `${line}.`).execute()
  expect(said).toHaveLength(1)
  const documents = await db
    .selectFrom('documents')
    .select('body')
    .where('booking_id', '=', one.id)
    .where('kind', '=', 'receipt')
    .orderBy('id')
    .execute()
  const titles = documents.map(({ body }) => JSON.parse(body).title)
  expect(titles).toEqual(['Receipt', 'Refund receipt', 'Refund receipt taken back'])
})

it('D4: the seller gives it back another way, once', async () => {
  const { one, refund } = await givenBack()
  stripe.failRefund(refund)
  await send('refund.failed', refund)
  expect((await one.read(one.seller)).canRecord).toContain('returned')
  expect(await one.returned(CENTS)).toMatchObject({ status: 201, money: { openCents: 0 } })
  await credit(one, 10_000)
  await sweepAfter(HOUR)
  // what is credited later goes back by card again
  expect(await listRows(one.id)).toEqual([
    { state: 'bounced', cents: CENTS },
    { state: 'returned', cents: 10_000 },
  ])
  expect((await one.read()).money).toMatchObject({ refundedCents: 50_000, openCents: 0 })
  expect(await one.returned(110_350)).toMatchObject({ code: 'refund-too-large' })
})

it('D4: an older look at a refund that has failed says nothing', async () => {
  const { one, refund } = await givenBack()
  stripe.failRefund(refund)
  await send('refund.failed', refund)
  refund.status = 'succeeded'
  await send('charge.refunded', refund)
  expect(await kindsOf(one)).toEqual(['arrived', 'returned', 'refund-reversed'])
  expect(await listRows(one.id)).toEqual([{ state: 'bounced', cents: CENTS }])
  // and of one that was never seen as made
  const other = await pay()
  stripe.refundsAre = 'pending'
  await credit(other, CENTS)
  await sweepAfter(0)
  stripe.endRefunds('failed')
  const [failed] = listRefunds(other.key)
  await send('refund.failed', failed!)
  for (const status of ['succeeded', 'pending']) {
    failed!.status = status
    await send('refund.updated', failed!)
  }
  expect(await kindsOf(other)).toEqual(['arrived', 'refund-pending', 'refund-refused'])
  expect((await other.read()).money).toMatchObject({ refundedCents: 0, openCents: -CENTS })
  expect(await listRows(other.id)).toEqual([{ state: 'refused', cents: CENTS }])
})

it('D4: a lost notice costs a day', async () => {
  const { one, refund } = await givenBack()
  stripe.failRefund(refund)
  await sweepAfter(25 * HOUR)
  expect(await kindsOf(one)).toEqual(['arrived', 'returned', 'refund-reversed'])
})

it('D4: a refund by hand that failed is not requested by us either', async () => {
  const one = await pay()
  const intent = stripe.intentOf(stripe.sessionOf(one.key))
  const refund = stripe.createRefund({ payment_intent: intent.id, amount: String(CENTS) })!
  await send('charge.refunded', refund)
  await credit(one, CENTS)
  stripe.failRefund(refund)
  await send('refund.failed', refund)
  for (const hours of [1, 25]) await sweepAfter(hours * HOUR)
  expect((await one.read()).money).toMatchObject({ refundedCents: 0, openCents: -CENTS })
  expect([await listRows(one.id), listRefunds(one.key)]).toEqual([[], []])
})

it('D4: the comparison of the night names it, and where its money lies', async () => {
  const { one, refund } = await givenBack()
  stripe.failRefund(refund)
  // nobody has heard of it yet: its movement says so
  await reconcile(later(context, 4 * HOUR))
  const before = [`movement-differs ${CENTS}`, `balance-differs ${CENTS}`]
  expect(await listFound(one.id)).toEqual(before)
  await send('refund.failed', refund)
  await reconcile(later(context, 8 * HOUR))
  expect(await listFound(one.id)).toEqual([...before, `refund-reversed ${CENTS}`])
})
