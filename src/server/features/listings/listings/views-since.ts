import { type RawBuilder, sql } from 'kysely'
import { spaceCounts } from '../../ground/counts/space-counts.ts'

const VIEW_DAYS = 30

/** Page views of a listing in the last thirty days. */
export function viewsSince(today: string): RawBuilder<number> {
  return sql`(
    select coalesce(sum(views), 0)::int from ${spaceCounts(today)} as counted
    where listing_id = listings.id and day > ${today}::date - ${sql.lit(VIEW_DAYS)}::int)`
}
