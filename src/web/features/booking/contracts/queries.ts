import { apiWithHeaders } from '#web/platform/api.ts'
import { listPages } from '#web/platform/list-pages.ts'

/** What is sold elsewhere, line by line, the newest first. */
export const contractsQuery = listPages(['contracts'] as const, (cursor, signal) =>
  apiWithHeaders('GET /api/my/contracts', { query: { ...(cursor && { cursor }) }, signal }),
)
