import type { PersonalTables } from '../../../platform/personal-data/personal-table.ts'

/** What this feature keeps about people (decision 105). */
export const accountDataData: PersonalTables = {
  company_exports: {
    people: { organization_id: 'own', asked_by: 'other' },
    notExported: 'files of one day with what the other sections hold',
    erasure: { kind: 'deleted' },
  },
  company_deletions: {
    people: { organization_id: 'own', asked_by: 'other' },
    notExported: 'said on the team page while it waits; the security events name it',
    erasure: { kind: 'deleted' },
  },
}
