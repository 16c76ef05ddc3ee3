import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/platform/api.ts'
import { toPollDelay } from './poll-delay.ts'

/** Of a page that came with its terms: it does not read them twice. */
const JUST_READ_MS = 10_000

/** The terms of the lines that are not requested yet; read anew each time, for they are accepted. */
export function previewQuery(id: number, isAgency: boolean) {
  return queryOptions({
    queryKey: ['plans', 'preview', id, isAgency] as const,
    queryFn: ({ signal }) =>
      api('POST /api/plans/:id/requests/preview', { params: { id }, body: { isAgency }, signal }),
    staleTime: JUST_READ_MS,
    gcTime: 0,
  })
}

/** What has become of the lines that were sent last. */
export function requestQuery(id: number) {
  return queryOptions({
    queryKey: ['plans', 'request', id] as const,
    queryFn: ({ signal }) => api('GET /api/plans/:id/requests', { params: { id }, signal }),
    staleTime: 5000,
    // while lines wait for their turn; a failed reading counts, too
    refetchInterval: ({ state: { data, dataUpdateCount, errorUpdateCount } }) =>
      data?.request && !data.request.isDone ? toPollDelay(dataUpdateCount + errorUpdateCount) : false,
  })
}
