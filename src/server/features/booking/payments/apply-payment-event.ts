import { PAYMENT_EVENTS, type PaymentKind } from '#domain/booking/payment-events.ts'
import type { PaymentMethod } from '#domain/booking/payment-methods.ts'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { postLedger } from '../../ground/ledger/post-ledger.ts'
import type { PaymentEventRow } from '../../ground/ledger/read-money.ts'
import type { LockedBooking } from '../bookings/lock-booking.ts'
import { insertPaymentEvent, type NewPaymentEvent } from './insert-payment-event.ts'
import { issueReceipt } from './issue-receipt.ts'
import { notifyPayment } from './notify-payment.ts'
import { securePaid } from './secure-paid.ts'

export interface ApplyPaymentEventInput {
  fact: Omit<NewPaymentEvent, 'bookingId'> & { kind: PaymentKind; method: PaymentMethod }
  /** False: the dates were taken meanwhile, what came too late is owed back. */
  mayClaim: boolean
}

/**
 * Takes in a fact about a locked booking, once: its money goes into the books, and where all that is due now has come, the
 * booking stands. What stands afterwards follows from all facts, in whatever order they came.
 * @returns undefined where it was known. @throws AppError `dates-taken` where it may claim them
 */
export async function applyPaymentEvent(
  context: Pick<AppContext, 'config' | 'now' | 'providers'>,
  trx: Tx,
  locked: LockedBooking,
  { fact, mayClaim }: ApplyPaymentEventInput,
): Promise<PaymentEventRow | undefined> {
  const { id: bookingId, seller_id: sellerId } = locked.booking
  const kept = await insertPaymentEvent(trx, { ...fact, bookingId })
  if (!kept) return undefined
  const { purpose, document } = PAYMENT_EVENTS[kept.kind]
  const { now } = fact
  const posting = { source: `fact:${kept.id}`, bookingId, sellerId, via: kept.provider, now }
  if (purpose) await postLedger(trx, { ...posting, purpose, cents: kept.cents, keptCents: kept.fee_cents })
  if (kept.cost_cents > 0) await postLedger(trx, { ...posting, purpose: 'cost', cents: kept.cost_cents })
  // units before feeds: the order in which all take their locks
  if (kept.kind === 'arrived' && mayClaim) await securePaid(context, trx, locked, now)
  await notifyPayment(context, trx, locked, { fact: kept, isTooLate: !mayClaim, now })
  if (document) await issueReceipt(trx, { ...kept, kind: document }, now)
  return kept
}
