import { afterAll, describe, expect, it } from 'vitest'
import { taskList } from '#server/tasks.ts'
import { agreeIn } from '#test/support/booking/agree-in.ts'
import { payThrough } from '#test/support/booking/pay-through.ts'
import { startPaypalServer } from '#test/support/booking/paypal-server.ts'
import { startStripeServer } from '#test/support/booking/stripe-server.ts'
import { buildUser } from '#test/support/listings/build-listing.ts'
import { createTestApp } from '#test/support/test-app.ts'
import { CHECK_KEYS_TASK } from './check-keys.ts'

const stripe = await startStripeServer()
const paypal = await startPaypalServer()
afterAll(() => Promise.all([stripe.close(), paypal.close()]))
const WRONG_KEY = 'sk_test_purpleotter'
const WRONG_SECRET = 'secret-of-a-purple-otter'
const settings = {
  RATE_LIMIT_SCALE: '1000',
  STRIPE_SECRET_KEY: WRONG_KEY,
  STRIPE_WEBHOOK_SECRET: stripe.secret,
  STRIPE_API_URL: stripe.url,
  PAYPAL_CLIENT_ID: paypal.settings.clientId,
  PAYPAL_SECRET: WRONG_SECRET,
  PAYPAL_WEBHOOK_ID: paypal.settings.webhookIds[0]!,
  PAYPAL_PARTNER_ID: paypal.settings.partnerId,
  PAYPAL_API_URL: paypal.url,
}
const app = await createTestApp(settings)
const { db } = app
const admin = await app.as(await buildUser(db, { role: 'admin' }))

/** What admins see under Errors, newest first; never a secret. */
async function listErrors(): Promise<{ place: string; message: string }[]> {
  const errors = await (await admin.get('/api/admin/errors')).text()
  expect(errors).not.toContain(WRONG_KEY)
  expect(errors).not.toContain(WRONG_SECRET)
  return JSON.parse(errors)
}

const run = async ({ context }: typeof app) => {
  await taskList(context)[CHECK_KEYS_TASK]?.({}, { job: { id: '1' } } as never)
}

describe.each([
  ['stripe', /^Stripe refuses the key/],
  ['paypal', /^PayPal refuses the client id and secret/],
] as const)('H6: a wrong key of %s', (provider, words) => {
  it('is no passing failure to a seller, and is known to the operator', async () => {
    const seller = await app.as(await buildUser(db))
    const answer = await seller.send('POST', `/api/my/payment-accounts/${provider}`)
    expect([answer.status, await answer.json()]).toMatchObject([
      503,
      {
        code: 'payments-not-set-up',
        message: 'Payments are not set up right on this site. The operator has been notified.',
      },
    ])
    await expect
      .poll(async () => (await listErrors())[0])
      .toMatchObject({
        message: expect.stringMatching(words),
        place: expect.stringContaining('POST /api/my'),
      })
  })
})

it('H6: a buyer hears until when the dates are held, and that the operator knows', async () => {
  const one = await agreeIn(app, { deadlineAt: new Date(Date.now() + 86_400_000) })
  const account = { provider: 'stripe', account: `acct_${one.sellerId}`, is_ready: true } as const
  const at = new Date()
  await db
    .insertInto('seller_accounts')
    .values({ seller_id: one.sellerId, ...account, created_at: at, checked_at: at })
    .execute()
  const answer = await payThrough(one).start()
  expect(answer).toMatchObject({ status: 503, code: 'payment-unavailable' })
  expect(answer.message).toMatch(
    /^Card payments are not set up right on this site\. The operator has been notified\. Your dates are held until .+; ask your seller how else to pay\.$/,
  )
  await expect
    .poll(async () => (await listErrors())[0])
    .toMatchObject({
      message: expect.stringMatching(/^Stripe refuses/),
      place: expect.stringContaining('provider-payments'),
    })
})

it('H6: the quarterly look names every wrong key, before anybody meets it', async () => {
  await run(app)
  await expect
    .poll(async () => (await listErrors())[0])
    .toMatchObject({
      place: `job ${CHECK_KEYS_TASK} #1`,
      message: expect.stringMatching(/Stripe refuses the key.* PayPal refuses the client id/),
    })
  const ready = async () => (await app.get('/readyz')).json()
  await expect.poll(ready).toMatchObject({ status: 'ready', payments: 'key-refused' })
})

it('H6: right keys, and providers that are away, are no error of the operator', async () => {
  const right = await createTestApp({
    ...settings,
    STRIPE_SECRET_KEY: 'sk_test_placard',
    PAYPAL_SECRET: paypal.settings.secret,
  })
  const own = await right.as(await buildUser(right.db, { role: 'admin' }))
  const errors = async () => (await own.get('/api/admin/errors')).json()
  await run(right)
  await expect.poll(async () => (await (await right.get('/readyz')).json()).payments).toBe('up')
  stripe.let('down', 'down')
  await run(right)
  expect(await errors()).toEqual([])
})
