import type { PersonalTables } from '../../../platform/personal-data/personal-table.ts'

/** What this feature keeps about people (decision 105). */
export const inboundMailData: PersonalTables = {
  mail_confirmations: {
    people: { user_id: 'own', email: 'own' },
    leftOut: { token_hash: 'a secret', path: 'of use to the machine alone' },
    erasure: { kind: 'deleted' },
  },
}
