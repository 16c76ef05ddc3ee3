import { type Criteria, writePlaces } from '../criteria.ts'
import { toWordFilters } from './criteria-filters.ts'
import { usualBasis } from './price-range.ts'
import type { StoredSearch } from './search-filters.ts'

/** Criteria as a search; prices as they are compared there. @param limits what stands where the criteria say nothing */
export function toStoredSearch(criteria: Criteria, limits: StoredSearch = {}): StoredSearch {
  const { per, ...filters } = toWordFilters(criteria)
  const search: StoredSearch = {
    ...(criteria.place && { location: writePlaces(criteria) }),
    ...limits,
    ...filters,
  }
  return { ...search, ...(per && per !== usualBasis(search) && { per }) }
}
