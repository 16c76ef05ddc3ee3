import type { RawRow } from '#domain/listings/import/csv.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { ImportKind } from './import-kind.ts'
import { toKindFile, writeKindRows } from './kind-rows.ts'
import type { ImportRecord } from './queries.ts'

interface Recheck {
  record: ImportRecord
  kind: ImportKind
  line: number
  now: Date
}

/**
 * Before a row is changed: which others stand or fall with it. What it returns checks it and them again, once it is changed:
 * of two rows that contradict each other the second is good as soon as the first is skipped. The file is read once.
 */
export async function startFileRecheck(trx: Tx, { record, kind, line, now }: Recheck) {
  const open = await kind.open(trx, toKindFile(trx, record, now))
  const before = open.partnersOf(line)
  return async () => {
    const [changed] = await readRows(trx, record.id, [line])
    const after = open.withRow(line, changed ?? null)
    const rows = await readRows(trx, record.id, [line, ...before, ...after.partnersOf(line)])
    await writeKindRows(trx, record.id, { results: await after.check(trx, rows), isStored: false })
  }
}

/** Of those that are not skipped, in file order. */
async function readRows(trx: Tx, importId: number, lines: readonly number[]): Promise<RawRow[]> {
  const rows = await trx
    .selectFrom('import_rows')
    .select(['line', 'cells', 'problem'])
    .where('import_id', '=', importId)
    .where('line', 'in', [...new Set(lines)])
    .where('is_skipped', '=', false)
    .orderBy('line')
    .execute()
  return rows.map(({ line, cells, problem }) => ({ line, cells, ...(problem === null ? {} : { problem }) }))
}
