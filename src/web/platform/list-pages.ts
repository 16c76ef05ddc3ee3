import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  type QueryKey,
} from '@tanstack/react-query'
import type { Answer } from './api.ts'
import { readNextCursor } from './next-cursor.ts'

/** Long enough that a page is not read again as soon as the browser takes it over. */
const FRESH_MS = 5000

/** One page of a list, with the total over all pages. */
export interface ListPage<T> {
  rows: T[]
  total: number
  nextCursor: string | null
}

/** Infinite query over a list endpoint; `ask` gets the cursor of a page, none for the first. */
export function listPages<T, K extends QueryKey>(
  queryKey: K,
  ask: (cursor: string | undefined, signal: AbortSignal) => Promise<Answer<T[]>>,
) {
  return infiniteQueryOptions<ListPage<T>, Error, InfiniteData<ListPage<T>>, K, string>({
    queryKey,
    queryFn: async ({ pageParam, signal }) => {
      const { data, headers } = await ask(pageParam || undefined, signal)
      const total = Number(headers.get('x-total-count') ?? data.length)
      return { rows: data, total, nextCursor: readNextCursor(headers.get('link')) }
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
    // structural sharing off: pages keep their identity anyway, and deep-comparing thousands of rows is slow
    structuralSharing: false,
    staleTime: 0,
  })
}

/** The rows of all pages loaded so far. */
export function rowsOf<T>(data: InfiniteData<ListPage<T>> | undefined): T[] {
  return data?.pages.flatMap(({ rows }) => rows) ?? []
}

/** Total rows over all pages, including those not loaded yet. */
export function totalOf(data: InfiniteData<ListPage<unknown>> | undefined): number {
  return data?.pages.at(-1)?.total ?? 0
}

/** As `listPages`, for endpoints that answer `{ items, nextCursor, … }`; what else they answer stays with each page. */
export function listItemPages<T, P extends { items: T[]; nextCursor: string | null }, K extends QueryKey>(
  queryKey: K,
  ask: (cursor: string | undefined, signal: AbortSignal) => Promise<P>,
) {
  type Page = Omit<P, 'items'> & { rows: P['items'] }
  return infiniteQueryOptions<Page, Error, InfiniteData<Page>, K, string>({
    queryKey,
    queryFn: async ({ pageParam, signal }) => {
      const { items, ...rest } = await ask(pageParam || undefined, signal)
      return { ...rest, rows: items }
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
  })
}
