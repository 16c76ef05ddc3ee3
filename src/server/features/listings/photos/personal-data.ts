import type { PersonalTables } from '../../../platform/personal-data/personal-table.ts'

/** What this feature keeps about people (decision 105). */
export const photosData: PersonalTables = {
  photos: {
    people: { owner_id: 'own' },
    leftOut: { source_hash: 'of use to the machine alone' },
    erasure: {
      kind: 'kept',
      until: 'with the listing, which leaves the market; until you ask us to delete it',
    },
  },
}
