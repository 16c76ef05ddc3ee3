import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { listLeftOut, numberIn, type Person, type PersonalTable, rowsOf } from './personal-table.ts'

/** Rows read at once: what an account holds has no bound, memory has. */
const PAGE = 500

/** A person's rows of a table as JSON texts, a page at a time, without what is not theirs. */
export async function* exportRows(trx: Tx, { table, entry, person }: Exported): AsyncGenerator<string[]> {
  const cursor = sql.ref(`export_${table}`)
  await sql`declare ${cursor} no scroll cursor for
    select (${shownOf({ table, entry, person })})::text as row from ${sql.table(table)} where ${rowsOf(entry, person)}`.execute(
    trx,
  )
  for (;;) {
    const { rows } = await sql<{ row: string }>`fetch ${sql.lit(PAGE)} from ${cursor}`.execute(trx)
    if (rows.length > 0) yield rows.map(({ row }) => row)
    if (rows.length < PAGE) break
  }
  await sql`close ${cursor}`.execute(trx)
}

interface Exported {
  table: string
  entry: PersonalTable
  person: Person
}

function shownOf({ table, entry, person }: Exported): RawBuilder<unknown> {
  const { ownOnly } = entry
  const shown = sql`(to_jsonb(${sql.table(table)}) - ${listLeftOut(entry)}::text[])`
  if (!ownOnly) return shown
  return sql`case when ${sql.ref(ownOnly.of)} = ${numberIn(ownOnly.of, person)} then ${shown} else ${shown} - ${[...ownOnly.columns]}::text[] end`
}
