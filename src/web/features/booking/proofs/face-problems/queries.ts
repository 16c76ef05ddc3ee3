import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/platform/api.ts'

/** What was reported wrong at my faces. */
export const faceProblemsQuery = queryOptions({
  queryKey: ['face-problems'] as const,
  queryFn: ({ signal }) => api('GET /api/my/face-problems', { signal }),
  staleTime: 5000,
})
