import type { PersonalTables } from '../../../platform/personal-data/personal-table.ts'

/** What this feature keeps about people (decision 105). */
export const noticesData: PersonalTables = {
  notices: {
    people: { user_id: 'own', actor_id: 'other', organization_id: 'shared' },
    leftOut: { key: 'of use to the machine alone' },
    erasure: { kind: 'deleted' },
  },
  notice_settings: {
    people: { user_id: 'own' },
    leftOut: {
      unsubscribe_selector: 'a secret, or made of one',
      former_token_hash: 'a secret, or made of one',
    },
    erasure: { kind: 'deleted' },
  },
}
