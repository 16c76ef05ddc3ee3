import type { PersonalTables } from '../../../platform/personal-data/personal-table.ts'

/** What this feature keeps about people (decision 105). */
export const shopsData: PersonalTables = {
  shops: { people: { organization_id: 'own', address: 'own' }, erasure: { kind: 'deleted' } },
}
