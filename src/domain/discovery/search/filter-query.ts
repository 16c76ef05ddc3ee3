import { PRICE_SCALES, SALE_SCALE } from '../../listings/price-ruler.ts'
import { listPriceKinds, priceRange, rulerOf, salePriceRange } from './price-range.ts'
import { FILTER_KEYS, type HeldSearch, type SearchTexts, toSearchTexts } from './search-filters.ts'

export type FilterQuery = SearchTexts<(typeof FILTER_KEYS)[number]>

/** What an address asks for, its defaults included: filters only, in a fixed order: the part that list and map share. Absent means no filter; the ruler is always said. */
export function toFilterQuery(state: HeldSearch): FilterQuery {
  const { priceMin, priceMax, salePriceMin, salePriceMax, ...others } = state
  return toSearchTexts(FILTER_KEYS, { ...others, per: rulerOf(state), ...toPriceBounds(state) })
}

function toPriceBounds(state: HeldSearch): HeldSearch {
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
