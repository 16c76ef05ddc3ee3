import { PRICE_SCALES, SALE_SCALE } from '#domain/price-ruler.ts'
import { FILTER_KEYS, type SearchTexts, toSearchTexts } from '#domain/search/search-filters.ts'
import { listPriceKinds, priceRange, rulerOf, salePriceRange } from './price-range.ts'
import type { SearchState } from './search-state.ts'

export type FilterQuery = SearchTexts<(typeof FILTER_KEYS)[number]>

/** Filters only, in a fixed order: the part that list and map share. Absent means no filter; the ruler is always said. */
export function toFilterQuery(state: SearchState): FilterQuery {
  const { priceMin, priceMax, salePriceMin, salePriceMax, ...others } = state
  return toSearchTexts(FILTER_KEYS, { ...others, per: rulerOf(state), ...toPriceBounds(state) })
}

function toPriceBounds(state: SearchState): SearchState {
  const scale = PRICE_SCALES[rulerOf(state)]
  const [min, max] = priceRange(state)
  const [saleMin, saleMax] = salePriceRange(state)
  const { sale } = listPriceKinds(state)
  return {
    ...(min > scale.min && { priceMin: min }),
    ...(max < scale.max && { priceMax: max }),
    ...(sale && saleMin > SALE_SCALE.min && { salePriceMin: saleMin }),
    ...(sale && saleMax < SALE_SCALE.max && { salePriceMax: saleMax }),
  }
}

/** Query of the list; the first page has no cursor. */
export function toListQuery(state: SearchState): FilterQuery & { sort?: string } {
  const filters = toFilterQuery(state)
  const canSort = state.sort && (state.sort !== 'distance' || state.near)
  return canSort ? { ...filters, sort: state.sort! } : filters
}
