import { queryOptions } from '@tanstack/react-query'
import { api, apiWithHeaders } from '#web/platform/api.ts'
import { listPages } from '#web/platform/list-pages.ts'

export const outboxQuery = (to: string) =>
  listPages(['outbox', to] as const, (before, signal) =>
    apiWithHeaders('GET /api/admin/outbox', {
      query: { ...(to && { to }), ...(before && { before }) },
      signal,
    }),
  )

export const mailQuery = (id: number) =>
  queryOptions({
    queryKey: ['outbox-mail', id] as const,
    queryFn: ({ signal }) => api('GET /api/admin/outbox/:id', { params: { id: String(id) }, signal }),
  })
