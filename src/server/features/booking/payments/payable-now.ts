import { dueNowOf, settleDues } from '#domain/booking/payments.ts'
import { toWallTime } from '#domain/zoned-time.ts'
import type { Db } from '../../../platform/db/database.ts'
import { readMoneyOf } from '../../ground/ledger/read-money.ts'
import type { LockedBooking } from '../bookings/lock-booking.ts'
import { PAYABLE } from './policy.ts'

/**
 * What a buyer pays through a provider in one piece: all that is due at the agreement, later the earliest due that is not
 * paid. Integer US cents; 0: nothing.
 */
export async function payableNow(
  db: Db,
  { booking, terms }: Pick<LockedBooking, 'booking' | 'terms'>,
  now: Date,
): Promise<number> {
  if (!terms || !PAYABLE.includes(booking.status)) return 0
  const money = await readMoneyOf(db, booking.id)
  if (booking.status === 'awaiting-payment')
    return Math.max(0, dueNowOf(terms.schedule) - (money.paidCents - money.refundedCents))
  const today = toWallTime(now, booking.time_zone).date
  const due = settleDues(terms.schedule, money, today).find(({ cents, paidCents }) => paidCents < cents)
  return due ? Math.min(due.cents - due.paidCents, money.openCents) : 0
}
