import type { Context } from 'hono'
import { type RawBuilder, sql } from 'kysely'
import type { Import } from '#contract/listings/imports.ts'
import type { Actor } from '#domain/listings/listing.ts'
import type { Db } from '../../../platform/db/database.ts'
import { countAll, fetchPage } from '../../../platform/db/read-page.ts'
import type { RequestEnv } from '../../../platform/http/env.ts'
import { readIdCursor, setPageHeaders } from '../../../platform/http/id-cursor.ts'
import { PAGE_ROWS } from './limits.ts'
import { countPictures } from './picture-rows.ts'
import { presentImport } from './present.ts'
import { countRows, type ImportRecord, type ImportRowRecord } from './queries.ts'

const MAX_IMPORTS = 50

export async function listImports(db: Db, actor: Actor): Promise<Import[]> {
  const records = await db
    .selectFrom('imports')
    .selectAll()
    .where('seller_id', '=', actor.organizationId)
    .orderBy('id', 'desc')
    .limit(MAX_IMPORTS)
    .execute()
  const ids = records.map(({ id }) => id)
  const rows = await countRows(db, ids)
  const pictures = await countPictures(db, ids)
  return records.map((record) =>
    presentImport(record, { rows: rows.get(record.id), pictures: pictures.get(record.id) }),
  )
}

interface RowPage {
  record: ImportRecord
  show?: 'all' | 'bad' | 'skipped' | 'kept' | undefined
  /** `field:code` */
  problem?: string | undefined
  cursor?: string | undefined
}

/** One page of rows; total and next page are in the headers. */
export async function listRows(
  db: Db,
  c: Context<RequestEnv>,
  { record, show = 'all', problem, cursor }: RowPage,
): Promise<ImportRowRecord[]> {
  const matched = matching(db, record.id, show)
  const shown = problem ? matched.where(hasProblem(problem)) : matched
  const after = readIdCursor(cursor || undefined) ?? -1
  const ordered = shown.selectAll().where('line', '>', after).orderBy('line')
  const total = await countAll(shown)
  const page = await fetchPage(
    PAGE_ROWS,
    (limit) => ordered.limit(limit).execute(),
    ({ line }) => line,
  )
  setPageHeaders(c, { ...page, total })
  return page.rows
}

/** Rows with this error, as `field:code`. */
export function hasProblem(problem: string): RawBuilder<boolean> {
  const [field, code] = problem.split(':')
  return sql<boolean>`errors @> ${JSON.stringify([{ field: field || null, code }])}::jsonb`
}

function matching(db: Db, importId: number, show: NonNullable<RowPage['show']>) {
  const rows = db.selectFrom('import_rows').where('import_id', '=', importId)
  if (show === 'skipped') return rows.where('is_skipped', '=', true)
  if (show === 'kept') return rows.where('undone', '=', 'kept')
  if (show === 'all') return rows
  return rows
    .where('is_skipped', '=', false)
    .where((eb) => eb.or([eb('problem', 'is not', null), eb('errors', 'is not', null)]))
}
