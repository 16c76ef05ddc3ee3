import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import type { LiveCounts, LiveEvent } from '#contract/edge/live.ts'
import { api } from '#web/platform/api.ts'
import { useAuth } from '#web/platform/auth/auth-context.ts'
import { findMe } from '#web/platform/auth/me-query.ts'

/** Counts of the header, and the number of the event they stand at. Events keep it current. */
export const liveSummaryQuery = (userId: number) =>
  queryOptions({
    queryKey: ['live', 'summary', userId] as const,
    queryFn: ({ signal }) => api('GET /api/live/summary', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Before anything else of a page is read, so that nothing falls between its data and the events that follow. */
export async function preloadLiveSummary(queryClient: QueryClient): Promise<void> {
  const user = await findMe(queryClient)
  if (!user) return
  // the header does without, and the browser asks again
  await queryClient.query({ ...liveSummaryQuery(user.id), staleTime: 'static' }).catch(() => {})
}

type Summary = LiveCounts & { feedSeq: number }

/**
 * What waits for the signed-in person in the organization that they act for; the list of the bell is that of the person. Undefined for
 * guests and until known.
 */
export function useLiveSummary(): Summary | undefined {
  const { user } = useAuth()
  const { data } = useQuery({ ...liveSummaryQuery(user?.id ?? 0), enabled: user !== null })
  return user && data ? toActing(data, user.actingFor) : undefined
}

/** The counts of one organization in place of those of all. */
export function toActing(summary: Summary, organizationId: number): Summary {
  const own = summary.organizations?.find(({ id }) => id === organizationId)
  if (!own) return summary
  const { unreadConversations, newRequests, waitingBookings } = own
  return { ...summary, unreadConversations, newRequests, waitingBookings }
}

/** Of what the listener heard about this person. */
export function updateLiveSummary(
  queryClient: QueryClient,
  userId: number,
  { kind, seq, counts }: LiveEvent,
): void {
  const { queryKey } = liveSummaryQuery(userId)
  if (kind === 'reset') void queryClient.invalidateQueries({ queryKey })
  else if (counts) queryClient.setQueryData(queryKey, { ...counts, feedSeq: seq })
}
