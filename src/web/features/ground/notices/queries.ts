import { queryOptions } from '@tanstack/react-query'
import { api, apiWithHeaders } from '#web/platform/api.ts'
import { listPages } from '#web/platform/list-pages.ts'

/** Long enough that a page is not read again as soon as the browser takes it over. */
const FRESH_MS = 5000

/** Key of every list of notices. */
export const NOTICES_KEY = ['notices'] as const

/** What the user was told, newest first, or from a later page on. */
export function noticesQuery(first?: string) {
  return {
    ...listPages([...NOTICES_KEY, first ?? ''] as const, (next, signal) => {
      const cursor = next ?? first
      return apiWithHeaders('GET /api/notices', { query: cursor ? { cursor } : {}, signal })
    }),
    staleTime: FRESH_MS,
  }
}

export const noticeSettingsQuery = queryOptions({
  queryKey: ['notice-settings'] as const,
  queryFn: ({ signal }) => api('GET /api/notice-settings', { signal }),
  staleTime: FRESH_MS,
})
