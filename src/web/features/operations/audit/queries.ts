import { apiWithHeaders } from '#web/platform/api.ts'
import { listPages } from '#web/platform/list-pages.ts'

export const auditQuery = (q: string) =>
  listPages(['audit', q] as const, (before, signal) =>
    apiWithHeaders('GET /api/admin/audit', { query: { ...(q && { q }), ...(before && { before }) }, signal }),
  )
