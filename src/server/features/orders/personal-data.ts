import type { PersonalTables } from '../../platform/personal-data/personal-table.ts'

/** What this feature keeps about people (decision 105). */
export const ordersData: PersonalTables = {
  orders: {
    people: { buyer_id: 'own' },
    erasure: { kind: 'kept', until: 'seven years after the booking has ended' },
  },
}
