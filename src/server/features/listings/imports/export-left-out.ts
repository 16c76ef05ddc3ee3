import type { ImportPlan } from '#domain/listings/import/draft.ts'
import { required } from '#domain/required.ts'
import type { Db } from '../../../platform/db/database.ts'
import { toCsvCell } from '../../../platform/http/csv-cell.ts'
import { LEFT_OUT_COLUMNS, withoutLeftOut } from './left-out-columns.ts'
import { BATCH_ROWS } from './limits.ts'
import { type ImportRecord, type ImportRowRecord, listErrors } from './queries.ts'
import { planOf } from './row-outcomes.ts'

const SKIPPED = 'Skipped by you'

/** The rows that are not imported, as a CSV file in the columns of the one they came in, piece by piece. */
export async function* exportLeftOut(db: Db, record: ImportRecord): AsyncGenerator<Buffer> {
  const plan = planOf(record)
  const columns = withoutLeftOut(record.columns)
  yield Buffer.from(`\ufeff${toLine([...columns, ...LEFT_OUT_COLUMNS])}`)
  for (let after = -1; ; ) {
    const rows = await nextRows(db, record.id, after)
    yield Buffer.from(rows.map((row) => toLine(toCells(row, { plan, columns }))).join(''))
    if (rows.length < BATCH_ROWS) return
    after = required(rows.at(-1)).line
  }
}

function nextRows(db: Db, importId: number, after: number): Promise<ImportRowRecord[]> {
  return db
    .selectFrom('import_rows')
    .selectAll()
    .where('import_id', '=', importId)
    .where('line', '>', after)
    .where((eb) =>
      eb.or([eb('is_skipped', '=', true), eb('problem', 'is not', null), eb('errors', 'is not', null)]),
    )
    .orderBy('line')
    .limit(BATCH_ROWS)
    .execute()
}

interface Layout {
  plan: ImportPlan
  columns: readonly string[]
}

function toCells(row: ImportRowRecord, { plan, columns }: Layout): string[] {
  const errors = listErrors(row, plan)
  const reasons = errors.map(({ column, reason }) =>
    column === null ? reason : `${plan.columns[column]}: ${reason}`,
  )
  const cells = columns.map((_, i) => row.cells[i] ?? '')
  return [...cells, String(row.line), row.is_skipped ? SKIPPED : reasons.join('; ')]
}

function toLine(cells: string[]): string {
  return `${cells.map(toCsvCell).join(',')}\r\n`
}
