import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '#web/platform/api.ts'
import { type AvailsSearch, toAvailsFilter } from './avails-search.ts'
import { parseAvailsViews } from './parse-views.ts'

const AVAILS = ['avails'] as const
export const FACES_PER_PAGE = 50

/** Every face, to be filtered as fast as somebody types. */
export function availsQuery({ by, from }: Pick<AvailsSearch, 'by' | 'from'>) {
  const query = Object.fromEntries(Object.entries({ by, from }).filter(([, value]) => value))
  return queryOptions({
    queryKey: [...AVAILS, 'all', query] as const,
    queryFn: ({ signal }) => api('GET /api/my/avails', { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 5000,
    refetchInterval: 60_000,
  })
}

/** One page of the table for phones, paper and browsers without scripts. */
export function availsPageQuery(search: AvailsSearch) {
  const { by, from, page } = search
  const given = { ...toAvailsFilter(search), by, from, page, limit: FACES_PER_PAGE }
  const query = Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )
  return queryOptions({
    queryKey: [...AVAILS, 'page', query] as const,
    queryFn: ({ signal }) => api('GET /api/my/avails', { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 5000,
  })
}

/** Who has something in the columns: read where somebody filters by it. */
export function availsRepsQuery({ by, from }: Pick<AvailsSearch, 'by' | 'from'>) {
  const query = Object.fromEntries(Object.entries({ by, from }).filter(([, value]) => value))
  return queryOptions({
    queryKey: [...AVAILS, 'reps', query] as const,
    queryFn: async ({ signal }) => (await api('GET /api/my/avails/reps', { query, signal })).reps,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  })
}

export const AVAILS_KEY = AVAILS

export const availsViewsQuery = queryOptions({
  queryKey: ['space-views', 'avails'] as const,
  queryFn: async ({ signal }) =>
    parseAvailsViews(await api('GET /api/my/space-views', { query: { screen: 'avails' }, signal })),
  staleTime: 60_000,
})

/** Proposals that were not sent yet, the newest first: chosen cells can be added to them. */
export const draftsQuery = queryOptions({
  queryKey: ['proposals', 'list', 'drafts'] as const,
  queryFn: ({ signal }) => api('GET /api/my/proposals', { query: { status: 'draft' }, signal }),
  staleTime: 5000,
})
