import type { PersonalTables } from '../../../platform/personal-data/personal-table.ts'

/** What this feature keeps about people (decision 105). */
export const errorLogData: PersonalTables = {
  error_reports: {
    people: { user_id: 'own', user_agent: 'own' },
    leftOut: {
      stack: 'of use to the machine alone',
      breadcrumbs: 'of use to the machine alone',
      request_id: 'of use to the machine alone',
    },
    erasure: { kind: 'masked', set: { user_id: 'null' } },
  },
}
