import type { Role, UserStatus } from '#domain/vocabulary.ts'
import { ROLES, USER_STATUSES } from '#domain/vocabulary.ts'
import { apiWithHeaders } from '#web/platform/api.ts'
import { listPages } from '#web/platform/list-pages.ts'

export interface UserFilter {
  q?: string | undefined
  status?: UserStatus | undefined
  role?: Role | undefined
}

const PAGE_SIZE = '50'

/** Accounts, newest first. */
export function usersQuery({ q, status, role }: UserFilter) {
  const queryKey = ['users', { q: q ?? '', status: status ?? '', role: role ?? '' }] as const
  return listPages(queryKey, (cursor, signal) => {
    const given = Object.entries({ q, status, role, limit: PAGE_SIZE, cursor })
    const query = Object.fromEntries(given.filter(([, value]) => value))
    return apiWithHeaders('GET /api/users', { query, signal })
  })
}

/** Parses the search parameters; invalid values are ignored. */
export function parseUserFilter(raw: Record<string, unknown>): UserFilter {
  const status = USER_STATUSES.find((known) => known === raw.status)
  const role = ROLES.find((known) => known === raw.role)
  const q = typeof raw.q === 'string' ? raw.q.trim().slice(0, 200) : ''
  return { ...(q ? { q } : {}), ...(status ? { status } : {}), ...(role ? { role } : {}) }
}
