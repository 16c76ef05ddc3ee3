import { sql } from 'kysely'
import type { ImportReview } from '#contract/listings/reviews-imports.ts'
import type { Db } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { IN_WAITING_IMPORT } from '../listings/queries.ts'

const SHOWN_FAILURES = 50

/** Imports with something that waits, and those approved within a day, oldest first: what waits longest is seen first. */
export async function listImportReviews(db: Db, now: Date): Promise<ImportReview[]> {
  const waiting = await countWaiting(db)
  const since = new Date(now.getTime() - 24 * 60 * 60 * 1000)
  const recent = await db
    .selectFrom('import_reviews')
    .select('import_id')
    .where((eb) => eb.or([eb('state', '=', 'running'), eb('updated_at', '>', since)]))
    .execute()
  const ids = [...new Set([...waiting.keys(), ...recent.map((row) => row.import_id)])]
  return readReviews(db, ids, waiting)
}

/** @throws AppError `not-found` */
export async function getImportReview(db: Db, importId: number): Promise<ImportReview> {
  const [review] = await readReviews(db, [importId], await countWaiting(db))
  if (!review) throw new AppError('not-found')
  return review
}

interface WaitingCount {
  spaces: number
  seenAt: Date
}

/** By import: a space that several files brought belongs to the last of them. */
async function countWaiting(db: Db): Promise<Map<number, WaitingCount>> {
  const { rows } = await sql<{ import_id: number; spaces: number; seen_at: Date }>`
    select import_id, count(*)::int as spaces, max(updated_at) as seen_at
    from (
      select listings.updated_at,
        (select max(import_id) from import_rows where listing_id = listings.id and is_stored) as import_id
      from listings where ${IN_WAITING_IMPORT}) as space
    group by import_id`.execute(db)
  return new Map(rows.map((row) => [row.import_id, { spaces: row.spaces, seenAt: row.seen_at }]))
}

async function readReviews(
  db: Db,
  ids: readonly number[],
  waiting: ReadonlyMap<number, WaitingCount>,
): Promise<ImportReview[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('imports')
    .innerJoin('organizations', 'organizations.id', 'imports.seller_id')
    .select(['imports.id', 'imports.file_name', 'imports.created_at'])
    .select(['organizations.id as seller_id', 'organizations.username', 'organizations.name'])
    .where('imports.id', 'in', ids)
    .orderBy('imports.id')
    .execute()
  const runs = await readRuns(db, ids)
  return rows.map((row) => ({
    id: row.id,
    fileName: row.file_name,
    createdAt: row.created_at.toISOString(),
    seller: { id: row.seller_id, username: row.username, name: row.name },
    waiting: waiting.get(row.id)?.spaces ?? 0,
    seenAt: waiting.get(row.id)?.seenAt.toISOString() ?? null,
    run: runs.get(row.id) ?? null,
  }))
}

/** The last approval of each import. */
async function readRuns(db: Db, importIds: readonly number[]): Promise<Map<number, ImportReview['run']>> {
  const { rows } = await sql<{
    import_id: number
    state: 'running' | 'done'
    total: number
    approved: number
    refused: number
    left_out: number
    failures: { id: number; title: string; problem: string }[]
  }>`
    select last.import_id, last.state, sums.*, coalesce(failed.list, '[]') as failures
    from (select distinct on (import_id) * from import_reviews where import_id = any(${importIds}::int[])
      order by import_id, id desc) as last
    cross join lateral (
      select count(*)::int as total, count(*) filter (where outcome = 'approved')::int as approved,
        count(*) filter (where outcome = 'refused')::int as refused, count(*) filter (where outcome = 'left-out')::int as left_out
      from import_review_spaces where review_id = last.id) as sums
    cross join lateral (
      select jsonb_agg(one) as list from (
        select listings.id, listings.title, space.problem from import_review_spaces as space
        join listings on listings.id = space.listing_id
        where space.review_id = last.id and space.outcome = 'refused' order by listings.id limit ${SHOWN_FAILURES}) as one
    ) as failed`.execute(db)
  return new Map(
    rows.map((row) => [
      row.import_id,
      {
        isRunning: row.state === 'running',
        total: row.total - row.left_out,
        approved: row.approved,
        refused: row.refused,
        leftOut: row.left_out,
        failures: row.failures,
      },
    ]),
  )
}
