import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/platform/api.ts'

/** Long enough that the page is not read again, without its news, as soon as they were seen. */
const FRESH_MS = 60_000

/** What a saved search has found, newest first, or from a later page on. */
export const searchNewsQuery = (id: number, cursor: string | undefined) =>
  queryOptions({
    queryKey: ['search-news', id, cursor ?? ''] as const,
    queryFn: ({ signal }) =>
      api('GET /api/saved-searches/:id/news', { params: { id }, query: cursor ? { cursor } : {}, signal }),
    staleTime: FRESH_MS,
  })
