import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { erasedRowsOf, type Person, type PersonalTable, type PersonalTables } from './personal-table.ts'

/** Deletes or masks what the tables hold of a person who leaves; what is kept stays. Before the account's own row changes. */
export async function eraseRows(trx: Tx, tables: PersonalTables, person: Person): Promise<void> {
  for (const [table, entry] of Object.entries(tables)) await eraseOf(trx, { table, entry, person })
}

async function eraseOf(
  trx: Tx,
  { table, entry, person }: { table: string; entry: PersonalTable; person: Person },
): Promise<void> {
  const rows = erasedRowsOf(entry, person)
  const { erasure } = entry
  if (erasure.kind === 'deleted') await sql`delete from ${sql.table(table)} where ${rows}`.execute(trx)
  if (erasure.kind !== 'masked') return
  const changes = Object.entries(erasure.set).map(
    ([column, value]) => sql`${sql.ref(column)} = ${sql.raw(value)}`,
  )
  await sql`update ${sql.table(table)} set ${sql.join(changes)} where ${rows}`.execute(trx)
}
