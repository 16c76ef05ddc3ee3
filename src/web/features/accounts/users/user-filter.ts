import { ROLES, type Role, USER_STATUSES, type UserStatus } from '#domain/vocabulary.ts'

export interface UserFilter {
  q?: string | undefined
  status?: UserStatus | undefined
  role?: Role | undefined
}

/** Parses the search parameters; invalid values are ignored. */
export function parseUserFilter(raw: Record<string, unknown>): UserFilter {
  const status = USER_STATUSES.find((known) => known === raw.status)
  const role = ROLES.find((known) => known === raw.role)
  const q = typeof raw.q === 'string' ? raw.q.trim().slice(0, 200) : ''
  return { ...(q ? { q } : {}), ...(status ? { status } : {}), ...(role ? { role } : {}) }
}
