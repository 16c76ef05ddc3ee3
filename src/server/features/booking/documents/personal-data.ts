import type { PersonalTables } from '../../../platform/personal-data/personal-table.ts'
import { ofBookings } from '../../../platform/personal-data/through.ts'

/** What this feature keeps about people (decision 105). */
export const documentsData: PersonalTables = {
  documents: {
    people: { seller_id: 'own' },
    through: ofBookings,
    erasure: { kind: 'kept', until: 'seven years after the booking has ended' },
  },
  document_counters: {
    people: { seller_id: 'own' },
    erasure: { kind: 'kept', until: 'as long as the account’s row, which names nobody any more' },
  },
}
