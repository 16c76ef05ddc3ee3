import type { z } from 'zod'
import type { Confirmation, NewPayment } from '#contract/payments.ts'
import { formatCents } from '#domain/booking/price/cents.ts'
import { toMarketDate } from '#domain/format-dates.ts'
import type { Actor } from '#domain/listing.ts'
import { addDays } from '#domain/zoned-time.ts'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Keep } from '../../platform/http/idempotent.ts'
import { getBookingRow } from '../bookings/get-booking-row.ts'
import { type LockedBooking, lockBooking } from '../bookings/lock-booking.ts'
import type { Reader } from '../bookings/policy.ts'
import { type FactRow, listFacts, listUnanswered } from '../ledger/payment-facts.ts'
import { readMoneyOf } from '../ledger/read-money.ts'
import { applyFact } from './apply-fact.ts'
import { isAgreed } from './is-agreed.ts'
import { findAnswered, type NewFact } from './keep-fact.ts'
import { PAYMENTS_PER_USER } from './limits.ts'
import { listRecordable, type Recordable } from './policy.ts'
import { canSecure } from './secure-paid.ts'
import { withDates } from './with-dates.ts'

export type Paying = Pick<AppContext, 'db' | 'now' | 'config' | 'metrics' | 'limiter'>

interface Asked<Input> {
  /** Of the booking. */
  id: number
  actor: Actor
  input: Input
  /** Of the request: names the press. */
  key: string
}

/**
 * What a side says of money by itself. @returns the booking's id.
 * @throws AppError `booking-not-found`, `wrong-step`, `refund-too-large`, `invalid-input`, `rate-limited`
 */
export async function createPayment(
  context: Paying,
  asked: Asked<z.output<typeof NewPayment>>,
  keep: Keep,
): Promise<number> {
  const { input } = asked
  return record(context, asked, async (trx, locked, reader) => {
    await requireRecordable(trx, locked, { reader, kind: input.kind })
    if (input.kind === 'returned') await refuseTooLarge(trx, asked.id, input.cents)
    const facts = await listFacts(trx, [asked.id])
    const answersId = input.kind === 'arrived' ? findAnswered(facts, input.cents) : null
    return { fact: { ...input, answersId }, keep }
  })
}

/** A seller's answer to what the buyer says was sent. @throws AppError `booking-not-found`, `wrong-step`, `invalid-input` */
export async function confirmPayment(
  context: Paying,
  asked: Asked<z.output<typeof Confirmation>> & { paymentId: number },
  keep: Keep,
): Promise<number> {
  const { input } = asked
  return record(context, asked, async (trx, locked, reader) => {
    await requireRecordable(trx, locked, { reader, kind: 'arrived' })
    const sent = await getUnanswered(trx, asked)
    const { method, cents, on_day: on } = sent
    const told = { method, answersId: sent.id }
    const fact = input.hasArrived
      ? { ...told, kind: 'arrived' as const, cents: input.cents, on: input.on, note: '' }
      : { ...told, kind: 'not-arrived' as const, cents, on, note: input.reason }
    return { fact, keep }
  })
}

type Said = Pick<NewFact, 'kind' | 'method' | 'cents' | 'on' | 'note' | 'answersId'>

async function record(
  context: Paying,
  { id, actor, key }: Omit<Asked<unknown>, 'input'>,
  read: (trx: Tx, locked: LockedBooking, reader: Reader) => Promise<{ fact: Said; keep: Keep }>,
): Promise<number> {
  const { reader } = await getBookingRow(context.db, id, actor)
  await context.limiter.take(PAYMENTS_PER_USER, String(actor.id))
  return withDates(context, async (trx, mayClaim) => {
    const now = context.now()
    const locked = await lockBooking(trx, id)
    const { fact, keep } = await read(trx, locked, reader)
    refuseFuture(fact.on, now)
    const said = { ...fact, actorId: actor.id, key: `press:${actor.id}:${key}`, now }
    await applyFact(context, trx, locked, { fact: said, mayClaim: mayClaim && canSecure(locked, now) })
    await keep(trx, id)
    return id
  })
}

async function requireRecordable(
  trx: Tx,
  { booking }: LockedBooking,
  { reader, kind }: { reader: Reader; kind: Recordable },
): Promise<void> {
  const money = await readMoneyOf(trx, booking.id)
  const facts = { ...money, status: booking.status, isAgreed: await isAgreed(trx, booking) }
  if (!listRecordable(reader, facts).includes(kind)) throw new AppError('wrong-step')
}

async function refuseTooLarge(trx: Tx, id: number, cents: number): Promise<void> {
  const { paidCents, refundedCents } = await readMoneyOf(trx, id)
  const most = paidCents - refundedCents
  if (cents <= most) return
  const message = `That is more than was paid: ${formatCents(most)} at most.`
  throw new AppError('refund-too-large', { message, fields: { cents: message } })
}

async function getUnanswered(
  trx: Tx,
  { id, paymentId }: { id: number; paymentId: number },
): Promise<FactRow> {
  const sent = listUnanswered(await listFacts(trx, [id])).find((one) => one.id === paymentId)
  if (!sent) throw new AppError('wrong-step')
  return sent
}

/** A day that has not begun anywhere. */
function refuseFuture(on: string, now: Date): void {
  if (on <= addDays(toMarketDate(now), 1)) return
  throw new AppError('invalid-input', {
    message: 'on: lies in the future',
    fields: { on: 'lies in the future' },
  })
}
