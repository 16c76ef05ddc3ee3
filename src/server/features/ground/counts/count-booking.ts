import { sql } from 'kysely'
import { MARKET_ZONE } from '#domain/format-dates.ts'
import type { Tx } from '../../../platform/db/database.ts'

interface Counted {
  listingId: number
  requests?: number
  bookings?: number
  /** Integer US cents. */
  bookedCents?: number
  now: Date
}

/** Adds to what is counted of a listing on a day. */
export async function countBooking(
  trx: Tx,
  { listingId, requests = 0, bookings = 0, bookedCents = 0, now }: Counted,
): Promise<void> {
  await sql`
    insert into space_days as s (listing_id, day, requests, bookings, booked_cents)
    values (${listingId}, (${now}::timestamptz at time zone ${sql.lit(MARKET_ZONE)})::date, ${requests}, ${bookings}, ${bookedCents})
    on conflict (listing_id, day) do update set requests = s.requests + excluded.requests,
      bookings = s.bookings + excluded.bookings, booked_cents = s.booked_cents + excluded.booked_cents`.execute(
    trx,
  )
}
