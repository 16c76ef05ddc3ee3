import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/platform/api.ts'

/** Links to my faces that work. */
export const crewLinksQuery = queryOptions({
  queryKey: ['crew-links'] as const,
  queryFn: ({ signal }) => api('GET /api/my/crew-links', { signal }),
  staleTime: 5000,
})

/** What the holder of a link photographs; without a network what was read last. */
export function crewFacesQuery(token: string) {
  return queryOptions({
    queryKey: ['crew-faces', token] as const,
    queryFn: ({ signal }) => api('GET /api/crew/:token', { params: { token }, signal }),
    staleTime: 5000,
  })
}
