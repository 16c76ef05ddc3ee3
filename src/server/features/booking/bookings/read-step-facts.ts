import { isOnBehalf } from '#domain/booking/booking-reader.ts'
import type { Db } from '../../../platform/db/database.ts'
import { listAccepted } from './insert-version.ts'
import type { BookingRow } from './lock-booking.ts'
import { type StepFacts, takesCommission } from './policy.ts'
import { readRivals } from './read-rivals.ts'

/** What decides which steps are open. */
export async function readStepFacts(db: Db, booking: BookingRow): Promise<StepFacts> {
  const terms = await db
    .selectFrom('booking_terms')
    .select(['mode', 'hold_days', 'agency_commission_basis_points'])
    .where('listing_id', '=', booking.listing_id)
    .executeTakeFirst()
  const rivals = await readRivals(db, [booking.id])
  return {
    status: booking.status,
    mode: terms?.mode ?? 'off',
    holdDays: terms?.hold_days ?? 0,
    accepted: await listAccepted(db, booking),
    hasRival: (rivals.get(booking.id)?.waiting ?? 0) > 0,
    isOnBehalf: isOnBehalf(booking),
    isChallenged: await isChallenged(db, booking.id),
    takesCommission: takesCommission(booking.request, terms?.agency_commission_basis_points ?? null),
  }
}

async function isChallenged(db: Db, bookingId: number): Promise<boolean> {
  const challenge = db
    .selectFrom('booking_events')
    .select('id')
    .where('booking_id', '=', bookingId)
    .where('step', '=', 'challenge')
    .limit(1)
  return (await challenge.executeTakeFirst()) !== undefined
}
