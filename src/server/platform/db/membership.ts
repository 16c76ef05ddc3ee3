import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** Whether a person is of an organization: a person alone is of the one with the same number, and a guest (0) of none. */
export function isOf(person: RawBuilder<unknown>, organization: RawBuilder<unknown>): RawBuilder<SqlBool> {
  return sql`exists (select from organization_members as membership
    where membership.organization_id = ${organization} and membership.user_id = ${person})`
}

/** An organization, where the person belongs to others too and a link has to name it; else null. */
export function namedOf(
  person: RawBuilder<unknown>,
  organization: RawBuilder<unknown>,
): RawBuilder<number | null> {
  return sql`case when exists (select from organization_members as other
    where other.user_id = ${person} and other.organization_id <> ${organization}) then ${organization} end`
}
