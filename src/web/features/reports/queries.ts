import { apiWithHeaders } from '#web/platform/api.ts'
import { listPages } from '#web/platform/list-pages.ts'

export const reportsQuery = (status: 'open' | 'resolved') =>
  listPages(['reports', status] as const, (cursor, signal) =>
    apiWithHeaders('GET /api/admin/reports', { query: { status, ...(cursor && { cursor }) }, signal }),
  )
