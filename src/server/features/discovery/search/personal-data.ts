import type { PersonalTables } from '../../../platform/personal-data/personal-table.ts'
import { ofListings } from '../../../platform/personal-data/through.ts'

/** What this feature keeps about people (decision 105). */
export const searchData: PersonalTables = {
  listing_embeddings: {
    people: {},
    through: ofListings,
    notExported: 'worked out from the listing’s words',
    erasure: {
      kind: 'kept',
      until: 'with the listing, which leaves the market; until you ask us to delete it',
    },
  },
}
