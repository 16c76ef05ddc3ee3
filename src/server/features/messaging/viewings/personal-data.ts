import type { PersonalTables } from '../../../platform/personal-data/personal-table.ts'

/** What this feature keeps about people (decision 105). */
export const viewingsData: PersonalTables = {
  viewing_hours: {
    people: { seller_id: 'own' },
    erasure: { kind: 'deleted' },
  },
  viewing_settings: {
    people: { seller_id: 'own' },
    erasure: { kind: 'deleted' },
  },
  viewings: {
    people: { buyer_id: 'own', seller_id: 'own', proposed_by: 'shared' },
    erasure: { kind: 'kept', until: 'two years after the last message, or until both sides have left' },
  },
}
