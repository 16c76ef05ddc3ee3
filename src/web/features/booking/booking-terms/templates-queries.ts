import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/platform/api.ts'

export const TEMPLATES_KEY = ['term-templates'] as const

export const templatesQuery = queryOptions({
  queryKey: TEMPLATES_KEY,
  queryFn: ({ signal }) => api('GET /api/my/term-templates', { signal }),
})
