import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import type { LiveEvent } from '#contract/live.ts'
import { api } from '#web/platform/api.ts'
import { useAuth } from '#web/platform/auth/auth-context.ts'
import { findMe } from '#web/platform/auth/me-query.ts'

/** Counts of the header, and the number of the event they stand at. Events keep it current. */
export const liveSummaryQuery = queryOptions({
  queryKey: ['live', 'summary'] as const,
  queryFn: ({ signal }) => api('GET /api/live/summary', { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})

/** Before anything else of a page is read, so that nothing falls between its data and the events that follow. */
export async function preloadLiveSummary(queryClient: QueryClient): Promise<void> {
  if (!(await findMe(queryClient))) return
  // the header does without, and the browser asks again
  await queryClient.query({ ...liveSummaryQuery, staleTime: 'static' }).catch(() => {})
}

/** Unread conversations and unseen notices of the signed-in person; undefined for guests and until known. */
export function useLiveSummary() {
  const { user } = useAuth()
  const { data } = useQuery({ ...liveSummaryQuery, enabled: user !== null })
  return user ? data : undefined
}

export function updateLiveSummary(queryClient: QueryClient, { kind, seq, counts }: LiveEvent): void {
  if (kind === 'reset') void queryClient.invalidateQueries(liveSummaryQuery)
  else if (counts) queryClient.setQueryData(liveSummaryQuery.queryKey, { ...counts, feedSeq: seq })
}
