import { type SqlBool, sql } from 'kysely'
import type { Tx } from '../../../platform/db/database.ts'
import type { Person, PersonalTables } from '../../../platform/personal-data/personal-table.ts'

const ofImports = ({ organizationId: id }: Person) =>
  sql<SqlBool>`import_id in (select id from imports where seller_id = ${id})`

/** What this feature keeps about people (decision 105). */
export const importsData: PersonalTables = {
  imports: {
    people: { seller_id: 'own' },
    leftOut: { file_path: 'of use to the machine alone' },
    erasure: { kind: 'deleted' },
  },
  import_pictures: {
    people: {},
    through: ofImports,
    erasure: { kind: 'deleted', also: ofImports },
  },
  import_rows: {
    people: {},
    through: ofImports,
    erasure: { kind: 'deleted', also: ofImports },
  },
}

/** Deletes every file that a seller who leaves has imported, with its rows. @returns the paths to delete from the store after the commit */
export async function eraseImports(trx: Tx, { organizationId }: Person): Promise<string[]> {
  const gone = await trx
    .deleteFrom('imports')
    .where('seller_id', '=', organizationId)
    .returning('file_path')
    .execute()
  return gone.flatMap(({ file_path }) => file_path ?? [])
}
