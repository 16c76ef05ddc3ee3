import { randomUUID } from 'node:crypto'
import { expect, it, vi } from 'vitest'
import { agreeIn } from '#test/support/booking/agree-in.ts'
import { later, payThrough } from '#test/support/booking/pay-through.ts'
import { createTestApp } from '#test/support/test-app.ts'
import { ProviderAway, type ProviderEvent } from '../../../platform/payments/provider.ts'
import { tickBookings } from '../bookings/booking-clock.ts'
import { reconcile } from './reconcile.ts'
import { recordProviderEvents } from './record-provider-events.ts'
import { sweepPayments } from './sweep-payments.ts'

const app = await createTestApp({ RATE_LIMIT_SCALE: '1000', PAYMENT_TEST: '1' })
const { db, context } = app
const DUE = 110_350
const HELD_UNTIL = new Date(Date.now() + 2 * 86_400_000)

type State = ProviderEvent['state']
type Agreed = Awaited<ReturnType<typeof agreeIn>>

const chargesOf = (id: number) =>
  db.selectFrom('provider_payments').selectAll().where('booking_id', '=', id).orderBy('id').execute()

async function tell(payment: string, states: readonly (State | [State, number])[]) {
  const facts = states.map((told): ProviderEvent => {
    const [state, cents] = typeof told === 'string' ? [told, DUE] : told
    const about = { payment, reference: 'ref', costCents: 0, at: new Date() }
    return { key: `${payment}:${state}:${cents}`, state, cents, ...about }
  })
  await recordProviderEvents(context, 'test', facts)
}

const began = async (one: Agreed) => (await payThrough(one).start()).id

it('is refused and charges nothing, then paid, and books', async () => {
  const one = await agreeIn(app, { deadlineAt: HELD_UNTIL })
  const pay = payThrough(one)
  expect((await one.read()).ways).toEqual([
    { method: 'card', isTest: true, cents: DUE },
    { method: 'bank-debit', isTest: true, cents: DUE },
  ])
  expect((await one.read(one.seller)).ways).toEqual([])
  await pay.choose('refused')
  expect(await one.read()).toMatchObject({ latest: { state: 'refused' }, money: { paidCents: 0 } })
  expect(await one.status()).toBe('awaiting-payment')
  expect(await pay.choose('paid')).toMatchObject({ status: 200 })
  expect(await one.read()).toMatchObject({
    latest: { state: 'captured' },
    money: { paidCents: DUE },
    ways: [],
  })
  expect(await one.status()).toBe('booked')
  expect(await pay.start()).toMatchObject({ status: 409, code: 'wrong-step' })
  const texts = await db
    .selectFrom('notices')
    .select('data')
    .where('user_id', 'in', [one.buyerId, one.sellerId])
    .execute()
  const told = texts
    .map(({ data }) => data.text)
    .filter((text) => text?.includes('Test mode: no money moves.'))
  // the refusal to its buyer, the payment to both
  expect(told).toHaveLength(3)
})

it('goes on with what was begun, however often it is pressed, and ends it where another way is picked', async () => {
  const one = await agreeIn(app)
  const pay = payThrough(one)
  const key = randomUUID()
  const first = await pay.start('card', { key })
  expect(first).toMatchObject({ status: 201, redirectUrl: expect.stringMatching(/\/pay\/test\/\d+$/) })
  expect(await pay.start('card', { key })).toEqual(first)
  expect(await pay.start('card')).toEqual(first)
  const other = await pay.start('bank-debit')
  expect(other.id).not.toBe(first.id)
  expect(await chargesOf(one.id)).toMatchObject([{ state: 'cancelled' }, { state: 'created' }])
  expect(await pay.start('paypal')).toMatchObject({ status: 409, code: 'wrong-step' })
  expect(await pay.start('card', { client: one.seller })).toMatchObject({ status: 409, code: 'wrong-step' })
})

it('keeps the dates while a bank debit is on its way, books when it arrives, and owes again when it comes back', async () => {
  const one = await agreeIn(app, { deadlineAt: new Date(Date.now() + 30_000) })
  const pay = payThrough(one)
  await pay.choose('bounces', 'bank-debit')
  expect(await one.read()).toMatchObject({ latest: { state: 'processing' }, ways: [] })
  expect(await pay.start('card')).toMatchObject({
    status: 409,
    code: 'payment-processing',
    message: 'A payment for this booking is on its way. You get a mail when it arrives.',
  })
  await tickBookings(later(context, 1))
  expect(await one.status()).toBe('awaiting-payment')
  await sweepPayments(later(context, 1.5))
  expect(await one.status()).toBe('booked')
  await sweepPayments(later(context, 3))
  expect(await one.read()).toMatchObject({
    latest: { state: 'bounced' },
    money: { paidCents: 0, openCents: DUE },
    ways: [{ method: 'card', cents: DUE }, { method: 'bank-debit' }],
  })
  expect(await one.status()).toBe('booked')
  await pay.choose('paid')
  expect((await one.read()).money).toMatchObject({ openCents: 0, paidCents: DUE })
})

it('says that cards are unavailable while the provider is, opens nothing twice, and ends what nobody waits for', async () => {
  const one = await agreeIn(app, { deadlineAt: HELD_UNTIL })
  const provider = context.providers.get('test')!
  const start = vi.spyOn(provider, 'start').mockRejectedValue(new ProviderAway('no answer'))
  expect(await payThrough(one).start()).toMatchObject({
    status: 503,
    code: 'payment-unavailable',
    message: expect.stringMatching(
      /^Card payments are briefly unavailable\. Your dates are held until .+; try again in a few minutes\.$/,
    ),
  })
  start.mockRestore()
  await sweepPayments(context)
  expect(await chargesOf(one.id)).toMatchObject([{ state: 'created' }])
  const again = await payThrough(one).start()
  expect(again).toMatchObject({ status: 201 })
  await sweepPayments(later(context, 48 * 60))
  expect(await chargesOf(one.id)).toMatchObject([{ id: again.id, state: 'cancelled' }])
})

it('is given back by the sweep, once, where the booking had ended', async () => {
  const one = await agreeIn(app)
  const id = await began(one)
  const { version } = (await (await one.buyer.get(`/api/bookings/${one.id}`)).json()) as { version: number }
  await one.buyer.send('POST', `/api/bookings/${one.id}/steps`, { step: 'withdraw', version })
  const paid = await one.buyer.send('POST', `/api/test-payments/${await testIdOf(id)}/outcomes`, {
    outcome: 'paid',
  })
  expect(paid.status).toBe(200)
  expect(await one.status()).toBe('withdrawn')
  expect((await one.read()).money.openCents).toBe(-DUE)
  for (const run of [later(context, 2), later(context, 4)]) await sweepPayments(run)
  expect((await one.read()).money).toMatchObject({ openCents: 0, refundedCents: DUE })
  expect(await chargesOf(one.id)).toMatchObject([
    { kind: 'charge' },
    { kind: 'refund', cents: DUE, state: 'returned' },
  ])
})

it('goes back at once where a cancellation makes it owed back', async () => {
  const one = await agreeIn(app)
  await payThrough(one).choose('paid')
  const { version } = (await (await one.buyer.get(`/api/bookings/${one.id}`)).json()) as { version: number }
  const step = { step: 'cancel', version, reason: 'Plans have changed.' }
  expect((await one.buyer.send('POST', `/api/bookings/${one.id}/steps`, step)).status).toBe(200)
  const owed = -(await one.read()).money.openCents
  expect(owed).toBeGreaterThan(0)
  await app.runJobs()
  expect((await one.read()).money).toMatchObject({ openCents: 0, refundedCents: owed })
})

it('says that a card is disputed, and leaves the booking as it is', async () => {
  const one = await agreeIn(app)
  const pay = payThrough(one)
  expect(await pay.choose('disputed', 'bank-debit')).toMatchObject({ status: 409 })
  await pay.choose('disputed')
  expect(await one.status()).toBe('booked')
  await sweepPayments(later(context, 2))
  expect((await one.read()).payments.at(-1)).toMatchObject({ kind: 'disputed', cents: DUE })
  expect((await one.read()).money.openCents).toBe(0)
  expect(await one.status()).toBe('booked')
})

async function testIdOf(id: number): Promise<number> {
  const { id: testId } = await db
    .selectFrom('test_payments')
    .select('id')
    .where('key', '=', `pay-${id}`)
    .executeTakeFirstOrThrow()
  return testId
}

it('books again by money that comes after the lapse, while the dates are free', async () => {
  const one = await agreeIn(app, { deadlineAt: new Date(Date.now() + 30_000) })
  const id = await began(one)
  await tickBookings(later(context, 90))
  expect(await one.status()).toBe('expired')
  await tell(`pay-${id}`, ['captured'])
  expect(await one.status()).toBe('booked')
})

it('R7: lets go of what was only authorized when its booking has lapsed, and tells its buyer', async () => {
  const one = await agreeIn(app)
  await db
    .insertInto('booking_events')
    .values({
      booking_id: one.id,
      step: 'book',
      from_status: 'draft',
      to_status: 'awaiting-payment',
      actor: 'buyer',
      actor_id: one.buyerId,
      version: 1,
      created_at: new Date(),
    })
    .execute()
  const id = await began(one)
  expect(await chargesOf(one.id)).toMatchObject([{ is_captured_later: true }])
  await db
    .updateTable('bookings')
    .set({ status: 'expired', deadline_at: null })
    .where('id', '=', one.id)
    .execute()
  await one.buyer.send('POST', `/api/test-payments/${await testIdOf(id)}/outcomes`, { outcome: 'paid' })
  expect(await one.read()).toMatchObject({ latest: { state: 'cancelled' }, money: { paidCents: 0 } })
  const told = await db.selectFrom('notices').select('data').where('user_id', '=', one.buyerId).execute()
  expect(JSON.stringify(told)).toMatch(/card was not charged for PLA-B\d+: the bank releases/)
})

it('ends in the same books in any order of facts, however often they are told', async () => {
  const states: (State | [State, number])[] = [
    'processing',
    'authorized',
    'captured',
    ['refunded', 10_000],
    ['disputed', 100_350],
    ['dispute-lost', 100_350],
  ]
  const orders = [
    states,
    states.toReversed(),
    [...states, ...states],
    [3, 5, 0, 4, 1, 2].map((at) => states[at]!),
  ]
  const ends = []
  for (const order of orders) {
    const one = await agreeIn(app)
    await tell(`pay-${await began(one)}`, order)
    const { money } = await one.read()
    const [charge] = await chargesOf(one.id)
    const ledger = await db
      .selectFrom('ledger_entries as entry')
      .innerJoin('ledger_postings as posting', 'posting.id', 'entry.posting_id')
      .select(['debit_account', 'credit_account', 'entry.cents'])
      .where('posting.booking_id', '=', one.id)
      .execute()
    const balances: Record<string, number> = {}
    for (const { debit_account, credit_account, cents } of ledger)
      for (const [account, sign] of [
        [debit_account, 1],
        [credit_account, -1],
      ] as const) {
        const kind = account.split(':')[0]!
        balances[kind] = (balances[kind] ?? 0) + sign * cents
      }
    ends.push({ money, state: charge!.state, balances, facts: (await one.read()).payments.length })
  }
  expect(ends[0]).toMatchObject({ money: { paidCents: 10_000, refundedCents: 10_000 }, facts: 6 })
  // in whatever order: whether the booking stands depends on when its money was there
  for (const { money, state, facts } of ends.slice(1))
    expect({ money: money.paidCents, state, facts }).toEqual({ money: 10_000, state: 'captured', facts: 6 })
  for (const { balances } of ends) expect(balances).toMatchObject({ test: 0, disputed: 0 })
})

it('gives back through the provider no more than it took, and what it refuses is told and left to people', async () => {
  const one = await agreeIn(app)
  await payThrough(one).choose('paid')
  await one.arrived(5000)
  expect((await one.read()).money.openCents).toBe(-5000)
  const provider = context.providers.get('test')!
  const refund = vi.spyOn(provider, 'refund').mockImplementation(async ({ key }, asked) => [
    {
      key: `${asked.key}:refund-refused`,
      payment: key,
      refund: asked.key,
      reference: 'ref',
      state: 'refund-refused',
      cents: asked.cents,
      costCents: 0,
      at: new Date(),
    },
  ])
  await sweepPayments(context)
  expect(refund).not.toHaveBeenCalled()
  const { now } = later(context, 24 * 60)
  for (const _ of [1, 2]) await sweepPayments({ ...context, now })
  refund.mockRestore()
  const refunds = (await chargesOf(one.id)).filter(({ kind }) => kind === 'refund')
  expect(refunds).toMatchObject([{ cents: 5000, state: 'refused' }])
  expect((await one.read()).money.openCents).toBe(-5000)
  await reconcile(context)
  const found = await db
    .selectFrom('reconciliation_differences')
    .select('kind')
    .where('booking_id', '=', one.id)
    .execute()
  expect(found.map(({ kind }) => kind)).toContain('refund-refused')
})

it('of something unknown changes nothing', async () => {
  await tell('pay-999999', ['captured'])
  const facts = db.selectFrom('payment_events').select('id').where('key', 'like', 'pay-999999%')
  expect(await facts.execute()).toEqual([])
})
