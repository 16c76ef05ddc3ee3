import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Import, ImportRow } from '#contract/imports.ts'
import { isRunning } from '#domain/import/states.ts'
import { api, apiWithHeaders } from '#web/platform/api.ts'
import { readNextCursor } from '#web/platform/next-cursor.ts'

const POLL_MS = 600

export const importsQuery = queryOptions({
  queryKey: ['imports'] as const,
  queryFn: ({ signal }) => api('GET /api/imports', { signal }),
  staleTime: 0,
})

/** Polled while the server is processing it. */
export function importQuery(id: string) {
  return queryOptions({
    queryKey: ['imports', id] as const,
    queryFn: ({ signal }) => api('GET /api/imports/:id', { params: { id }, signal }),
    staleTime: 0,
    refetchInterval: (query) => (query.state.data && isRunning(query.state.data.state) ? POLL_MS : false),
  })
}

export type RowFilter = 'bad' | 'all' | 'skipped' | 'kept'
export interface RowsPage {
  rows: ImportRow[]
  total: number
  nextCursor: string | null
}

/** Rows as of the last validation. */
export function rowsQuery({ id, updatedAt }: Import, show: RowFilter) {
  return infiniteQueryOptions({
    queryKey: ['import-rows', id, updatedAt, show] as const,
    queryFn: async ({ pageParam, signal }): Promise<RowsPage> => {
      const { data, headers } = await apiWithHeaders('GET /api/imports/:id/rows', {
        params: { id: String(id) },
        query: { show, ...(pageParam ? { cursor: pageParam } : {}) },
        signal,
      })
      const total = Number(headers.get('x-total-count') ?? data.length)
      return { rows: data, total, nextCursor: readNextCursor(headers.get('link')) }
    },
    initialPageParam: '',
    getNextPageParam: (page: RowsPage) => page.nextCursor,
    staleTime: Number.POSITIVE_INFINITY,
  })
}
