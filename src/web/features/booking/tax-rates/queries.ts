import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/platform/api.ts'

/** By place and date, with the last replacement as the audit log has it; null where there was none. */
export const taxRatesQuery = queryOptions({
  queryKey: ['tax-rates'] as const,
  queryFn: async ({ signal }) => {
    const [rates, changes] = await Promise.all([
      api('GET /api/admin/tax-rates', { signal }),
      api('GET /api/admin/audit', { query: { q: 'tax-rates.' }, signal }),
    ])
    return { rates, changed: changes[0] ?? null }
  },
})
