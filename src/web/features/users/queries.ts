import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import type { ManagedUser } from '#contract/users.ts'
import type { Role, UserStatus } from '#domain/vocabulary.ts'
import { ROLES, USER_STATUSES } from '#domain/vocabulary.ts'
import { apiWithHeaders } from '#web/platform/api.ts'
import { readNextCursor } from '#web/platform/next-cursor.ts'

export interface UserFilter {
  q?: string | undefined
  status?: UserStatus | undefined
  role?: Role | undefined
}

export interface UsersPage {
  users: ManagedUser[]
  total: number
  nextCursor: string | null
}

const PAGE_SIZE = '50'

/** Accounts, newest first. */
export function usersQuery({ q, status, role }: UserFilter) {
  return infiniteQueryOptions({
    queryKey: ['users', { q: q ?? '', status: status ?? '', role: role ?? '' }] as const,
    queryFn: async ({ pageParam, signal }): Promise<UsersPage> => {
      const given = Object.entries({ q, status, role, limit: PAGE_SIZE, cursor: pageParam })
      const { data, headers } = await apiWithHeaders('GET /api/users', {
        query: Object.fromEntries(given.filter(([, value]) => value)),
        signal,
      })
      const total = Number(headers.get('x-total-count') ?? data.length)
      return { users: data, total, nextCursor: readNextCursor(headers.get('link')) }
    },
    initialPageParam: '',
    getNextPageParam: (page: UsersPage) => page.nextCursor,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** Parses the search parameters; invalid values are ignored. */
export function parseUserFilter(raw: Record<string, unknown>): UserFilter {
  const status = USER_STATUSES.find((known) => known === raw.status)
  const role = ROLES.find((known) => known === raw.role)
  const q = typeof raw.q === 'string' ? raw.q.trim().slice(0, 200) : ''
  return { ...(q ? { q } : {}), ...(status ? { status } : {}), ...(role ? { role } : {}) }
}
