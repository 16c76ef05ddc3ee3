import type { PersonalTables } from '../../../platform/personal-data/personal-table.ts'
import { ofListings } from '../../../platform/personal-data/through.ts'

/** What this feature keeps about people (decision 105). */
export const bookingTermsData: PersonalTables = {
  booking_terms: {
    people: {},
    through: ofListings,
    erasure: {
      kind: 'kept',
      until: 'with the listing, which leaves the market; until you ask us to delete it',
    },
  },
  term_templates: {
    people: { organization_id: 'own' },
    erasure: { kind: 'deleted' },
  },
  terms_changes: {
    people: {},
    through: ofListings,
    erasure: {
      kind: 'kept',
      until: 'with the listing, which leaves the market; until you ask us to delete it',
    },
  },
}
