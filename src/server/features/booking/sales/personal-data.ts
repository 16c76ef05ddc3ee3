import { type SqlBool, sql } from 'kysely'
import type { Person, PersonalTables } from '../../../platform/personal-data/personal-table.ts'

const ofReps = ({ organizationId }: Person) =>
  sql<SqlBool>`rep_id in (select id from sales_reps where organization_id = ${organizationId})`

/** What this feature keeps about people (decision 105): whom a seller pays for what they sell, and how much of it. */
export const salesData: PersonalTables = {
  sales_reps: { people: { organization_id: 'own', user_id: 'other' }, erasure: { kind: 'deleted' } },
  rep_rates: { people: { created_by: 'other' }, through: ofReps, erasure: { kind: 'deleted' } },
}
