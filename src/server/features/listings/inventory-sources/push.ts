import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import type { InventoryReport, InventoryRow } from '#contract/listings/inventory-sources-push.ts'
import { isRunning } from '#domain/listings/import/states.ts'
import { importPath } from '#domain/paths.ts'
import type { AppContext } from '../../../context.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { countAll, fetchPage } from '../../../platform/db/read-page.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { RequestEnv } from '../../../platform/http/env.ts'
import { requireActor } from '../../../platform/http/require-actor.ts'
import { insertImport, keepImportFile, receiveImport, receiveInventory } from '../imports/create-import.ts'
import {
  countRows,
  getImport,
  type ImportRecord,
  type ImportRowRecord,
  listErrors,
  NO_ROWS,
} from '../imports/queries.ts'
import { namesUnits } from './settle-read.ts'

const PAGE_ROWS = 50

/** A file as the body. The same bytes as the last time are answered with what they came to. @throws AppError `too-large`, `invalid-input` */
export async function receivePush(
  context: AppContext,
  c: Context<RequestEnv>,
  name: string,
): Promise<InventoryReport> {
  const { organizationId } = requireActor(c)
  return receiveImport(context, c, async (upload) => {
    const hash = createHash('sha256')
    const file = await receiveInventory(upload, (piece) => hash.update(piece))
    const sha256 = hash.digest()
    const path = await keepImportFile(context, file)
    const record = await context.db.transaction().execute(async (trx) => {
      // two of the same at once come one after the other
      await trx
        .selectFrom('organizations')
        .select('id')
        .where('id', '=', organizationId)
        .forNoKeyUpdate()
        .execute()
      const last = await findLastPush(trx, organizationId)
      const isAgain = last?.sha256?.equals(sha256) && last.state !== 'failed' && last.state !== 'undone'
      if (last && isAgain) return last
      return insertImport(trx, { sellerId: organizationId, name, file, path, origin: 'push', sha256 })
    })
    if (record.file_path !== path) await context.files.delete(path)
    return presentReport(context, record)
  })
}

function findLastPush(trx: Tx, sellerId: number): Promise<ImportRecord | undefined> {
  return trx
    .selectFrom('imports')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('origin', '=', 'push')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

interface Own {
  id: number
  organizationId: number
}

/** @throws AppError `not-found`, also for files of others and of contracts */
export async function readReport(context: AppContext, own: Own): Promise<InventoryReport> {
  return presentReport(context, await getInventory(context.db, own))
}

async function getInventory(db: Db, { id, organizationId }: Own): Promise<ImportRecord> {
  const record = await getImport(db, organizationId, id)
  if (record.kind !== 'inventory') throw new AppError('not-found')
  return record
}

async function presentReport(
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  record: ImportRecord,
): Promise<InventoryReport> {
  const { created, updated, unchanged, bad, skipped } =
    (await countRows(db, [record.id])).get(record.id) ?? NO_ROWS
  const state = isRunning(record.state) ? 'running' : record.state === 'ready' ? 'waits' : record.state
  return {
    id: record.id,
    state,
    why: record.problem ?? (state === 'waits' ? whyItWaits(record) : null),
    rows: record.row_count,
    counts: { created, updated, unchanged, bad, skipped },
    url: `${config.PUBLIC_URL}${importPath(record.id)}`,
    createdAt: record.created_at.toISOString(),
    updatedAt: record.updated_at.toISOString(),
  }
}

function whyItWaits(record: ImportRecord): string {
  return namesUnits(record)
    ? 'Start it on its page: nothing is stored before.'
    : 'No column is known as the unit id. Say which one it is, or call it “unit_id”.'
}

interface RowPage extends Own {
  isBad: boolean
  after: number
}

export async function listRowOutcomes(db: Db, { isBad, after, ...own }: RowPage) {
  const record = await getInventory(db, own)
  const all = db.selectFrom('import_rows').where('import_id', '=', record.id)
  const shown = isBad
    ? all
        .where('is_skipped', '=', false)
        .where((eb) => eb.or([eb('problem', 'is not', null), eb('errors', 'is not', null)]))
    : all
  const total = await countAll(shown)
  const ordered = shown.selectAll().where('line', '>', after).orderBy('line')
  const page = await fetchPage(
    PAGE_ROWS,
    (limit) => ordered.limit(limit).execute(),
    ({ line }) => line,
  )
  return { ...page, total, rows: page.rows.map((row) => presentOutcome(row, record)) }
}

function presentOutcome(row: ImportRowRecord, { columns, plan }: ImportRecord): InventoryRow {
  const errors = listErrors(row, { columns, mapping: plan, defaults: plan.defaults })
  const unitColumn = plan.fields.sellerUnitId
  const written = unitColumn === undefined ? null : row.cells[unitColumn]?.trim() || null
  return {
    line: row.line,
    unitId: row.unit_id ?? written,
    outcome: outcomeOf(row, errors.length > 0),
    listingId: row.listing_id,
    errors: errors.map(({ column, code, reason }) => ({
      column: column === null ? null : (columns[column] ?? null),
      code,
      reason,
    })),
  }
}

function outcomeOf(row: ImportRowRecord, isBad: boolean): InventoryRow['outcome'] {
  if (row.is_skipped) return 'skipped'
  if (isBad) return 'bad'
  return row.is_stored && row.effect ? row.effect : 'pending'
}
