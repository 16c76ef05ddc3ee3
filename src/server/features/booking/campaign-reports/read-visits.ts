import { sql } from 'kysely'
import type { CodeVisits } from '#domain/booking/report/build-report.ts'
import type { Db } from '../../../platform/db/database.ts'

type BookingVisits = CodeVisits & { bookingId: number }

/** How often the codes of bookings were followed, by line and day. */
export async function readVisits(db: Db, bookingIds: readonly number[]): Promise<BookingVisits[]> {
  const { rows } = await sql<BookingVisits>`
    select booking_id as "bookingId", code, item, coalesce((select jsonb_agg(jsonb_build_object('day', day, 'visits', count) order by day)
      from response_days where code_id = response_codes.id), '[]') as days
    from response_codes where booking_id = any(${[...bookingIds]}::int[]) order by item`.execute(db)
  return rows
}
