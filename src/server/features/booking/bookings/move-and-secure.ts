import { dueNowOf } from '#domain/booking/payments.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { BookingMove, MoveContext } from './booking-move.ts'
import type { LockedBooking } from './lock-booking.ts'
import { moveBooking } from './move-booking.ts'

/** A step that may be the last: where both sides agree and nothing is due now, it is booked at once. */
export async function moveAndSecure(
  context: MoveContext,
  trx: Tx,
  locked: LockedBooking,
  move: BookingMove,
): Promise<void> {
  const terms = move.terms ?? locked.terms
  const isFree = terms !== null && dueNowOf(terms.schedule) === 0
  await moveBooking(context, trx, locked, { ...move, isFollowed: isFree && move.to !== 'held' })
  if (!isFree || locked.booking.status !== 'awaiting-payment') return
  await moveBooking(context, trx, locked, {
    step: 'secure',
    actor: 'money',
    by: null,
    now: move.now,
    isClaimed: true,
    ...(move.isMailedByCaller === 'of-both' && { isMailedByCaller: move.isMailedByCaller }),
  })
}
