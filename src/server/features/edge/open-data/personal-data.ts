import type { PersonalTables } from '../../../platform/personal-data/personal-table.ts'

/** What this feature keeps about people (decision 105). */
export const openDataData: PersonalTables = {
  open_settings: { people: { organization_id: 'own' }, erasure: { kind: 'deleted' } },
}
