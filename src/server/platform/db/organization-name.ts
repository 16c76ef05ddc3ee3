import { type RawBuilder, sql } from 'kysely'
import type { Db } from './database.ts'

interface Named {
  company: string | null
  name: string | null
  username: string
}

/** How people read an organization: the company's name, or that of the person who is alone. */
export const toOrganizationName = ({ company, name, username }: Named): string => company ?? name ?? username

/** The same in a statement. @param alias of the row of `organizations` */
export function organizationName(alias: string): RawBuilder<string> {
  const column = (name: keyof Named) => sql.ref(`${alias}.${name}`)
  return sql<string>`coalesce(${column('company')}, ${column('name')}, ${column('username')})`
}

/** @throws for an id of none */
export async function readOrganizationName(db: Db, id: number): Promise<string> {
  const { name } = await db
    .selectFrom('organizations')
    .select(organizationName('organizations').as('name'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return name
}
