import { queryOptions } from '@tanstack/react-query'
import type { ImportReview } from '#contract/listings/reviews-imports.ts'
import { api, apiWithHeaders } from '#web/platform/api.ts'
import { listPages } from '#web/platform/list-pages.ts'

const POLL_MS = 1000

/** Imports that wait, polled while one is being approved. */
export const importReviewsQuery = queryOptions({
  queryKey: ['import-reviews'] as const,
  queryFn: ({ signal }) => api('GET /api/admin/imports', { signal }),
  staleTime: 0,
  refetchInterval: (query) => pollOf(query.state.data),
})

export function pollOf(reviews: readonly ImportReview[] | undefined): number | false {
  return reviews?.some(({ run }) => run?.isRunning) ? POLL_MS : false
}

/** As of the version that waits. */
export function importDigestQuery({ id, seenAt, waiting }: ImportReview) {
  return queryOptions({
    queryKey: ['import-reviews', id, 'digest', seenAt, waiting] as const,
    queryFn: ({ signal }) => api('GET /api/admin/imports/:id', { params: { id }, signal }),
  })
}

export function importSpacesQuery({ id, seenAt }: ImportReview) {
  return listPages(['import-reviews', id, 'spaces', seenAt] as const, (cursor, signal) =>
    apiWithHeaders('GET /api/admin/imports/:id/spaces', {
      params: { id },
      query: cursor ? { cursor } : {},
      signal,
    }),
  )
}
