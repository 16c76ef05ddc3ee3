import { apiWithHeaders } from '#web/platform/api.ts'
import { listPages } from '#web/platform/list-pages.ts'
import type { UserFilter } from './user-filter.ts'

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
