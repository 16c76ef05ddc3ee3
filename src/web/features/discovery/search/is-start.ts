import type { ActiveFilter } from './active-filters.ts'
import type { SearchState } from './search-state.ts'

/** The price that the slider starts with was set by nobody. */
export function isStart({ key }: ActiveFilter, { priceMin, priceMax }: SearchState): boolean {
  return key === 'price' && priceMin === undefined && priceMax === undefined
}
