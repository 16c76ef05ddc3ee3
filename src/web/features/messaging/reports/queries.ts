import { queryOptions } from '@tanstack/react-query'
import { api, apiWithHeaders } from '#web/platform/api.ts'
import { listPages } from '#web/platform/list-pages.ts'

export const reportsQuery = (status: 'open' | 'resolved') =>
  listPages(['reports', status] as const, (cursor, signal) =>
    apiWithHeaders('GET /api/admin/reports', { query: { status, ...(cursor && { cursor }) }, signal }),
  )

export const reportedMessagesQuery = (id: number) =>
  queryOptions({
    queryKey: ['reports', 'messages', id] as const,
    queryFn: ({ signal }) => api('GET /api/admin/reports/:id/messages', { params: { id }, signal }),
    // each reading is recorded
    staleTime: 'static',
  })
