import { type RawBuilder, sql } from 'kysely'
import { MARKET_ZONE } from '#domain/format-dates.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { isOf } from '../../../platform/db/membership.ts'

interface Counted {
  listingId: number
  what: 'enquiries' | 'viewings'
  now: Date
}

/** Counts what an action did to a space, in its transaction: what is taken back later stays counted. */
export async function countSpace(trx: Tx, { listingId, what, now }: Counted): Promise<void> {
  const column = sql.ref(what)
  await sql`
    insert into space_hours as s (listing_id, hour, ${column}) values (${listingId}, date_trunc('hour', ${now}::timestamptz, 'UTC'), 1)
    on conflict (listing_id, hour) do update set ${column} = s.${column} + 1`.execute(trx)
}

/**
 * For a statement `with added (listing_id) as …`: counts what a person has just saved, but for the person's own spaces and for
 * what an admin looks through.
 */
export function countingSaves(userId: number): RawBuilder<unknown> {
  return sql`counted as (
      insert into space_hours as s (listing_id, hour, saves)
      select listing_id, date_trunc('hour', now(), 'UTC'), 1 from added join listings on listings.id = listing_id
      where not ${isOf(sql`${userId}::int`, sql.ref('listings.seller_id'))}
        and not exists (select from users where users.id = ${userId} and role = 'admin')
      order by listing_id
      on conflict (listing_id, hour) do update set saves = s.saves + 1
    )`
}

interface CountedBooking {
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
  { listingId, requests = 0, bookings = 0, bookedCents = 0, now }: CountedBooking,
): Promise<void> {
  await sql`
    insert into space_days as s (listing_id, day, requests, bookings, booked_cents)
    values (${listingId}, (${now}::timestamptz at time zone ${sql.lit(MARKET_ZONE)})::date, ${requests}, ${bookings}, ${bookedCents})
    on conflict (listing_id, day) do update set requests = s.requests + excluded.requests,
      bookings = s.bookings + excluded.bookings, booked_cents = s.booked_cents + excluded.booked_cents`.execute(
    trx,
  )
}
