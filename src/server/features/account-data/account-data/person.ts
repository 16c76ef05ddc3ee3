import type { Db } from '../../../platform/db/database.ts'
import type { Person } from '../../../platform/personal-data/personal-table.ts'
import { findOwnOrganization, getUser, type UserRow } from '../../accounts/accounts/queries.ts'

export type Account = UserRow

export const readAccount = (db: Db, id: number): Promise<Account> => getUser(db, id)

export async function toPerson(db: Db, { id, email, status }: Account): Promise<Person> {
  const organizationId = await findOwnOrganization(db, id)
  return { id, organizationId, email: status === 'pending' ? null : email }
}
