import type { z } from 'zod'
import type { Confirmation, NewPayment } from '#contract/booking/payments.ts'
import type { Reader } from '#domain/booking/booking-reader.ts'
import { formatCents } from '#domain/booking/price/cents.ts'
import { toMarketDate } from '#domain/format-dates.ts'
import type { Actor } from '#domain/listings/listing.ts'
import { addDays } from '#domain/zoned-time.ts'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { RecordResult } from '../../../platform/http/idempotent.ts'
import {
  listPaymentEvents,
  listUnanswered,
  type PaymentEventRow,
  readMoneyOf,
} from '../../ground/ledger/read-money.ts'
import { getBookingRow, type LockedBooking, lockBooking } from '../bookings/lock-booking.ts'
import { extendForTransfer } from '../bookings/move-booking.ts'
import { applyPaymentEvent } from './apply-payment-event.ts'
import { describeGivingBack, type GivingBack, readGivingBack } from './giving-back.ts'
import { findAnswered, type NewPaymentEvent, type Pressed, toPressKey } from './insert-payment-event.ts'
import { isAgreed } from './is-agreed.ts'
import { PAYMENTS_PER_USER } from './limits.ts'
import { needsProvider } from './needs-provider.ts'
import { listRecordable, type MoneyFacts, mostReturnable, type Recordable } from './policy.ts'
import { canConfirm } from './secure-paid.ts'
import { withDates } from './with-dates.ts'

export type PaymentContext = Pick<AppContext, 'db' | 'now' | 'config' | 'metrics' | 'limiter' | 'providers'>

interface CreatePaymentInput<Input> {
  /** Of the booking. */
  id: number
  actor: Actor
  input: Input
  pressed: Pressed
}

/**
 * What a side says of money by itself. @returns the booking's id.
 * @throws AppError `booking-not-found`, `wrong-step`, `refund-too-large`, `invalid-input`, `rate-limited`
 */
export async function createPayment(
  context: PaymentContext,
  asked: CreatePaymentInput<z.output<typeof NewPayment>>,
  keep: RecordResult,
): Promise<number> {
  const { input } = asked
  return record(context, asked, async (trx, locked, reader) => {
    const isReturned = input.kind === 'returned' && reader === 'seller'
    const givingBack = isReturned ? await readGivingBack(trx, asked.id, context) : null
    const money = await readMoneyFacts({ ...context, db: trx }, locked, givingBack)
    if (isReturned) refuseTooLarge(money, input.cents)
    requireRecordable(money, { reader, kind: input.kind })
    if (input.kind === 'sent') await extendForTransfer(trx, locked.booking)
    const facts = await listPaymentEvents(trx, [asked.id])
    const answersId = input.kind === 'arrived' ? findAnswered(facts, input.cents) : null
    return { fact: { ...input, answersId }, keep }
  })
}

/** A seller's answer to what the buyer says was sent. @throws AppError `booking-not-found`, `wrong-step`, `invalid-input` */
export async function confirmPayment(
  context: PaymentContext,
  asked: CreatePaymentInput<z.output<typeof Confirmation>> & { paymentId: number },
  keep: RecordResult,
): Promise<number> {
  const { input } = asked
  return record(context, asked, async (trx, locked, reader) => {
    requireRecordable(await readMoneyFacts({ ...context, db: trx }, locked), { reader, kind: 'arrived' })
    const sent = await getUnanswered(trx, asked)
    const { method, cents, on_day: on } = sent
    const told = { method, answersId: sent.id }
    const fact = input.hasArrived
      ? { ...told, kind: 'arrived' as const, cents: input.cents, on: input.on, note: '' }
      : { ...told, kind: 'not-arrived' as const, cents, on, note: input.reason }
    return { fact, keep }
  })
}

type Said = Pick<NewPaymentEvent, 'kind' | 'method' | 'cents' | 'on' | 'note' | 'answersId'>

async function record(
  context: PaymentContext,
  { id, actor, pressed }: Omit<CreatePaymentInput<unknown>, 'input'>,
  read: (trx: Tx, locked: LockedBooking, reader: Reader) => Promise<{ fact: Said; keep: RecordResult }>,
): Promise<number> {
  const { reader } = await getBookingRow(context.db, id, actor)
  await context.limiter.take(PAYMENTS_PER_USER, String(actor.personId))
  return withDates(context, async (trx, mayClaim) => {
    const now = context.now()
    const locked = await lockBooking(trx, id)
    const { fact, keep } = await read(trx, locked, reader)
    refuseFuture(fact.on, now)
    const said = { ...fact, actorId: actor.personId, key: toPressKey(pressed, id), now }
    await applyPaymentEvent(context, trx, locked, {
      fact: said,
      mayClaim: mayClaim && canConfirm(locked, now),
    })
    await keep(trx, id)
    return id
  })
}

async function readMoneyFacts(
  context: { db: Tx; providers: PaymentContext['providers'] },
  locked: LockedBooking,
  givingBack: GivingBack | null = null,
): Promise<BookingMoney> {
  const { booking } = locked
  return {
    ...(await readMoneyOf(context.db, booking.id)),
    status: booking.status,
    isAgreed: await isAgreed(context.db, booking),
    needsProvider: await needsProvider(context, locked),
    givingBack,
    givingBackCents: givingBack?.cents ?? 0,
  }
}

type BookingMoney = MoneyFacts & { givingBack: GivingBack | null }

function requireRecordable(
  money: BookingMoney,
  { reader, kind }: { reader: Reader; kind: Recordable },
): void {
  if (!listRecordable(reader, money).includes(kind)) throw new AppError('wrong-step')
}

/** What a provider gives back, its seller does not give back as well. */
function refuseTooLarge(money: BookingMoney, cents: number): void {
  const most = mostReturnable(money)
  if (cents <= most) return
  const { givingBack } = money
  const message = givingBack
    ? describeGivingBack(givingBack, most)
    : `That is more than was paid: ${formatCents(most)} at most.`
  throw new AppError('refund-too-large', { message, fields: { cents: message } })
}

async function getUnanswered(
  trx: Tx,
  { id, paymentId }: { id: number; paymentId: number },
): Promise<PaymentEventRow> {
  const sent = listUnanswered(await listPaymentEvents(trx, [id])).find((one) => one.id === paymentId)
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
