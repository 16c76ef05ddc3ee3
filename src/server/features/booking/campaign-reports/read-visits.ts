import { sql } from 'kysely'
import type { CodeVisits } from '#domain/booking/report/build-report.ts'
import type { Db } from '../../../platform/db/database.ts'

/** How often the codes of a booking were followed, by line and day. */
export async function readVisits(db: Db, bookingId: number): Promise<CodeVisits[]> {
  const { rows } = await sql<CodeVisits>`
    select code, item, coalesce((select jsonb_agg(jsonb_build_object('day', day, 'visits', count) order by day)
      from response_days where code_id = response_codes.id), '[]') as days
    from response_codes where booking_id = ${bookingId} order by item`.execute(db)
  return rows
}
