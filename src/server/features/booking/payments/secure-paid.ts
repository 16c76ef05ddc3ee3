import { dueNowOf } from '#domain/booking/payments.ts'
import { required } from '#domain/required.ts'
import { toWallTime } from '#domain/zoned-time.ts'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { readMoneyOf } from '../../ground/ledger/read-money.ts'
import type { LockedBooking } from '../bookings/lock-booking.ts'
import { moveBooking } from '../bookings/move-booking.ts'

/**
 * Books what waits for its first payment once that has come. What has lapsed stands again, if its dates are still free and
 * not begun. @throws AppError `dates-taken`
 */
export async function securePaid(
  context: Pick<AppContext, 'config' | 'now'>,
  trx: Tx,
  locked: LockedBooking,
  now: Date,
): Promise<void> {
  if (!canConfirm(locked, now)) return
  const { paidCents, refundedCents } = await readMoneyOf(trx, locked.booking.id)
  if (paidCents - refundedCents < dueNowOf(required(locked.terms).schedule)) return
  await moveBooking(context, trx, locked, { step: 'secure', actor: 'money', by: null, now })
}

/** Not begun, where it has lapsed. */
export function canConfirm({ booking }: LockedBooking, now: Date): boolean {
  if (booking.status === 'awaiting-payment') return true
  return booking.status === 'expired' && booking.first_day > toWallTime(now, booking.time_zone).date
}
