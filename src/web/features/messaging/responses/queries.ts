import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/platform/api.ts'

/** How the user answers as a seller, and which spaces were paused for it. */
export const ownAnswersQuery = queryOptions({
  queryKey: ['own-answers'] as const,
  queryFn: ({ signal }) => api('GET /api/my/answers', { signal }),
})
