import type { Account } from '#contract/accounts.ts'
import type { UserRow } from './queries.ts'

/** Row → contract: the only way a user leaves the server, and only to themselves. */
export function presentAccount(user: UserRow): Account {
  return {
    id: user.id,
    username: user.username,
    role: user.role,
    status: user.status,
    email: user.email,
    name: user.name,
    company: user.company,
    phone: user.phone,
    createdAt: user.created_at.toISOString(),
  }
}
