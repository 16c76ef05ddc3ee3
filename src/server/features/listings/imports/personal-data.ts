import { type SqlBool, sql } from 'kysely'
import type { Person, PersonalTables } from '../../../platform/personal-data/personal-table.ts'

const ofImports = ({ id }: Person) =>
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
