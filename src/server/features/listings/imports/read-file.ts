import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { StyleScan } from '#domain/listings/import/column-style.ts'
import type { RawRow } from '#domain/listings/import/csv.ts'
import { guessAdType } from '#domain/listings/import/guess-ad-type.ts'
import { guessMapping } from '#domain/listings/import/guess-mapping.ts'
import { type Inventory, openInventory } from '#domain/listings/import/inventory.ts'
import { describeLeftOut } from '#domain/listings/import/left-out-lines.ts'
import { IMPORT_LIMITS, InventoryError } from '#domain/listings/import/limits.ts'
import { addLetters, describeLetters, NO_LETTERS } from '#domain/listings/import/notices.ts'
import type { PlanSettings } from '#domain/listings/import/plan-settings.ts'
import { describeUnused } from '#domain/listings/import/unused-columns.ts'
import type { AppContext } from '../../../context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { withSpoolFolder } from '../../../platform/uploads/spool.ts'
import { openFileSource } from '../../../platform/workbook/read-workbook.ts'
import { findLastPlan } from './find-last-plan.ts'
import type { ImportKind } from './import-kind.ts'
import { BATCH_CHARACTERS, BATCH_ROWS } from './limits.ts'
import type { ImportRecord } from './queries.ts'

/** Letters, lines, and every column that is not used. */
const MAX_NOTICES = IMPORT_LIMITS.columns + 10

/**
 * Stores the file's rows in the database and guesses the column mapping. When interrupted it restarts from the file, which
 * is deleted only after all of it was read. @throws InventoryError
 */
export async function readFile(
  context: AppContext,
  record: ImportRecord,
  kind: ImportKind | null,
): Promise<void> {
  const { files, config } = context
  await withSpoolFolder(config.DATA_DIR, async (folder) => {
    const path = join(folder, 'file')
    const isHere = record.file_path !== null && (await files.readInto(record.file_path, path))
    if (!isHere) throw new InventoryError('empty', 'The file is not here any more. Please upload it again.')
    const { source, isWorkbook, remarks } = await openFileSource(path, folder)
    await saveInventory(context, record, {
      inventory: await openInventory(source),
      isWorkbook,
      remarks,
      kind,
    })
  })
}

interface ReadInventory {
  inventory: Inventory
  isWorkbook: boolean
  remarks: string[]
  kind: ImportKind | null
}

async function saveInventory(
  { db, now }: AppContext,
  record: ImportRecord,
  { inventory, isWorkbook, remarks, kind }: ReadInventory,
): Promise<void> {
  const most = await mostRows(db, record.seller_id)
  await db.deleteFrom('import_rows').where('import_id', '=', record.id).execute()
  let rowCount = 0
  let letters = NO_LETTERS
  const styles = new StyleScan()
  const leftOut: RawRow[] = []
  for await (const batch of batchesOf(inventory.rows())) {
    rowCount += batch.length
    for (const row of batch) {
      letters = addLetters(letters, row.letters)
      if (row.leftOut) leftOut.push(row)
      else if (row.problem === undefined) styles.add(row.cells)
    }
    if (rowCount > most.rows) throw new InventoryError('too-large', most.message)
    await saveBatch(db, record.id, { batch, rowCount, now: now() })
  }
  if (rowCount === 0) throw new InventoryError('empty', 'The file has a header but no rows.')
  const { columns, samples } = inventory
  const isGiven = record.is_planned && isDeepStrictEqual(record.columns, columns)
  const last = isGiven ? undefined : await findLastPlan(db, record, columns)
  const plan: PlanSettings = (isGiven ? record.plan : last?.plan) ?? {
    ...(kind?.guess ?? guessMapping)(columns, samples),
    defaults: {},
  }
  const notices = [
    ...describeLetters(letters),
    ...(last
      ? [{ text: `The columns are read as in your last import of such a file, ${last.fileName}.` }]
      : []),
    ...[...remarks, ...inventory.remarks].map((text) => ({ text })),
    ...describeLeftOut(leftOut),
    ...(kind ? [] : describeUnused(columns, samples, plan)),
  ]
  await db
    .updateTable('imports')
    .set({
      format: isWorkbook ? 'xlsx' : inventory.format,
      columns: JSON.stringify(columns),
      plan: JSON.stringify(plan),
      styles: JSON.stringify(styles.styles(columns.length)),
      notices: JSON.stringify(notices.slice(0, MAX_NOTICES)),
      is_planned: isGiven,
      guessed_ad_type: guessAdType({ name: record.file_name, columns, samples })?.adType ?? null,
      row_count: rowCount,
    })
    .where('id', '=', record.id)
    .execute()
}

async function mostRows(db: Db, sellerId: number): Promise<{ rows: number; message: string }> {
  const seller = await db
    .selectFrom('organizations')
    .select('status')
    .where('id', '=', sellerId)
    .executeTakeFirstOrThrow()
  if (seller.status === 'active') {
    const rows = IMPORT_LIMITS.uploadRows
    return { rows, message: `More than ${rows.toLocaleString('en-US')} rows. Split the file.` }
  }
  const rows = IMPORT_LIMITS.pendingUserRows
  return {
    rows,
    message: `More than ${rows} rows. Confirm your e-mail address first; then a file may have ${IMPORT_LIMITS.uploadRows.toLocaleString('en-US')}.`,
  }
}

async function* batchesOf(rows: AsyncIterable<RawRow>): AsyncGenerator<RawRow[]> {
  let batch: RawRow[] = []
  let characters = 0
  for await (const row of rows) {
    batch.push(row)
    characters += row.cells.reduce((sum, cell) => sum + cell.length, 0)
    if (batch.length < BATCH_ROWS && characters < BATCH_CHARACTERS) continue
    yield batch
    batch = []
    characters = 0
  }
  if (batch.length > 0) yield batch
}

async function saveBatch(
  db: Db,
  importId: number,
  { batch, rowCount, now }: { batch: RawRow[]; rowCount: number; now: Date },
): Promise<void> {
  const rows = batch.map(({ line, cells, problem, leftOut }) => ({
    import_id: importId,
    line,
    cells: JSON.stringify(cells.map(toStorable)),
    problem: problem ?? null,
    is_skipped: leftOut !== undefined,
  }))
  await db.insertInto('import_rows').values(rows).execute()
  await db
    .updateTable('imports')
    .set({ row_count: rowCount, done_count: rowCount, updated_at: now })
    .where('id', '=', importId)
    .execute()
}

/** Postgres cannot store NUL, and lone surrogates are not valid text. */
function toStorable(cell: string): string {
  return cell.toWellFormed().replaceAll('\0', '')
}
