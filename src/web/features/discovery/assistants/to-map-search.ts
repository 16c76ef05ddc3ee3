import type { Criteria } from '#contract/discovery/assistants.ts'
import { writePlaces } from '#domain/discovery/criteria.ts'
import { toWordFilters } from '#domain/discovery/search/criteria-filters.ts'
import { usualBasis } from '#domain/discovery/search/price-range.ts'
import type { StoredSearch } from '#domain/discovery/search/search-filters.ts'
import { PRICE_SCALES } from '#domain/listings/price-basis.ts'

export type MapSearch = StoredSearch & { view: 'map' }

/** Criteria as the home page's parameters: prices as they are compared there, and the slider's maximum for no price limit. */
export function toMapSearch(criteria: Criteria): MapSearch {
  const { per, ...filters } = toWordFilters(criteria)
  const search: StoredSearch = {
    ...(criteria.place && { location: writePlaces(criteria) }),
    priceMax: PRICE_SCALES.month.max,
    ...filters,
  }
  return { ...search, ...(per && per !== usualBasis(search) && { per }), view: 'map' }
}
