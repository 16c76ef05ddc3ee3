import { sql } from 'kysely'
import { DAY_MS } from '#domain/dates.ts'
import { required } from '#domain/required.ts'
import type { Db } from '../../../platform/db/database.ts'

/** What "lately" means: the latest decisions, none of them old. */
const DECISIONS = 200
const DAYS = 60
/** Fewer say nothing. */
const MIN_DECISIONS = 5

/** Hours within which nine of ten of the latest decisions by people came; null while there are too few. */
export async function measureReviewPace(db: Db, now: Date): Promise<number | null> {
  const { rows } = await sql<{ hours: number | null; count: number }>`
    select extract(epoch from percentile_disc(0.9) within group (order by waited))::float / 3600 as hours, count(*)::int as count
    from (
      select decided.created_at - coalesce(
        (select max(submitted.created_at) from listing_events submitted
          where submitted.listing_id = decided.listing_id and submitted.to_status = 'pending' and submitted.id < decided.id),
        listings.created_at) as waited
      from listing_events decided join listings on listings.id = decided.listing_id
      where decided.from_status = 'pending' and decided.to_status in ('active', 'rejected')
        and decided.actor_id is not null and decided.actor_id <> listings.seller_id
        and decided.created_at > ${new Date(now.getTime() - DAYS * DAY_MS)}
      order by decided.id desc limit ${DECISIONS}) latest`.execute(db)
  const { hours, count } = required(rows[0])
  return count < MIN_DECISIONS ? null : hours
}
