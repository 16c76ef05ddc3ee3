import { sql } from 'kysely'
import type { Reader } from '#domain/booking/booking-reader.ts'
import { readerOf } from '#domain/booking/booking-reader.ts'
import type { Actor } from '#domain/listings/listing.ts'
import { createReaderOf } from '../../../platform/db/batch-reads.ts'
import type { Db } from '../../../platform/db/database.ts'
import { type BookingRow, noSuchBooking } from './lock-booking.ts'

const findRow = createReaderOf(async (db, ids): Promise<ReadonlyMap<string, BookingRow>> => {
  const rows = await db
    .selectFrom('bookings')
    .selectAll()
    .where(sql<boolean>`id = any(${ids.map(Number)}::int[])`)
    .execute()
  return new Map(rows.map((row) => [String(row.id), row]))
})

/** As `getBookingRow`, for a thousand who come at once: they are read together. @throws AppError `booking-not-found` */
export async function findBookingRow(
  db: Db,
  id: number,
  actor: Actor,
): Promise<{ booking: BookingRow; reader: Reader }> {
  const booking = await findRow(db, String(id))
  const reader = booking && readerOf(booking, actor)
  if (!booking || !reader) throw noSuchBooking()
  return { booking, reader }
}
