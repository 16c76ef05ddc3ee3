import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/platform/api.ts'

export const supportInfoQuery = queryOptions({
  queryKey: ['support'],
  queryFn: ({ signal }) => api('GET /api/support', { signal }),
})
