import { type RawBuilder, sql } from 'kysely'
import { MARKET_ZONE } from '#domain/format-dates.ts'

/**
 * All counts as rows of (listing_id, day, measures), to be summed up: the last two days from their hours, which are right to the second,
 * all others from their days.
 *
 * @param today Pacific calendar date, as text or as an expression
 */
export function spaceCounts(today: string | RawBuilder<unknown>): RawBuilder<unknown> {
  const zone = sql.lit(MARKET_ZONE)
  return sql`(
    select listing_id, day, appearances, views, saves, contacts, enquiries, viewings, 0 as requests, 0 as bookings
    from space_days where day < ${today}::date - 1
    union all
    select listing_id, day, 0, 0, 0, 0, 0, 0, requests, bookings from space_days where requests + bookings > 0
    union all
    select listing_id, (hour at time zone ${zone})::date, appearances, views, saves, contacts, enquiries, viewings, 0, 0
    from space_hours where hour >= (${today}::date - 1)::timestamp at time zone ${zone}
  )`
}
