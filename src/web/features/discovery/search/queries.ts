import { hashKey, infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type FilterQuery, toFilterQuery } from '#domain/discovery/search/filter-query.ts'
import { PAGE_SIZE } from '#domain/limits.ts'
import { api, apiWithHeaders } from '../../../platform/api.ts'
import { readNextCursor } from '../../../platform/next-cursor.ts'
import { type CardListing, toCardListing } from './card-listing.ts'
import type { SearchState } from './search-state.ts'
import { toListQuery } from './to-query.ts'

export interface ListingsPage {
  listings: CardListing[]
  total: number
  nextCursor: string | null
}

/** Pages of the list, each fetched by the cursor in the previous response's Link header. */
export function listingsQuery(state: SearchState) {
  const query = toListQuery(state)
  return infiniteQueryOptions({
    queryKey: ['listings', query, state.cursor ?? ''] as const,
    queryFn: ({ pageParam, signal }) => fetchPage({ ...query, limit: String(PAGE_SIZE) }, pageParam, signal),
    initialPageParam: state.cursor ?? '',
    getNextPageParam: (page: ListingsPage) => page.nextCursor,
    placeholderData: keepPreviousData,
  })
}

async function fetchPage(
  query: FilterQuery & { limit: string },
  cursor: string,
  signal: AbortSignal,
): Promise<ListingsPage> {
  const answer = await apiWithHeaders('GET /api/listings', {
    query: cursor ? { ...query, cursor } : query,
    signal,
  })
  const total = Number(answer.headers.get('x-total-count') ?? answer.data.length)
  const hasWords = canHaveWords(query)
  const listings = answer.data.map((listing) => toCardListing(listing, hasWords))
  return { listings, total, nextCursor: readNextCursor(answer.headers.get('link')) }
}

/** A location may turn out to be a text search: only the map's response says so. */
function canHaveWords({ q, location }: FilterQuery): boolean {
  return Boolean(q || location)
}

/** Zoom for server rendering, which draws no map: no clusters are shown, so none are sent. */
export const SERVER_ZOOM = 0

/** Clusters, facet counts and histogram, with the zoom and the search that they are for. */
export function mapQuery(state: SearchState, zoom: number) {
  const query = toFilterQuery(state)
  return queryOptions({
    queryKey: ['map', query, zoom] as const,
    queryFn: async ({ signal }) => {
      const answer = await api('GET /api/listings/map', { query: { ...query, zoom: String(zoom) }, signal })
      const clusters = zoom === SERVER_ZOOM ? [] : answer.clusters
      return { ...answer, clusters, zoom, search: hashKey([query]) }
    },
    placeholderData: keepPreviousData,
  })
}

/** Whether an answer is of a search, at whatever zoom: another one's stands in while it loads. */
export function isAnswerTo(state: SearchState, { search }: { search: string }): boolean {
  return search === hashKey([toFilterQuery(state)])
}

/** Number of results of a search. */
export function countQuery(state: SearchState) {
  const query = toFilterQuery(state)
  return queryOptions({
    queryKey: ['count', query] as const,
    queryFn: async ({ signal }) => {
      const answer = await apiWithHeaders('GET /api/listings', { query: { ...query, limit: '1' }, signal })
      return Number(answer.headers.get('x-total-count') ?? answer.data.length)
    },
  })
}

/** The card of a space selected on the map. */
export function cardQuery(id: number) {
  return queryOptions({
    queryKey: ['card', id] as const,
    queryFn: async ({ signal }) =>
      toCardListing(await api('GET /api/listings/:id', { params: { id }, signal }), true),
  })
}

/** The spaces at one point of the map, under the same filters. */
export function stackQuery(state: SearchState, bbox: string) {
  const { location: _location, near: _near, radiusKm: _radius, ...filters } = toFilterQuery(state)
  const query = { ...filters, bbox }
  return queryOptions({
    queryKey: ['stack', query] as const,
    queryFn: ({ signal }) => api('GET /api/listings', { query: { ...query, limit: '50' }, signal }),
  })
}
