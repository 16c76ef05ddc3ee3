import { queryOptions } from '@tanstack/react-query'
import { api, apiWithHeaders } from '#web/platform/api.ts'
import { readNextCursor } from '#web/platform/next-cursor.ts'

export function sellerQuery(id: string) {
  return queryOptions({
    queryKey: ['seller', id] as const,
    queryFn: ({ signal }) => api('GET /api/sellers/:id', { params: { id }, signal }),
  })
}

/** One page of a seller's public spaces. */
export function sellerSpacesQuery(id: string, cursor: string | undefined) {
  return queryOptions({
    queryKey: ['seller', id, 'spaces', cursor ?? ''] as const,
    queryFn: async ({ signal }) => {
      const { data, headers } = await apiWithHeaders('GET /api/sellers/:id/listings', {
        params: { id },
        query: cursor ? { cursor } : {},
        signal,
      })
      return { spaces: data, nextCursor: readNextCursor(headers.get('link')) }
    },
  })
}
