import type { Payment } from '#domain/booking/document-money.ts'
import type { LedgerPurpose } from '#domain/booking/ledger-postings.ts'
import type { PaymentMethod } from '#domain/booking/payment-methods.ts'
import type { PaymentKind } from '#domain/booking/payments.ts'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { PaymentEventRow } from '../../ground/ledger/payment-facts.ts'
import { postLedger } from '../../ground/ledger/post-ledger.ts'
import type { Moving } from '../bookings/booking-move.ts'
import type { LockedBooking } from '../bookings/lock-booking.ts'
import { insertPaymentEvent, type NewPaymentEvent } from './insert-payment-event.ts'
import { issueReceipt } from './issue-receipt.ts'
import { notifyPayment } from './notify-payment.ts'
import { securePaid } from './secure-paid.ts'

export interface Applying {
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
  context: Moving & Pick<AppContext, 'providers'>,
  trx: Tx,
  locked: LockedBooking,
  { fact, mayClaim }: Applying,
): Promise<PaymentEventRow | undefined> {
  const { id: bookingId, seller_id: sellerId } = locked.booking
  const kept = await insertPaymentEvent(trx, { ...fact, bookingId })
  if (!kept) return undefined
  const purpose = PURPOSES[kept.kind]
  const { now } = fact
  const posting = { source: `fact:${kept.id}`, bookingId, sellerId, via: kept.provider, now }
  if (purpose) await postLedger(trx, { ...posting, purpose, cents: kept.cents, keptCents: kept.fee_cents })
  if (kept.cost_cents > 0) await postLedger(trx, { ...posting, purpose: 'cost', cents: kept.cost_cents })
  // units before feeds: the order in which all take their locks
  if (kept.kind === 'arrived' && mayClaim) await securePaid(context, trx, locked, now)
  await notifyPayment(context, trx, locked, { fact: kept, isTooLate: !mayClaim, now })
  const paper = PAPERS[kept.kind]
  if (paper) await issueReceipt(trx, { ...kept, kind: paper }, now)
  return kept
}

/** How what is told of money stands in the books; null: it does not. */
export const PURPOSES = {
  arrived: 'paid',
  returned: 'refunded',
  retracted: 'retracted',
  bounced: 'bounced',
  disputed: 'disputed',
  'dispute-won': 'dispute-won',
  'dispute-lost': 'dispute-lost',
  sent: null,
  'not-arrived': null,
  processing: null,
  authorized: null,
  refused: null,
  cancelled: null,
  'refund-pending': null,
  'refund-refused': null,
} as const satisfies Record<PaymentKind, LedgerPurpose | null>

/** The paper of a payment that came, went back, or had not come after all. */
const PAPERS: Partial<Record<PaymentKind, Payment['kind']>> = {
  arrived: 'arrived',
  returned: 'returned',
  retracted: 'retracted',
  bounced: 'retracted',
  'dispute-lost': 'retracted',
}
