import { type SqlBool, sql } from 'kysely'
import type { Person, PersonalTables } from '../../../platform/personal-data/personal-table.ts'

/** What this feature keeps about people (decision 105). */
export const blocksData: PersonalTables = {
  blocks: {
    people: { blocker_id: 'own', blocked_id: 'shared' },
    erasure: { kind: 'deleted', also: ({ organizationId: id }: Person) => sql<SqlBool>`blocked_id = ${id}` },
  },
}
