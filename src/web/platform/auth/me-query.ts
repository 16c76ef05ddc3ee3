import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Account } from '#contract/accounts/accounts.ts'
import { api } from '#web/platform/api.ts'

/** The current user; null for guests. */
export const meQuery = queryOptions({
  queryKey: ['auth', 'me'] as const,
  queryFn: async ({ signal }): Promise<Account | null> => {
    const answer = await api('GET /api/auth/me', { signal })
    return answer?.success && answer.user ? answer.user : null
  },
  staleTime: 5 * 60_000,
  refetchOnWindowFocus: false,
})

/** For loaders and guards: the current user from the cache, or fetched once. */
export async function findMe(queryClient: QueryClient): Promise<Account | null> {
  try {
    return await queryClient.query({ ...meQuery, staleTime: 'static' })
  } catch {
    // the provider retries in the browser and reports the error
    return null
  }
}
