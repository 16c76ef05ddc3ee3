import { sql } from 'kysely'
import type { Person, PersonalTables } from '../../../platform/personal-data/personal-table.ts'

const ofKeys = ({ id }: Person) => sql<boolean>`key_id in (select id from api_keys where user_id = ${id})`

/** What this feature keeps about people (decision 105). */
export const apiKeysData: PersonalTables = {
  api_keys: {
    people: { user_id: 'own', organization_id: 'shared' },
    leftOut: { token_hash: 'a secret, or made of one', reminded_days: 'of use to the machine alone' },
    erasure: { kind: 'deleted' },
  },
  api_key_uses: {
    people: {},
    through: ofKeys,
    erasure: { kind: 'deleted', also: ofKeys },
  },
}
