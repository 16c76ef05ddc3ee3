import type { Selectable } from 'kysely'
import type { ProviderEventState } from '#domain/booking/payment-events.ts'
import {
  type ProviderMethod,
  TEST_PROVIDER_METHODS,
  type TestProviderMethod,
} from '#domain/booking/payment-providers.ts'
import { feeOfPart } from '#domain/booking/platform-fee.ts'
import { testPaymentPath } from '#domain/paths.ts'
import type { Db, Tx } from '../db/database.ts'
import type { TestPaymentEventsTable, TestPaymentsTable } from '../db/tables.gen.ts'
import type {
  Movement,
  PaymentOrder,
  PaymentProvider,
  PaymentRef,
  ProviderEvent,
  Refund,
  Started,
} from './provider.ts'
import { NoticeNotSigned, ProviderRefused } from './provider.ts'

export type TestPayment = Selectable<TestPaymentsTable>
export type TestOutcome = 'paid' | 'refused' | 'bounces' | 'disputed'

interface TestMode {
  db: Db
  now: () => Date
  publicUrl: string
}

/** As with cards elsewhere. */
const RANGE = { minCents: 50, maxCents: 99_999_999 }
const LONGEST_WAIT_MS = 23 * 3_600_000
/** Between one state of a test payment and the next. */
const STEP_MS = 60_000

/** Moves no money: a payment ends as its buyer chose on an own page. It remembers on its own, as a service elsewhere would. */
export function createTestProvider(mode: TestMode): PaymentProvider {
  const { db } = mode
  const change = (payment: PaymentRef, run: (trx: Tx, row: TestPayment) => Promise<void>) =>
    db.transaction().execute(async (trx) => {
      const row = await lockTestPayment(trx, payment.key)
      if (!row) throw new ProviderRefused('There is no such test payment')
      await run(trx, row)
    })
  return {
    id: 'test',
    isTest: true,
    movesOn: 'sellers',
    methods: ['card', 'bank-debit'],
    range: RANGE,
    longestWaitMs: LONGEST_WAIT_MS,
    checkKeys: async () => {},
    start: (order) => start(mode, order),
    async capture(payment) {
      await change(payment, (trx, row) => capture(trx, row, mode.now()))
      return readFacts(mode, payment)
    },
    async cancel(payment) {
      await change(payment, (trx, row) => cancel(trx, row, mode.now()))
      return readFacts(mode, payment)
    },
    async refund(payment, refund) {
      await change(payment, (trx, row) => giveBack(trx, row, { ...refund, at: mode.now() }))
      return readFacts(mode, payment)
    },
    read: (payment) => readFacts(mode, payment),
    readNotice: () => Promise.reject(new NoticeNotSigned('Test mode sends no notices')),
    listMovements: (since) => listMovements(mode, since),
  }
}

/** A buyer's choice, once. @returns false where it was made before, or the time for it is over */
export async function chooseOutcome(
  { db, now }: Pick<TestMode, 'db' | 'now'>,
  id: number,
  outcome: TestOutcome,
): Promise<boolean> {
  const at = now()
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('test_payments')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!row || row.expires_at <= at || (await listStates(trx, row)).length > 0) return false
    await trx.updateTable('test_payments').set({ outcome }).where('id', '=', id).execute()
    await addFacts(trx, row, listOutcome(row, outcome, at))
    return true
  })
}

type NewFact = { state: ProviderEventState; at: Date }

/** What becomes of a payment when. */
function listOutcome({ method, is_captured_later }: TestPayment, outcome: TestOutcome, at: Date): NewFact[] {
  const after = (steps: number) => new Date(at.getTime() + steps * STEP_MS)
  if (method === 'card') {
    if (outcome === 'refused') return [{ state: 'refused', at }]
    const taken: NewFact = { state: is_captured_later ? 'authorized' : 'captured', at }
    return outcome === 'disputed' ? [taken, { state: 'disputed', at: after(1) }] : [taken]
  }
  const start = { state: 'processing', at } as const
  if (outcome === 'refused') return [start, { state: 'refused', at: after(1) }]
  const paid: NewFact[] = [start, { state: 'captured', at: after(1) }]
  return outcome === 'bounces' ? [...paid, { state: 'bounced', at: after(2) }] : paid
}

function isTestMethod(method: ProviderMethod): method is TestProviderMethod {
  return (TEST_PROVIDER_METHODS as readonly ProviderMethod[]).includes(method)
}

async function start({ db, now, publicUrl }: TestMode, order: PaymentOrder): Promise<Started> {
  if (!isTestMethod(order.method)) throw new ProviderRefused(`Test mode has no ${order.method}`)
  await db
    .insertInto('test_payments')
    .values({
      key: order.key,
      method: order.method,
      cents: order.cents,
      fee_cents: order.feeCents,
      is_captured_later: order.capture === 'later' && order.method === 'card',
      description: order.description,
      return_url: order.returnUrl,
      cancel_url: order.cancelUrl,
      expires_at: order.expiresAt,
      created_at: now(),
    })
    .onConflict((conflict) => conflict.constraint('test_payments_key').doNothing())
    .execute()
  const { id } = await db
    .selectFrom('test_payments')
    .select('id')
    .where('key', '=', order.key)
    .executeTakeFirstOrThrow()
  return { reference: toReference(id), redirectUrl: `${publicUrl}${testPaymentPath(id)}` }
}

async function capture(trx: Tx, row: TestPayment, at: Date): Promise<void> {
  const states = await listStates(trx, row)
  if (states.includes('authorized') && !states.includes('cancelled'))
    await addFacts(trx, row, [{ state: 'captured', at }])
}

/** What is under way between banks is not called back. */
async function cancel(trx: Tx, row: TestPayment, at: Date): Promise<void> {
  const states = await listStates(trx, row)
  if (states.length === 0 || (states.includes('authorized') && !states.includes('captured')))
    await addFacts(trx, row, [{ state: 'cancelled', at }])
}

async function giveBack(trx: Tx, row: TestPayment, refund: Refund & { at: Date }): Promise<void> {
  const facts = await trx
    .selectFrom('test_payment_events')
    .selectAll()
    .where('payment_id', '=', row.id)
    .execute()
  const came = facts.filter(({ state }) => state === 'captured').reduce((sum, { cents }) => sum + cents, 0)
  const left = facts
    .filter(({ state }) => state === 'refunded' || state === 'bounced')
    .reduce((sum, { cents }) => sum - cents, came)
  const state = refund.cents <= left ? 'refunded' : 'refund-refused'
  const part = { feeCents: row.fee_cents, wholeCents: came, beforeCents: came - left, cents: refund.cents }
  if (facts.some((fact) => fact.refund === refund.key)) return
  await trx
    .insertInto('test_payment_events')
    .values({
      key: `${toReference(row.id)}:${refund.key}`,
      payment_id: row.id,
      refund: refund.key,
      state,
      cents: refund.cents,
      fee_cents: state === 'refunded' ? feeOfPart(part) : 0,
      at: refund.at,
    })
    .execute()
}

const toReference = (id: number) => `test_${id}`

function lockTestPayment(trx: Tx, key: string): Promise<TestPayment | undefined> {
  return trx.selectFrom('test_payments').selectAll().where('key', '=', key).forUpdate().executeTakeFirst()
}

async function listStates(trx: Tx, { id }: TestPayment): Promise<ProviderEventState[]> {
  const facts = await trx
    .selectFrom('test_payment_events')
    .select('state')
    .where('payment_id', '=', id)
    .execute()
  return facts.map(({ state }) => state)
}

async function addFacts(
  trx: Tx,
  { id, cents, fee_cents }: TestPayment,
  facts: readonly NewFact[],
): Promise<void> {
  await trx
    .insertInto('test_payment_events')
    .values(
      facts.map(({ state, at }) => ({
        key: `${toReference(id)}:${state}`,
        payment_id: id,
        refund: null,
        state,
        cents,
        fee_cents: state === 'captured' ? fee_cents : 0,
        at,
      })),
    )
    .execute()
}

function happened({ db, now }: TestMode) {
  return db
    .selectFrom('test_payment_events as fact')
    .innerJoin('test_payments as payment', 'payment.id', 'fact.payment_id')
    .selectAll('fact')
    .select('payment.key as payment')
    .where('fact.at', '<=', now())
    .orderBy('fact.at')
    .orderBy('fact.key')
}

async function readFacts(mode: TestMode, { key }: PaymentRef): Promise<ProviderEvent[]> {
  const rows = await happened(mode).where('payment.key', '=', key).execute()
  return rows.map(toFact)
}

type FactRow = Selectable<TestPaymentEventsTable> & { payment: string }

function toFact({ key, payment, refund, payment_id, state, cents, fee_cents, at }: FactRow): ProviderEvent {
  const about = { key, payment, reference: toReference(payment_id), at }
  const fact = { ...about, state, cents, costCents: 0, feeCents: fee_cents }
  return refund === null ? fact : { ...fact, refund }
}

async function* listMovements(mode: TestMode, since: Date): AsyncIterable<Movement> {
  const rows = await happened(mode)
    .where('fact.at', '>=', since)
    .where('fact.state', 'in', ['captured', 'refunded', 'bounced'])
    .execute()
  for (const { key, payment, state, cents, at } of rows) {
    const about = { reference: key, object: key, factKey: key, partOf: null, payment, costCents: 0, at }
    const isIn = state === 'captured'
    yield { ...about, kind: isIn ? 'captured' : 'refunded', cents: isIn ? cents : -cents }
  }
}
