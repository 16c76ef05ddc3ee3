import { sql } from 'kysely'
import type { PersonalTables } from '../../../platform/personal-data/personal-table.ts'

/** What this feature keeps about people (decision 105). */
export const apiKeysData: PersonalTables = {
  api_keys: {
    people: { user_id: 'own' },
    leftOut: { token_hash: 'a secret, or made of one', reminded_days: 'of use to the machine alone' },
    erasure: { kind: 'deleted' },
  },
  api_key_uses: {
    people: {},
    through: ({ id }) => sql`key_id in (select id from api_keys where user_id = ${id})`,
    erasure: {
      kind: 'kept',
      until: 'fourteen days, or until its key is deleted, with the account at the latest',
    },
  },
}
