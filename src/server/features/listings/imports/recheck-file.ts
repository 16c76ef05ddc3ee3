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
 * of two rows that contradict each other the second is good as soon as the first is skipped.
 */
export async function startFileRecheck(trx: Tx, { record, kind, line, now }: Recheck) {
  const before = (await kind.open(trx, toKindFile(trx, record, now))).partnersOf(line)
  return async () => {
    const file = toKindFile(trx, record, now)
    const open = await kind.open(trx, file)
    const lines = new Set([line, ...before, ...open.partnersOf(line)])
    const rows: RawRow[] = []
    for await (const row of file.rows()) if (lines.has(row.line)) rows.push(row)
    await writeKindRows(trx, record.id, { results: await open.check(trx, rows), isStored: false })
  }
}
