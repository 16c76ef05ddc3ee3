import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import type { InventoryReport, InventoryRow } from '#contract/listings/inventory-sources-push.ts'
import type { ImportKindName } from '#domain/listings/import/contract-fields.ts'
import { isRunning } from '#domain/listings/import/states.ts'
import { importPath } from '#domain/paths.ts'
import type { AppContext } from '../../../context.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { countAll, fetchPage } from '../../../platform/db/read-page.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { RequestEnv } from '../../../platform/http/env.ts'
import { requireActor } from '../../../platform/http/require-actor.ts'
import { insertImport, keepForImport, receiveImport, receiveInventory } from '../imports/create-import.ts'
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
  { name, kind }: { name: string; kind: ImportKindName },
): Promise<InventoryReport> {
  const { organizationId } = requireActor(c)
  return receiveImport(context, c, async (upload) => {
    const hash = createHash('sha256')
    const file = await receiveInventory(upload, (piece) => hash.update(piece))
    const sha256 = hash.digest()
    const pushed = { sellerId: organizationId, kind, name, file, origin: 'push' as const, sha256 }
    const record = await keepForImport(context, file, async (path) => {
      const result = await context.db.transaction().execute((trx) => insertPush(trx, { ...pushed, path }))
      return { isKept: result.file_path === path, result }
    })
    return presentReport(context, record)
  })
}

type Pushed = Parameters<typeof insertImport>[1] & { kind: ImportKindName; sha256: Buffer }

/** Two of the same at once come one after the other, and are one. */
async function insertPush(trx: Tx, pushed: Pushed): Promise<ImportRecord> {
  await trx
    .selectFrom('organizations')
    .select('id')
    .where('id', '=', pushed.sellerId)
    .forNoKeyUpdate()
    .execute()
  const last = await findLastPush(trx, pushed)
  const isAgain = last?.sha256?.equals(pushed.sha256) && last.state !== 'failed' && last.state !== 'undone'
  return last && isAgain ? last : insertImport(trx, pushed)
}

function findLastPush(trx: Tx, { sellerId, kind }: Pushed): Promise<ImportRecord | undefined> {
  return trx
    .selectFrom('imports')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('kind', '=', kind)
    .where('origin', '=', 'push')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

interface Own {
  id: number
  organizationId: number
  kind: ImportKindName
}

/** @throws AppError `not-found`, also for files of others and of another kind */
export async function readReport(context: AppContext, own: Own): Promise<InventoryReport> {
  return presentReport(context, await getPushed(context.db, own))
}

async function getPushed(db: Db, { id, organizationId, kind }: Own): Promise<ImportRecord> {
  const record = await getImport(db, organizationId, id)
  if (record.kind !== kind) throw new AppError('not-found')
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
  if (namesUnits(record)) return 'Start it on its page: nothing is stored before.'
  return record.kind === 'contracts'
    ? 'No columns are known as the unit id, the client and the first day. Call them “unit_id”, “client” and “start_date”, or say which they are.'
    : 'No column is known as the unit id. Say which one it is, or call it “unit_id”.'
}

interface RowPage extends Own {
  isBad: boolean
  after: number
}

export async function listRowOutcomes(db: Db, { isBad, after, ...own }: RowPage) {
  const record = await getPushed(db, own)
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
