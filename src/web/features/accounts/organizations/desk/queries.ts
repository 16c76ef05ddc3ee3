import { apiWithHeaders } from '#web/platform/api.ts'
import { listPages } from '#web/platform/list-pages.ts'

/** Companies with a team, newest first. */
export function companiesQuery(q: string) {
  return listPages(['companies', q] as const, (cursor, signal) => {
    const query = { ...(q && { q }), ...(cursor && { cursor }) }
    return apiWithHeaders('GET /api/admin/companies', { query, signal })
  })
}
