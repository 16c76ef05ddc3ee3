import { sql } from 'kysely'
import { PROOF_STATUSES } from '#domain/booking/proof/stand.ts'
import type { Db } from '../../../platform/db/database.ts'

const BATCH = 200

export interface RunningBooking {
  id: number
  seller_id: number
}

interface Window {
  now: Date
  /** Begun, or beginning within so many days. */
  daysAhead: number
  /** Running, or ended within so many weeks: duties of a booking end some weeks after it. */
  weeksAfter: number
  /** Null: of all sellers. */
  sellerId?: number | null
  /** Null: all of them. */
  bookingId?: number | null
  /** Null: of all spaces. */
  listingIds?: readonly number[] | null
}

/** Bookings that may owe proof now, some at a time. */
export async function* listRunning(
  db: Db,
  { now, daysAhead, weeksAfter, sellerId = null, bookingId = null, listingIds = null }: Window,
): AsyncGenerator<RunningBooking[]> {
  for (let after = 0; ; ) {
    const { rows } = await sql<RunningBooking>`
      select id, seller_id from bookings
      where id > ${after} and status = any(${[...PROOF_STATUSES]}::text[])
        and (${sellerId}::int is null or seller_id = ${sellerId})
        and (${bookingId}::bigint is null or id = ${bookingId}::bigint)
        and (${listingIds}::int[] is null or listing_id = any(${listingIds}::int[]))
        and first_day <= (${now}::timestamptz + make_interval(days => ${daysAhead}))::date
        and last_day >= (${now}::timestamptz - make_interval(weeks => ${weeksAfter}))::date
      order by id limit ${BATCH}`.execute(db)
    if (rows.length > 0) yield rows
    if (rows.length < BATCH) return
    after = rows.at(-1)?.id ?? after
  }
}
