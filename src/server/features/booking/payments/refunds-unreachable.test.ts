import { afterAll, afterEach, expect, it } from 'vitest'
import { later } from '#test/support/booking/pay-through.ts'
import { startStripeServer } from '#test/support/booking/stripe-server.ts'
import { buildUser } from '#test/support/listings/build-listing.ts'
import { refundingIn } from '#test/support/refunding-in.ts'
import { createTestApp } from '#test/support/test-app.ts'
import { reconcile } from './reconcile.ts'
import { sweepPayments } from './sweep-payments.ts'

const stripe = await startStripeServer()
afterAll(() => stripe.close())
const app = await createTestApp({
  RATE_LIMIT_SCALE: '1000',
  STRIPE_SECRET_KEY: 'sk_test_placard',
  STRIPE_WEBHOOK_SECRET: stripe.secret,
  STRIPE_API_URL: stripe.url,
})
const { db, context } = app
const { pay, credit, sweepAfter, listRefunds, listRows } = refundingIn(app, stripe)
const admin = await app.as(await buildUser(db, { role: 'admin' }))
const DUE = 110_350

const providers = context.providers as Map<'stripe', NonNullable<ReturnType<typeof context.providers.get>>>
const [id, provider] = [...providers][0]!
/** As after a start without Stripe's keys. */
const takeKeysAway = () => providers.delete(id)
const giveKeysBack = () => providers.set(id, provider)
afterEach(giveKeysBack)
const sweep = () => sweepPayments({ ...context, now: later(context, 2).now })

it('leaves to its seller what a provider took that is not configured any more', async () => {
  const one = await pay()
  takeKeysAway()
  await credit(one, DUE)
  await sweep()
  expect(await listRows(one.id)).toEqual([])
  expect((await one.read(one.seller)).canRecord).toEqual(['arrived', 'returned'])
  expect(await one.returned(DUE)).toMatchObject({ status: 201, money: { openCents: 0 } })
  giveKeysBack()
  await sweepAfter(4)
  expect(listRefunds(one.key)).toEqual([])
})

it('ends a refund that was never requested of such a provider, and begins it anew where that comes again', async () => {
  const [one, other] = [await pay(), await pay()]
  for (const { id: booking_id } of [one, other]) {
    const {
      id: charge_id,
      key: _,
      ...charge
    } = await db
      .selectFrom('provider_payments')
      .selectAll()
      .where('booking_id', '=', booking_id)
      .executeTakeFirstOrThrow()
    const refund = { ...charge, kind: 'refund', state: 'created', charge_id, requested_at: null } as const
    await db.insertInto('provider_payments').values(refund).execute()
  }
  for (const booking of [one, other]) await credit(booking, DUE)
  takeKeysAway()
  await sweep()
  expect(await listRows(one.id)).toEqual([{ state: 'cancelled', cents: DUE }])
  expect(await one.returned(DUE)).toMatchObject({ status: 201, money: { openCents: 0 } })
  giveKeysBack()
  await sweepAfter(4)
  expect(listRefunds(one.key)).toEqual([])
  expect(await listRows(other.id)).toEqual([
    { state: 'cancelled', cents: DUE },
    { state: 'returned', cents: DUE },
  ])
})

it('lets people give back what its provider does not show any more, once an admin has closed the difference', async () => {
  const one = await pay()
  await credit(one, DUE)
  stripe.let('lost', 'lost')
  await sweepAfter(0)
  // keys of another account: neither the payment nor its refund is there
  stripe.sessions.delete(stripe.sessionOf(one.key).id)
  const tenDays = 10 * 24 * 60
  await sweepAfter(tenDays + 1)
  expect(await listRows(one.id)).toEqual([{ state: 'created', cents: DUE }])
  expect(await one.returned(DUE)).toMatchObject({ code: 'refund-too-large' })
  await reconcile(later(context, tenDays + 2))
  const { id: differenceId, detail } = await db
    .selectFrom('reconciliation_differences')
    .select(['id', 'detail'])
    .where('booking_id', '=', one.id)
    .where('kind', '=', 'refund-unsettled')
    .executeTakeFirstOrThrow()
  const close = () =>
    admin.send('PATCH', `/api/admin/reconciliation/${differenceId}`, { reason: 'Stripe has no such refund.' })
  expect((await close()).status).toBe(200)
  expect((await close()).status).toBe(409)
  expect(await listRows(one.id)).toEqual([{ state: 'refused', cents: DUE }])
  const audited = await db
    .selectFrom('audit_events')
    .select('after')
    .where('action', '=', 'difference.closed')
    .execute()
  expect(audited).toMatchObject([{ after: { refused: detail.split(' ')[0] } }])
  await sweepAfter(tenDays + 3)
  expect(await one.returned(DUE)).toMatchObject({ status: 201, money: { openCents: 0 } })
})
