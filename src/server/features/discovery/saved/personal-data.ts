import type { PersonalTables } from '../../../platform/personal-data/personal-table.ts'

/** What this feature keeps about people (decision 105). */
export const savedData: PersonalTables = {
  favorite_folders: {
    people: { user_id: 'own' },
    leftOut: {
      share_selector: 'a secret, or made of one',
      former_share_token_hash: 'a secret, or made of one',
    },
    erasure: { kind: 'deleted' },
  },
  favorites: {
    people: { user_id: 'own' },
    erasure: { kind: 'deleted' },
  },
  saved_searches: {
    people: { user_id: 'own' },
    erasure: { kind: 'deleted' },
  },
}
