import type { PersonalTables } from '../../../platform/personal-data/personal-table.ts'

/** What this feature keeps about people (decision 105): whom a seller sells to, as the seller has written it. */
export const clientsData: PersonalTables = {
  clients: {
    // the address is the client's, written down by the seller, whose list it is
    people: {
      organization_id: 'own',
      account_id: 'other',
      created_by: 'other',
      email: 'shared',
      phone: 'shared',
      address: 'shared',
      rep_id: 'other',
    },
    erasure: { kind: 'deleted' },
  },
}
