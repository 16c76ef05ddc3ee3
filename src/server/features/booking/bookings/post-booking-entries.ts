import { required } from '#domain/required.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { postLedger } from '../../ground/ledger/post-ledger.ts'
import { creditBooking } from '../documents/credit-booking.ts'
import { issueDocuments } from '../documents/issue.ts'
import type { BookingMove } from './booking-move.ts'
import type { LockedBooking } from './lock-booking.ts'
import { type CancelSums, refundNow } from './refund-now.ts'

/** What a step means for papers and books. @returns the sums of a cancellation */
export async function postBookingEntries(
  trx: Tx,
  { locked, before }: { locked: LockedBooking; before: LockedBooking['booking'] },
  move: BookingMove,
): Promise<CancelSums | null> {
  const { terms } = locked
  if (move.step === 'secure' || move.step === 'record') await invoice(trx, locked, move.now)
  if (move.step !== 'cancel') return null
  const by = move.actor === 'seller' || move.actor === 'admin' ? move.actor : 'buyer'
  const refund = await refundNow(trx, { booking: before, terms }, { now: move.now, by })
  const { credits } = refund
  const issue = { credits, reason: required(move.reason), source: 'cancelled', now: move.now }
  await creditBooking(trx, locked.booking, issue)
  return refund
}

async function invoice(trx: Tx, { booking, terms }: LockedBooking, now: Date): Promise<void> {
  const papers = [{ kind: 'insertion-order' }, { kind: 'invoice' }] as const
  await issueDocuments(trx, { bookingId: booking.id, source: 'booked', papers, now })
  const { totalCents: cents, taxCents } = required(terms)
  const { id: bookingId, seller_id: sellerId, fee_basis_points } = booking
  const posting = { bookingId, sellerId, cents, taxCents, feeBasisPoints: required(fee_basis_points), now }
  await postLedger(trx, { ...posting, purpose: 'booked', source: `booking:${bookingId}` })
}
