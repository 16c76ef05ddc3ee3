import { type SqlBool, sql } from 'kysely'
import type { Person, PersonalTables } from '../../../platform/personal-data/personal-table.ts'

const ofSearches = ({ id }: Person) =>
  sql<SqlBool>`saved_search_id in (select id from saved_searches where user_id = ${id})`

/** What this feature keeps about people (decision 105). */
export const alertsData: PersonalTables = {
  alerts: {
    people: { user_id: 'own' },
    leftOut: {
      selector: 'a secret, or made of one',
      former_token_hash: 'a secret, or made of one',
      compiled: 'of use to the machine alone',
      compiled_with: 'of use to the machine alone',
    },
    erasure: { kind: 'deleted' },
  },
  alert_hits: {
    people: {},
    through: ofSearches,
    erasure: { kind: 'deleted', also: ofSearches },
  },
}
