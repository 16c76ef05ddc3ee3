import { feeOfNext } from '#domain/booking/ledger-postings.ts'
import type { ProviderMethod } from '#domain/booking/payment-providers.ts'
import type { Actor } from '#domain/listings/listing.ts'
import { required } from '#domain/required.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { RecordResult } from '../../../platform/http/idempotent.ts'
import { isWithin, ProviderAway } from '../../../platform/payments/provider.ts'
import { listWays, type Way } from '../../ground/ledger/list-ways.ts'
import { listPosted } from '../../ground/ledger/post-ledger.ts'
import { getBookingRow, type LockedBooking, lockBooking } from '../bookings/lock-booking.ts'
import { keepFeeRate } from '../bookings/move-booking.ts'
import { isAgreed } from './is-agreed.ts'
import { PAYMENTS_PER_USER } from './limits.ts'
import type { Patience } from './patience.ts'
import { payableNow } from './payable-now.ts'
import { mayPayByProvider } from './policy.ts'
import { addProviderPayment, findOpenCharge, type ProviderPayment } from './provider-payments.ts'
import { cancelCharge } from './settle-charge.ts'
import type { SettlementContext } from './settlement-context.ts'
import { toRefusal } from './to-refusal.ts'

interface AddChargeInput {
  /** Of the booking. */
  id: number
  actor: Actor
  method: ProviderMethod
  patience: Patience
}

/** The shortest life of a hosted page of Stripe, and some minutes until it is asked for. */
const SHORTEST_MS = 35 * 60_000

/**
 * Writes down that a buyer pays through a provider, before the provider is asked. One that was begun before, and that nobody
 * has paid, is gone on with, or ended where it was another way. @returns the id of the payment
 * @throws AppError `booking-not-found`, `wrong-step`, `payment-processing`, `payment-unavailable`, `rate-limited`
 */
export async function addCharge(
  context: SettlementContext,
  asked: AddChargeInput,
  keep: RecordResult,
): Promise<number> {
  const { db, limiter, metrics } = context
  const { booking, reader } = await getBookingRow(db, asked.id, asked.actor)
  await limiter.take(PAYMENTS_PER_USER, String(asked.actor.personId))
  const way = (await listWays(context, booking.seller_id)).find(({ method }) => method === asked.method)
  if (!way) throw new AppError('wrong-step')
  await endOther(context, asked, way)
  return inTransaction({ db, metrics }, async (trx) => {
    const locked = await lockBooking(trx, asked.id)
    const facts = { status: locked.booking.status, isAgreed: await isAgreed(trx, locked.booking) }
    const cents = await payableNow(trx, locked, context.now())
    if (!mayPayByProvider(reader, facts)) throw new AppError('wrong-step')
    const open = await findOpenCharge(trx, asked.id)
    if (open && !isSame(open, way, context.now())) throw new AppError('payment-processing')
    if (!open && (cents <= 0 || !isWithin(cents, way.provider.range))) throw new AppError('wrong-step')
    const { id } =
      open ?? (await addProviderPayment(trx, await toCharge(context, trx, { locked, way, cents })))
    await keep(trx, id)
    return id
  })
}

/** A buyer who comes back from the provider's page and picks another way has given the first one up. */
async function endOther(
  context: SettlementContext,
  { id, patience }: AddChargeInput,
  way: Way,
): Promise<void> {
  const open = await findOpenCharge(context.db, id)
  if (open?.state !== 'created' || isSame(open, way, context.now())) return
  try {
    await patience(cancelCharge(context, open))
  } catch (error) {
    if (!(error instanceof ProviderAway)) throw error
    throw await toRefusal(context, open.id, { code: 'payment-unavailable', cause: error })
  }
}

function isSame({ state, method, provider, expires_at }: ProviderPayment, way: Way, now: Date): boolean {
  return state === 'created' && method === way.method && provider === way.provider.id && expires_at > now
}

async function toCharge(
  context: SettlementContext,
  trx: Tx,
  { locked, way, cents }: { locked: LockedBooking; way: Way; cents: number },
): Promise<Parameters<typeof addProviderPayment>[1]> {
  const { booking } = locked
  const at = context.now()
  const isNow = await wasBookedAtOnce(trx, booking.id)
  const untilMs = booking.status === 'awaiting-payment' ? (booking.deadline_at?.getTime() ?? 0) : 0
  const life = Math.min(Math.max(untilMs - at.getTime(), SHORTEST_MS), way.provider.longestWaitMs)
  return {
    kind: 'charge',
    provider: way.provider.id,
    booking_id: booking.id,
    method: way.method,
    cents,
    fee_cents: await readFee(context, trx, { locked, cents }),
    account: way.account,
    is_captured_later: isNow && booking.status === 'awaiting-payment' && way.method !== 'bank-debit',
    created_at: at,
    expires_at: new Date(at.getTime() + life),
  }
}

/** What the books will count as the platform's fee of it. What waits for its first payment is in them only once it has come. */
async function readFee(
  { config }: SettlementContext,
  trx: Tx,
  { locked: { booking, terms }, cents }: { locked: LockedBooking; cents: number },
): Promise<number> {
  const posted = await listPosted(trx, [booking.id])
  const feeBasisPoints = await keepFeeRate(trx, booking, config)
  const { totalCents, taxCents } = required(terms)
  const agreed = { purpose: 'booked', via: 'direct', feeBasisPoints, keptCents: null } as const
  const isPosted = posted.some(({ purpose }) => purpose === 'booked')
  return feeOfNext(isPosted ? posted : [...posted, { ...agreed, cents: totalCents, taxCents }], cents)
}

/** Book Now: the dates may be gone by the time a buyer has paid, so money is taken only once they are known to be there. */
async function wasBookedAtOnce(trx: Tx, bookingId: number): Promise<boolean> {
  const row = await trx
    .selectFrom('booking_events')
    .select('id')
    .where('booking_id', '=', bookingId)
    .where('step', '=', 'book')
    .executeTakeFirst()
  return row !== undefined
}
