import { firstFreeDay } from '#domain/booking/first-free.ts'
import { latestDay } from '#domain/booking/sale-window.ts'
import { NOTHING_TAKEN, type Taken } from '#domain/booking/taken.ts'
import { required } from '#domain/required.ts'
import { addDays, toWallTime } from '#domain/zoned-time.ts'
import type { Db } from '../../../platform/db/database.ts'
import { readTaken } from '../../booking/availability/claim-units.ts'
import { type Booked, type ListingBooking, readBookings } from '../../booking/availability/read-booking.ts'
import type { ListingRow } from '../../listings/listings/present.ts'

interface Clocked {
  db: Db
  now: () => Date
}

/** A listing with its own first and last day. */
type Dated = Booked & Pick<ListingRow, 'availability_start' | 'availability_end'>

/**
 * The first day that can be booked, by listing: null where nothing is free in the time sold; none for what is not booked on
 * Placard. Two statements, however many listings.
 */
export async function readFirstDays(
  { db, now }: Clocked,
  listings: readonly Dated[],
): Promise<Map<number, string | null>> {
  const bookings = await readBookings(db, listings)
  const sold = listings.filter(({ id }) => required(bookings.get(id)).terms.mode !== 'off')
  const unitIds = sold.flatMap(({ id }) => required(bookings.get(id)).units.flatMap((unit) => unit.id ?? []))
  const today = toWallTime(now(), 'UTC').date
  // a day to spare on each side: each is read in the time zone of its space
  const taken = await readTaken(db, unitIds, {
    first: addDays(today, -28),
    last: latestDay(addDays(today, 1)),
  })
  return new Map(
    sold.map((listing) => [
      listing.id,
      firstDayOf(listing, { booking: required(bookings.get(listing.id)), taken, now }),
    ]),
  )
}

interface Known extends Pick<Clocked, 'now'> {
  booking: ListingBooking
  taken: ReadonlyMap<number, Taken>
}

function firstDayOf(listing: Dated, { booking: { terms, units }, taken, now }: Known): string | null {
  return firstFreeDay(
    units.map((unit) => ({
      terms,
      unit,
      opensOn: listing.availability_start,
      closesOn: listing.availability_end,
      today: toWallTime(now(), terms.timeZone).date,
      taken: (unit.id !== null && taken.get(unit.id)) || NOTHING_TAKEN,
      takenBy: new Map(),
      quantity: 1,
    })),
  )
}
