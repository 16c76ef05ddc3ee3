import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Conversation } from '#contract/messaging/conversations.ts'
import { api, apiWithHeaders } from '#web/platform/api.ts'
import { listPages } from '#web/platform/list-pages.ts'
import type { InboxFilter } from './inbox-filter.ts'

/** Long enough that a page is not read again as soon as the browser takes it over. */
const FRESH_MS = 5000

/** Begins the keys of all lists, and of all threads. */
export const LISTS = ['conversations', 'list'] as const
export const THREADS = ['conversations', 'thread'] as const

/** The user's conversations, latest message first. */
export function conversationsQuery(filter: InboxFilter) {
  const { cursor: first, ...query } = filter
  return {
    ...listPages([...LISTS, filter] as const, (next, signal) => {
      const cursor = next ?? first
      return apiWithHeaders('GET /api/conversations', {
        query: { ...query, ...(cursor && { cursor }) },
        signal,
      })
    }),
    staleTime: FRESH_MS,
    refetchOnWindowFocus: true,
  }
}

export type ThreadPages = InfiniteData<Conversation>

/** One conversation: a page of its latest messages (or those before a number), then older ones. */
export function threadQuery(id: string, before: number | null = null) {
  return infiniteQueryOptions({
    queryKey: [...THREADS, id, before] as const,
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/conversations/:id', {
        params: { id },
        query: pageParam === null ? {} : { before: String(pageParam) },
        signal,
      }),
    initialPageParam: before,
    getNextPageParam: (page) => page.olderBefore,
    staleTime: FRESH_MS,
    refetchOnWindowFocus: true,
  })
}

/** The space as its page shows it: for its price. */
export function spaceQuery(id: number) {
  return queryOptions({
    queryKey: ['listing', String(id)] as const,
    queryFn: ({ signal }) => api('GET /api/listings/:id', { params: { id }, signal }),
  })
}
