import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/platform/api.ts'

export const openSettingsQuery = queryOptions({
  queryKey: ['open-settings'] as const,
  queryFn: ({ signal }) => api('GET /api/my/open', { signal }),
})
