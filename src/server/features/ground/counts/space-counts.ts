import { type RawBuilder, sql } from 'kysely'
import { type LedgerPurpose, type LedgerSums, sumPostings } from '#domain/booking/ledger-postings.ts'
import { MARKET_ZONE } from '#domain/format-dates.ts'
import { required } from '#domain/required.ts'
import type { Db } from '../../../platform/db/database.ts'

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

export interface PostedOfSpace {
  listingId: number
  /** Of as many days before the span. */
  isBefore: boolean
  sums: LedgerSums
}

/**
 * What the books say of a seller's spaces in the last days, and in as many days before: what was posted then, today included. Days
 * are Pacific ones.
 */
export async function readIncome(
  db: Db,
  { sellerId, today, days }: { sellerId: number; today: string; days: number },
): Promise<PostedOfSpace[]> {
  const zone = sql.lit(MARKET_ZONE)
  const { rows } = await sql<{ listingId: number; isBefore: boolean; purpose: LedgerPurpose; cents: number }>`
    select bookings.listing_id as "listingId", purpose, sum(cents)::float8 as cents,
      posted_at < (${today}::date - ${sql.lit(days - 1)}::int)::timestamp at time zone ${zone} as "isBefore"
    from ledger_postings join bookings on bookings.id = booking_id
    where ledger_postings.seller_id = ${sellerId}
      and posted_at >= (${today}::date - ${sql.lit(2 * days - 1)}::int)::timestamp at time zone ${zone}
    group by 1, 2, 4`.execute(db)
  const groups = Map.groupBy(rows, ({ listingId, isBefore }) => `${listingId} ${isBefore}`)
  return [...groups.values()].map((posted) => {
    const { listingId, isBefore } = required(posted[0])
    return { listingId, isBefore, sums: sumPostings(posted) }
  })
}
