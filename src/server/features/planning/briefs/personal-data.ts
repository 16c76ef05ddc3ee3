import { sql } from 'kysely'
import type { PersonalTables } from '../../../platform/personal-data/personal-table.ts'

/** What this feature keeps about people (decision 105): what a buyer is looking for, and what sellers answer. */
export const briefsData: PersonalTables = {
  briefs: { people: { organization_id: 'own', author_id: 'other' }, erasure: { kind: 'deleted' } },
  brief_recipients: {
    people: { organization_id: 'own', person_id: 'other' },
    erasure: { kind: 'deleted' },
  },
  brief_lines: {
    people: {},
    through: ({ organizationId: id }) => sql`organization_id = ${id}`,
    erasure: { kind: 'deleted' },
  },
}
