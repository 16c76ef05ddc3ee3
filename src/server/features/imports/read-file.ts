import type { RawRow } from '#domain/import/csv.ts'
import { guessAdType } from '#domain/import/guess-ad-type.ts'
import { guessMapping } from '#domain/import/guess-mapping.ts'
import { openInventory } from '#domain/import/inventory.ts'
import { IMPORT_LIMITS, InventoryError } from '#domain/import/limits.ts'
import type { AppContext } from '../../context.ts'
import type { Db } from '../../platform/db/database.ts'
import { isWorkbook, readWorkbook } from '../../platform/workbook/read-workbook.ts'
import { BATCH_ROWS } from './limits.ts'
import type { ImportRecord } from './queries.ts'

/**
 * Rows of the file into the database, with its columns guessed. Cut off, it begins again from the file, which goes away
 * only when all of it is read. @throws InventoryError
 */
export async function readFile({ db, files }: AppContext, record: ImportRecord): Promise<void> {
  const bytes = record.file_path === null ? null : await files.read(record.file_path)
  if (!bytes) throw new InventoryError('empty', 'The file is not here any more. Please upload it again.')
  const workbook = isWorkbook(bytes)
  const text = workbook ? await readWorkbook(bytes) : bytes
  const inventory = await openInventory(() => [text])
  const most = await mostRows(db, record.seller_id)
  await db.deleteFrom('import_rows').where('import_id', '=', record.id).execute()
  let rowCount = 0
  for await (const batch of batchesOf(inventory.rows())) {
    rowCount += batch.length
    if (rowCount > most.rows) throw new InventoryError('too-large', most.message)
    await saveBatch(db, record.id, { batch, rowCount })
  }
  if (rowCount === 0) throw new InventoryError('empty', 'The file has a header but no rows.')
  const { columns, samples } = inventory
  const mapping = guessMapping(columns, samples)
  await db
    .updateTable('imports')
    .set({
      format: workbook ? 'xlsx' : inventory.format,
      columns: JSON.stringify(columns),
      plan: JSON.stringify({ ...mapping, defaults: {} }),
      guessed_ad_type: guessAdType({ name: record.file_name, columns, samples })?.adType ?? null,
      row_count: rowCount,
    })
    .where('id', '=', record.id)
    .execute()
}

async function mostRows(db: Db, sellerId: number): Promise<{ rows: number; message: string }> {
  const seller = await db
    .selectFrom('users')
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
  for await (const row of rows) {
    batch.push(row)
    if (batch.length < BATCH_ROWS) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

async function saveBatch(
  db: Db,
  importId: number,
  { batch, rowCount }: { batch: RawRow[]; rowCount: number },
): Promise<void> {
  const rows = batch.map(({ line, cells, problem }) => ({
    import_id: importId,
    line,
    cells: JSON.stringify(cells.map(toStorable)),
    problem: problem ?? null,
  }))
  await db.insertInto('import_rows').values(rows).execute()
  await db
    .updateTable('imports')
    .set({ row_count: rowCount, done_count: rowCount, updated_at: new Date() })
    .where('id', '=', importId)
    .execute()
}

/** Zero bytes cannot be stored, and lone surrogates are no text. */
function toStorable(cell: string): string {
  return cell.toWellFormed().replaceAll('\0', '')
}
