import { type Selectable, sql } from 'kysely'
import type { ImportRow } from '#contract/listings/imports.ts'
import type { ImportPlan } from '#domain/listings/import/draft.ts'
import { RUNNING_STATES } from '#domain/listings/import/states.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import type { ImportRowsTable, ImportsTable } from '../../../platform/db/tables.gen.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { LANES } from './limits.ts'

export type ImportRecord = Selectable<ImportsTable>
export type ImportRowRecord = Selectable<ImportRowsTable>

/** @throws AppError `not-found`, also for imports of others */
export async function getImport(db: Db, sellerId: number, id: number): Promise<ImportRecord> {
  const found = await db
    .selectFrom('imports')
    .selectAll()
    .where('id', '=', id)
    .where('seller_id', '=', sellerId)
    .executeTakeFirst()
  if (!found) throw new AppError('not-found')
  return found
}

/** Locked until the transaction ends. @throws AppError `not-found` */
export async function lockImport(trx: Tx, sellerId: number, id: number): Promise<ImportRecord> {
  const found = await trx
    .selectFrom('imports')
    .selectAll()
    .where('id', '=', id)
    .where('seller_id', '=', sellerId)
    .forUpdate()
    .executeTakeFirst()
  if (!found) throw new AppError('not-found')
  return found
}

export interface ImportCounts {
  created: number
  updated: number
  unchanged: number
  drafts: number
  unpriced: number
  closed: number
  bad: number
  skipped: number
  stored: number
  removed: number
  restored: number
  kept: number
}

/** Why a row cannot be stored, by column. */
export function listErrors(
  { problem, errors }: ImportRowRecord,
  { columns, mapping }: ImportPlan,
): ImportRow['errors'] {
  if (problem !== null) return [{ column: null, field: null, code: 'broken', reason: problem }]
  return (errors ?? []).map(({ column, field, code, reason }) => {
    const named = column === null ? -1 : columns.indexOf(column)
    const index = column === null && field ? (mapping.fields[field] ?? -1) : named
    return { column: index < 0 ? null : index, field, code: code ?? 'unreadable', reason }
  })
}

/** Forgets them with their rows; the spaces that they made stay. */
export async function deleteImports(trx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await trx.deleteFrom('imports').where('id', 'in', ids).execute()
}

/** Counts of rows by outcome, by import. */
export async function countRows(db: Db, importIds: number[]): Promise<Map<number, ImportCounts>> {
  if (importIds.length === 0) return new Map()
  const { rows } = await sql<ImportCounts & { import_id: number }>`
    select import_id,
      count(*) filter (where effect = 'created' and not is_skipped) as created,
      count(*) filter (where effect = 'updated' and not is_skipped) as updated,
      count(*) filter (where effect = 'unchanged' and not is_skipped) as unchanged,
      count(*) filter (where becomes_draft and not is_skipped) as drafts,
      count(*) filter (where draft_cause = 'price' and not is_skipped) as unpriced,
      count(*) filter (where draft_cause = 'status' and not is_skipped) as closed,
      count(*) filter (where (problem is not null or errors is not null) and not is_skipped) as bad,
      count(*) filter (where is_skipped) as skipped,
      count(*) filter (where is_stored) as stored,
      count(*) filter (where undone = 'removed') as removed,
      count(*) filter (where undone = 'restored') as restored,
      count(*) filter (where undone = 'kept') as kept
    from import_rows where import_id = any(${importIds}::int[]) group by import_id`.execute(db)
  return new Map(rows.map(({ import_id, ...counts }) => [import_id, counts]))
}

export const NO_ROWS: ImportCounts = {
  created: 0,
  updated: 0,
  unchanged: 0,
  drafts: 0,
  unpriced: 0,
  closed: 0,
  bad: 0,
  skipped: 0,
  stored: 0,
  removed: 0,
  restored: 0,
  kept: 0,
}

export const RUN_IMPORT_TASK = 'run-import'

/** Fair queueing: few queues, and a lower priority for each earlier import of the same seller that is still running. */
export async function queueImport(db: Db, id: number): Promise<void> {
  const ahead = sql`(
    select count(*) from imports as other
    where other.seller_id = imports.seller_id and other.id < imports.id and other.state = any(${[...RUNNING_STATES]}))`
  await sql`
    select graphile_worker.add_job(${RUN_IMPORT_TASK}, ${JSON.stringify({ id })}::json,
      queue_name => 'imports-' || seller_id % ${LANES}, priority => ${ahead}::int,
      job_key => ${`${RUN_IMPORT_TASK}:${id}`}, max_attempts => 5)
    from imports where id = ${id}`.execute(db)
}
