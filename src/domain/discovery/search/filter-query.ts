import { PRICE_SCALES, SALE_SCALE } from '../../listings/price-basis.ts'
import { basisOf, listPriceKinds, priceRange, salePriceRange } from './price-range.ts'
import { FILTER_KEYS, type SearchTexts, type StoredSearch, toSearchTexts } from './search-filters.ts'

export type FilterQuery = SearchTexts<(typeof FILTER_KEYS)[number]>

/** What an address asks for, its defaults included: filters only, in a fixed order: the part that list and map share. Absent means no filter; the price basis is always said. */
export function toFilterQuery(state: StoredSearch): FilterQuery {
  const { priceMin, priceMax, salePriceMin, salePriceMax, ...others } = state
  return toSearchTexts(FILTER_KEYS, { ...others, per: basisOf(state), ...toPriceBounds(state) })
}

function toPriceBounds(state: StoredSearch): StoredSearch {
  const scale = PRICE_SCALES[basisOf(state)]
  const [min, max] = priceRange(state)
  const [saleMin, saleMax] = salePriceRange(state)
  const { sale } = listPriceKinds(state)
  return {
    ...(min > scale.min && { priceMin: min }),
    ...(max !== scale.max && { priceMax: max }),
    ...(sale && saleMin > SALE_SCALE.min && { salePriceMin: saleMin }),
    ...(sale && saleMax !== SALE_SCALE.max && { salePriceMax: saleMax }),
  }
}
