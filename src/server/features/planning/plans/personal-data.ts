import { sql } from 'kysely'
import type { PersonalTables } from '../../../platform/personal-data/personal-table.ts'

/** What this feature keeps about people (decision 105). */
export const plansData: PersonalTables = {
  plans: {
    people: { owner_id: 'own' },
    erasure: { kind: 'deleted' },
  },
  plan_lines: {
    people: {},
    through: ({ organizationId: id }) => sql`plan_id in (select id from plans where owner_id = ${id})`,
    erasure: { kind: 'deleted' },
  },
}
