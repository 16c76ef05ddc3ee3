import type { Person } from '../../../platform/personal-data/personal-table.ts'
import type { UserRow } from '../../accounts/accounts/queries.ts'

export function toPerson({ id, email, status }: UserRow): Person {
  return { id, email: status === 'pending' ? null : email }
}
