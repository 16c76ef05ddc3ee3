import type { Criteria } from '#contract/discovery/assistants.ts'
import { toStoredSearch } from '#domain/discovery/search/criteria-search.ts'
import type { StoredSearch } from '#domain/discovery/search/search-filters.ts'
import { PRICE_SCALES } from '#domain/listings/price-basis.ts'

export type MapSearch = StoredSearch & { view: 'map' }

/** Criteria as the home page's parameters, with the slider's maximum for no price limit. */
export function toMapSearch(criteria: Criteria): MapSearch {
  return { ...toStoredSearch(criteria, { priceMax: PRICE_SCALES.month.max }), view: 'map' }
}
