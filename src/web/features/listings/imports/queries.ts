import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Import, ImportProblem, ImportRow } from '#contract/listings/imports.ts'
import { isRunning } from '#domain/listings/import/states.ts'
import { api, apiWithHeaders } from '#web/platform/api.ts'
import { readNextCursor } from '#web/platform/next-cursor.ts'

const POLL_MS = 600
const PICTURES_POLL_MS = 2000

export const importsQuery = queryOptions({
  queryKey: ['imports'] as const,
  queryFn: ({ signal }) => api('GET /api/imports', { signal }),
  staleTime: 0,
})

/** Polled while the server is processing it or fetches its pictures. */
export function importQuery(id: string) {
  return queryOptions({
    queryKey: ['imports', id] as const,
    queryFn: ({ signal }) => api('GET /api/imports/:id', { params: { id }, signal }),
    staleTime: 0,
    refetchInterval: (query) => (query.state.data ? pollOf(query.state.data) : false),
  })
}

function pollOf({ state, pictures }: Import): number | false {
  if (isRunning(state)) return POLL_MS
  return state === 'done' && pictures.waiting > 0 ? PICTURES_POLL_MS : false
}

/** Pictures that could not be fetched, as of now. */
export function failedPicturesQuery({ id, pictures }: Import) {
  return queryOptions({
    queryKey: ['import-pictures', id, pictures.failed, pictures.waiting === 0] as const,
    queryFn: ({ signal }) => api('GET /api/imports/:id/pictures', { params: { id: String(id) }, signal }),
    placeholderData: keepPreviousData,
  })
}

export type RowFilter = 'bad' | 'all' | 'skipped' | 'kept'
export interface RowsPage {
  rows: ImportRow[]
  total: number
  nextCursor: string | null
}

/** A problem in addresses and keys. */
export function keyOf({ field, code }: Pick<ImportProblem, 'field' | 'code'>): string {
  return `${field ?? ''}:${code}`
}

/** What is wrong as of now: a row that is put right on its own counts no longer. */
export function problemsQuery({ id, updatedAt, counts }: Import) {
  return queryOptions({
    queryKey: ['import-problems', id, updatedAt, counts.bad] as const,
    queryFn: ({ signal }) => api('GET /api/imports/:id/problems', { params: { id: String(id) }, signal }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Rows as of the last validation; of one problem, if one is named. */
export function rowsQuery({ id, updatedAt }: Import, show: RowFilter, problem: string | null = null) {
  return infiniteQueryOptions({
    queryKey: ['import-rows', id, updatedAt, show, problem] as const,
    queryFn: async ({ pageParam, signal }): Promise<RowsPage> => {
      const { data, headers } = await apiWithHeaders('GET /api/imports/:id/rows', {
        params: { id: String(id) },
        query: { show, ...(problem ? { problem } : {}), ...(pageParam ? { cursor: pageParam } : {}) },
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
