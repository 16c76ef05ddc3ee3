import { sql } from 'kysely'
import type { PersonalTable, PersonalTables } from '../../../platform/personal-data/personal-table.ts'

/** Of a plan: they go with it, and so with the account. */
const ofPlan: Pick<PersonalTable, 'people' | 'through' | 'erasure'> = {
  people: {},
  through: ({ organizationId: id }) => sql`plan_id in (select id from plans where owner_id = ${id})`,
  erasure: { kind: 'deleted' },
}

/** What this feature keeps about people (decision 105). */
export const planSharesData: PersonalTables = {
  plan_versions: ofPlan,
  plan_shares: { ...ofPlan, leftOut: { token_hash: 'a secret, or made of one', seal_key: 'a secret' } },
  plan_comments: ofPlan,
  plan_decisions: ofPlan,
}
