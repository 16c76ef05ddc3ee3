import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { agreeIn } from '#test/support/booking/agree-in.ts'
import { later, payThrough } from '#test/support/booking/pay-through.ts'
import type { PayingTask } from '#test/support/booking/paying-process.ts'
import { createPaypalWorld } from '#test/support/booking/paying-worlds/paypal-world.ts'
import { createStripeWorld } from '#test/support/booking/paying-worlds/stripe-world.ts'
import { createTestWorld } from '#test/support/booking/paying-worlds/test-world.ts'
import type { PayingWorld } from '#test/support/booking/paying-worlds/world.ts'
import { startPaypalServer } from '#test/support/booking/paypal-server.ts'
import { startStripeServer } from '#test/support/booking/stripe-server.ts'
import { COMPILED } from '#test/support/compiled.ts'
import { createTestApp } from '#test/support/test-app.ts'
import { listDocuments } from '../documents/list-documents.ts'
import { reconcile } from './reconcile.ts'
import { sweepPayments } from './sweep-payments.ts'

const stripe = await startStripeServer()
const paypal = await startPaypalServer()
afterAll(() => Promise.all([stripe.close(), paypal.close()]))
const settings = {
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
  SENTENCE_MODEL: '0',
  RATE_LIMIT_SCALE: '1000',
  PUBLIC_URL: paypal.site,
  PAYMENT_TEST: '1',
  STRIPE_SECRET_KEY: 'sk_test_placard',
  STRIPE_WEBHOOK_SECRET: stripe.secret,
  STRIPE_API_URL: stripe.url,
  PAYPAL_CLIENT_ID: paypal.settings.clientId,
  PAYPAL_SECRET: paypal.settings.secret,
  PAYPAL_WEBHOOK_ID: paypal.settings.webhookIds.join(','),
  PAYPAL_PARTNER_ID: paypal.settings.partnerId,
  PAYPAL_API_URL: paypal.url,
}
const app = await createTestApp(settings)
const { db, context } = app
const PROCESS = fileURLToPath(
  new URL('../../../../../test/support/booking/paying-process.ts', import.meta.url),
)

const HOUR = 60

type Point = [PayingTask['act'], PayingTask['dies']]
type Agreed = Awaited<ReturnType<typeof agreeIn>>

/** Around the call of the provider, and around the commit that takes its answer in. */
const POINTS: Point[] = [
  ['start', 'before'],
  ['start', 'during'],
  ['start', 'after'],
  ['capture', 'before'],
  ['capture', 'during'],
  ['capture', 'before-commit'],
  ['cancel', 'during'],
  ['cancel', 'before-commit'],
  ['notice', 'before-commit'],
  ['notice', 'after-commit'],
  ['refund', 'before'],
  ['refund', 'during'],
  ['refund', 'after'],
  ['refund', 'before-commit'],
  ['refund', 'after-commit'],
  ['refund-pending', 'during'],
  ['refund-pending', 'before-commit'],
  ['refund-pending', 'after-commit'],
  ['refund-ended', 'before'],
  ['refund-ended', 'before-commit'],
]
const REFUNDS = POINTS.filter(([act]) => isRefund(act))
/** Where a provider differs from Stripe: in what it has done when the answer is lost. */
const DURING = POINTS.filter(([, dies]) => dies === 'during')
const WORLDS: [string, PayingWorld, Point[]][] = [
  ['Stripe', createStripeWorld(db, stripe), POINTS],
  [
    'PayPal',
    createPaypalWorld(db, paypal),
    [...new Set([...DURING, ...REFUNDS]), ['notice', 'before-commit']],
  ],
  // starts by one insert
  [
    'test mode',
    createTestWorld(context),
    [...new Set([...DURING, ...REFUNDS])].filter(([act]) => ['cancel', 'capture', 'refund'].includes(act)),
  ],
]

describe.each(WORLDS)('with %s', (_name, world, points) => {
  it.each(points)('killed in %s, %s: one charge, and books and booking that agree', async (act, dies) => {
    const one = await agreeIn(app, { deadlineAt: new Date(Date.now() + 86_400_000) })
    await world.connect(one.sellerId)
    if (act === 'capture') await bookAtOnce(one)
    const key = await prepare(world, one, act)
    await kill(world, { act, dies, bookingId: one.id, buyerId: one.buyerId, ...noticeOf(world, act, key) })
    // a buyer whose page was opened pays there, whatever became of us
    const left = key ?? (await keyOf(one.id))
    if ((act === 'start' || act === 'cancel') && left) await world.pay(left)
    for (const minutes of [2, 4, 6]) await sweepPayments(later(context, minutes))
    if (isRefund(act)) await waitForRefund(world)
    const { charges, refunds, keptCents } = left
      ? await world.read(left)
      : { charges: 0, refunds: 0, keptCents: 0 }
    expect(charges).toBeLessThanOrEqual(1)
    const { money } = await one.read()
    expect(money.paidCents - money.refundedCents).toBe(keptCents)
    const isWithdrawn = isRefund(act) || act === 'cancel'
    expect(await one.status()).toBe(isWithdrawn ? 'withdrawn' : keptCents > 0 ? 'booked' : 'awaiting-payment')
    if (act === 'capture' || act === 'notice') expect(keptCents).toBeGreaterThan(0)
    if (isWithdrawn) expect([keptCents, refunds]).toEqual([0, charges])
    if (!isRefund(act)) return
    expect(refunds).toBe(1)
    const papers = (await listDocuments(db, one.id)).map(({ title }) => title)
    expect(papers.filter((title) => title === 'Refund receipt')).toHaveLength(1)
  })
})

it('and nothing differs between the providers and the books', async () => {
  await reconcile(later(context, 4 * 60))
  const found = await db.selectFrom('reconciliation_differences').select(['kind', 'detail']).execute()
  expect(found).toEqual([])
})

function isRefund(act: PayingTask['act']): boolean {
  return act.startsWith('refund')
}

/** Longer than the provider knows its keys; then the money is with the buyer. */
async function waitForRefund(world: PayingWorld): Promise<void> {
  world.forgetKeys()
  await sweepPayments(later(context, 25 * HOUR))
  world.refunds?.end()
  await sweepPayments(later(context, 26 * HOUR))
}

/** Book Now: authorized first. */
async function bookAtOnce({ id, buyerId }: Agreed): Promise<void> {
  const step = { step: 'book', from_status: 'draft', to_status: 'awaiting-payment', actor: 'buyer' } as const
  await db
    .insertInto('booking_events')
    .values({ booking_id: id, ...step, actor_id: buyerId, version: 1, created_at: new Date() })
    .execute()
}

/** Up to the act. @returns the key of its payment */
async function prepare(world: PayingWorld, one: Agreed, act: PayingTask['act']): Promise<string | null> {
  if (act === 'start') return null
  const { id } = await payThrough(one).start(world.method)
  const key = `pay-${id}`
  if (act === 'cancel') await withdraw(one)
  else await world.pay(key)
  if (!isRefund(act)) return key
  await withdraw(one)
  await payThrough(one).check(id)
  if (act !== 'refund') world.refunds!.hold()
  if (act === 'refund-ended') await endUnseen(world, one.id)
  return key
}

/** A refund that was under way has ended since it was last looked at. */
async function endUnseen(world: PayingWorld, bookingId: number): Promise<void> {
  await sweepPayments(context)
  const longAgo = new Date(Date.now() - HOUR * 60_000)
  const row = db.updateTable('provider_payments').set({ asked_at: longAgo }).where('kind', '=', 'refund')
  await row.where('booking_id', '=', bookingId).execute()
  world.refunds!.end()
}

async function withdraw({ id, buyer }: Agreed): Promise<void> {
  const { version } = (await (await buyer.get(`/api/bookings/${id}`)).json()) as { version: number }
  await buyer.send('POST', `/api/bookings/${id}/steps`, { step: 'withdraw', version })
}

function noticeOf(world: PayingWorld, act: PayingTask['act'], key: string | null) {
  return act === 'notice' ? { notice: world.notice(key!) } : {}
}

async function keyOf(bookingId: number): Promise<string | null> {
  const row = await db
    .selectFrom('provider_payments')
    .select('key')
    .where('booking_id', '=', bookingId)
    .executeTakeFirst()
  return row?.key ?? null
}

type Killed = Omit<PayingTask, 'databaseUrl' | 'settings' | 'provider' | 'method'>

async function kill({ provider, method, killAtNextChange }: PayingWorld, task: Killed): Promise<void> {
  const { DATABASE_URL: databaseUrl, DATA_DIR } = context.config
  const given: PayingTask = {
    ...{ ...task, provider, method },
    databaseUrl: databaseUrl!,
    settings: { ...settings, DATA_DIR },
  }
  const child = spawn(process.execPath, [PROCESS], {
    env: { PAYING_TASK: JSON.stringify(given), ...COMPILED },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (task.dies === 'during') killAtNextChange?.(() => child.kill('SIGKILL'))
  const [, signal] = await once(child, 'exit')
  expect(signal).toBe('SIGKILL')
}
