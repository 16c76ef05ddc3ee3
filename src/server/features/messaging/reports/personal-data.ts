import type { PersonalTables } from '../../../platform/personal-data/personal-table.ts'

/** What this feature keeps about people (decision 105). */
export const reportsData: PersonalTables = {
  listing_reports: {
    people: { reporter_id: 'own', resolved_by: 'staff' },
    as: 'reports',
    leftOut: { resolution: 'words of our staff' },
    erasure: { kind: 'masked', set: { reporter_id: 'null' } },
  },
}
