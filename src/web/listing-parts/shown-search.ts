import type { StoredSearch } from '#domain/discovery/search/search-filters.ts'
import { MAX_SHOWN_IDS } from '#domain/limits.ts'
import { PRICE_SCALES } from '#domain/listings/price-basis.ts'

/** Home's parameters for some spaces on the map, and no others. */
export function toShownSearch(ids: readonly number[]): StoredSearch & { view: 'map' } {
  return { ids: ids.slice(0, MAX_SHOWN_IDS).join(','), priceMax: PRICE_SCALES.month.max, view: 'map' }
}
