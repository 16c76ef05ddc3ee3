import { sql } from 'kysely'
import type { WaitingKind } from '#contract/operations/desk.ts'
import { OPEN_DISPUTES } from '#domain/booking/dispute.ts'
import type { Db } from '../../../platform/db/database.ts'
import { toWordList } from '../../../platform/db/word-list.ts'
import { DUE_AT } from '../../content/support/queries.ts'
import { FAILED_JOB } from '../jobs/queries.ts'

interface WaitingRow {
  kind: Exclude<WaitingKind, 'backups'>
  count: number
  since: Date | null
  late: number
}

/** A listing waits since its latest submission; one that was inserted as pending since it was made. */
const SUBMITTED_AT = sql`coalesce((select max(e.created_at) from listing_events e
  where e.listing_id = l.id and e.to_status = 'pending'), l.created_at)`

/** Everything that waits for a decision by an admin: how many, the oldest since when, how many are late. */
export async function listWaiting(db: Db, now: Date): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    select 'listings' as kind, count(*)::int as count, min(${SUBMITTED_AT}) as since, 0 as late
      from listings l where l.status = 'pending'
    union all select 'edits', count(*)::int, min(created_at), 0 from listing_revisions where status = 'pending'
    union all select 'prices', count(*)::int, min(created_at), 0 from unusual_prices where seen_at is null
    union all select 'reports', count(*)::int, min(created_at), 0 from listing_reports where status = 'open'
    union all select 'reviews', count(*)::int, min(created_at), 0 from seller_reviews as review
      where state = 'held' or reply_state = 'held' or state <> 'sealed' and exists (
        select from review_reports as report where report.review_id = review.id and closed_at is null)
    union all select 'tickets', count(*)::int, min(asked_at), (count(*) filter (where ${DUE_AT} < ${now}))::int
      from support_tickets where status = 'open'
    union all select 'disputes', count(*)::int, min(created_at), 0 from booking_disputes where status in (${toWordList(OPEN_DISPUTES)})
    union all select 'differences', count(*)::int, min(created_at), 0 from reconciliation_differences where closed_at is null
    union all select 'failed-jobs', count(*)::int, min(updated_at), 0 from graphile_worker.jobs where ${FAILED_JOB}
    union all select 'errors', count(*)::int, min(created_at), 0 from error_reports where seen_at is null`.execute(
    db,
  )
  return rows
}
