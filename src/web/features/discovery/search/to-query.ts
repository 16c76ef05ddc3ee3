import { type FilterQuery, toFilterQuery } from '#domain/discovery/search/filter-query.ts'
import { required } from '#domain/required.ts'
import type { SearchState } from './search-state.ts'

/** Query of the list; the first page has no cursor. */
export function toListQuery(state: SearchState): FilterQuery & { sort?: string } {
  const filters = toFilterQuery(state)
  const canSort = state.sort && (state.sort !== 'distance' || state.near)
  return canSort ? { ...filters, sort: required(state.sort) } : filters
}
