import { type SqlBool, sql } from 'kysely'
import type { ImportChanges } from '#contract/listings/imports-changes.ts'
import { isRunning } from '#domain/listings/import/states.ts'
import type { Db } from '../../../platform/db/database.ts'
import type { ImportRecord } from './queries.ts'

const SHOWN_MISSING = 5

/** What a file changes of the spaces its seller had, by field, and which of them it does not name; null while it is read. */
export async function listChanges(db: Db, record: ImportRecord): Promise<ImportChanges | null> {
  if (isRunning(record.state) || record.kind !== 'inventory') return null
  const { rows } = await sql<ImportChanges['fields'][number]>`
    select change.column,
      count(*) filter (where change.is_now and listings.status in ('active', 'paused'))::int as live,
      count(*) filter (where not change.is_now)::int as waiting,
      count(*) filter (where change.is_now and listings.status not in ('active', 'paused'))::int as private
    from import_rows as row
    join listings on listings.id = row.listing_id
    cross join lateral (
      select unnest(row.changed) as column, true as is_now union all select unnest(row.waiting), false) as change
    where row.import_id = ${record.id} and not row.is_skipped and row.undone is null
    group by change.column order by count(*) desc, change.column`.execute(db)
  return { fields: rows, missing: await listMissing(db, record) }
}

/** Spaces that were there before the file, and that no row of it is about. */
async function listMissing(db: Db, { id, seller_id, created_at }: ImportRecord) {
  const missing = db
    .selectFrom('listings')
    .where('seller_id', '=', seller_id)
    .where('status', '!=', 'archived')
    .where('created_at', '<', created_at)
    .where(
      sql<SqlBool>`not exists (select from import_rows where listing_id = listings.id and import_id = ${id})`,
    )
  const { spaces } = await missing.select(sql<number>`count(*)::int`.as('spaces')).executeTakeFirstOrThrow()
  const first = await missing.select('title').orderBy('id').limit(SHOWN_MISSING).execute()
  return { spaces, titles: first.map(({ title }) => title) }
}
