import { CLAIMING_STATUSES } from '#domain/booking/lifecycle.ts'
import type { AgreedTerms } from '#domain/booking/terms.ts'
import { required } from '#domain/required.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { NewClaim } from '../availability/claim-units.ts'
import { setBookingClaims } from '../availability/claim-units.ts'
import type { BookingMove } from './booking-move.ts'
import type { BookingRow, LockedBooking } from './lock-booking.ts'

/** Has a booking take what its state takes: its dates held or booked, or none. @throws AppError `dates-taken` */
export async function claimDates(
  trx: Tx,
  { booking, terms }: LockedBooking,
  { step, actor, holdsDates = true, now }: BookingMove,
): Promise<void> {
  const isHolding = booking.status === 'quoted' && holdsDates
  const isClaiming = isHolding || CLAIMING_STATUSES.includes(booking.status)
  await setBookingClaims(trx, {
    bookingId: booking.id,
    claims: isClaiming ? toClaims(booking, required(terms)) : [],
    replacesImports: actor === 'seller' || step === 'accept',
    now,
  })
}

/** A hold gives way when its time is over; what is agreed waits for whoever ends it. */
export function toClaims(
  { id, status, deadline_at }: Pick<BookingRow, 'id' | 'status' | 'deadline_at'>,
  { units }: Pick<AgreedTerms, 'units'>,
): NewClaim[] {
  const isHold = status === 'held' || status === 'quoted'
  return units.map(({ unitId, first, last, quantity }) => ({
    unitId,
    first,
    last,
    quantity,
    bookingId: id,
    kind: isHold ? 'hold' : 'booking',
    expiresAt: isHold ? deadline_at : null,
  }))
}
