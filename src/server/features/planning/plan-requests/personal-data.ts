import { sql } from 'kysely'
import type { PersonalTables } from '../../../platform/personal-data/personal-table.ts'

const ofPlans = (id: number) => sql`select id from plans where owner_id = ${id}`

/** What this feature keeps about people (decision 105). */
export const planRequestsData: PersonalTables = {
  plan_requests: {
    people: { sent_by: 'other', address: 'own', user_agent: 'own' },
    through: ({ organizationId: id }) => sql`plan_id in (${ofPlans(id)})`,
    erasure: { kind: 'deleted' },
  },
  plan_request_lines: {
    people: {},
    through: ({ organizationId: id }) =>
      sql`request_id in (select id from plan_requests where plan_id in (${ofPlans(id)}))`,
    erasure: { kind: 'deleted' },
  },
}
