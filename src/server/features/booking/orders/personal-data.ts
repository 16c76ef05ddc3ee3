import type { PersonalTables } from '../../../platform/personal-data/personal-table.ts'
import { ofListings } from '../../../platform/personal-data/through.ts'

/** What this feature keeps about people (decision 105). */
export const ordersData: PersonalTables = {
  prepared_bookings: {
    people: {},
    through: ofListings,
    notExported: 'put together by somebody’s program for somebody else; kept for a week',
    erasure: { kind: 'kept', until: 'a week' },
  },
}
