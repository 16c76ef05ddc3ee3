import type { PersonalTables } from '../../../platform/personal-data/personal-table.ts'
import { ofBookings } from '../../../platform/personal-data/through.ts'

/** What this feature keeps about people (decision 105). */
export const bookingChangesData: PersonalTables = {
  booking_changes: {
    people: { user_id: 'shared', address: 'own', user_agent: 'own' },
    through: ofBookings,
    ownOnly: { of: 'user_id', columns: ['address', 'user_agent'] },
    erasure: { kind: 'kept', until: 'seven years after the booking has ended' },
  },
}
