import { PRICE_SLIDER } from '#domain/limits.ts'
import { FILTER_KEYS, type SearchTexts, toSearchTexts } from '#domain/search/search-filters.ts'
import { priceRange, type SearchState } from './search-state.ts'

export type FilterQuery = SearchTexts<(typeof FILTER_KEYS)[number]>

/** Filters only, in a fixed order: the part that list and map share. Absent means no filter. */
export function toFilterQuery(state: SearchState): FilterQuery {
  const [min, max] = priceRange(state)
  const { priceMin: _min, priceMax: _max, ...others } = state
  return toSearchTexts(FILTER_KEYS, {
    ...others,
    ...(min > PRICE_SLIDER.min && { priceMin: min }),
    ...(max < PRICE_SLIDER.max && { priceMax: max }),
  })
}

/** Query of the list; the first page has no cursor. */
export function toListQuery(state: SearchState): FilterQuery & { sort?: string } {
  const filters = toFilterQuery(state)
  const canSort = state.sort && (state.sort !== 'distance' || state.near)
  return canSort ? { ...filters, sort: state.sort! } : filters
}
