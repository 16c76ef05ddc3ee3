import type { Actor } from '#domain/listings/listing.ts'
import type { Db } from '../../../platform/db/database.ts'
import type { BookingRow } from './lock-booking.ts'
import { type Reader, readerOf } from './policy.ts'
import { noSuchBooking } from './refuse.ts'

/** Everybody but its two sides and admins gets a 404. @throws AppError `booking-not-found` */
export async function getBookingRow(
  db: Db,
  id: number,
  actor: Actor,
): Promise<{ booking: BookingRow; reader: Reader }> {
  const booking = await db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirst()
  const reader = booking && readerOf(booking, actor)
  if (!booking || !reader) throw noSuchBooking()
  return { booking, reader }
}
