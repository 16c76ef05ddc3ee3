import { apiWithHeaders } from '#web/platform/api.ts'
import { listPages } from '#web/platform/list-pages.ts'

export const errorsQuery = listPages(['errors'] as const, (before, signal) =>
  apiWithHeaders('GET /api/admin/errors', { query: before ? { before } : {}, signal }),
)
