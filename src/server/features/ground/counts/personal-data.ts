import type { PersonalTables } from '../../../platform/personal-data/personal-table.ts'
import { ofListings } from '../../../platform/personal-data/through.ts'

/** What this feature keeps about people (decision 105). */
export const countsData: PersonalTables = {
  space_days: {
    people: {},
    through: ofListings,
    erasure: { kind: 'kept', until: '25 months; totals in which nobody is named' },
  },
  space_hours: {
    people: {},
    through: ofListings,
    erasure: { kind: 'kept', until: 'two days; totals in which nobody is named' },
  },
}
