import { centsPerDollar, DEFAULT_RULER, PRICE_SCALES, type Ruler, SALE_SCALE } from '#domain/price-ruler.ts'
import type { SearchState } from './search-state.ts'

export type PriceRange = [min: number, max: number]

/** What the search compares prices by. */
export function rulerOf(state: Pick<SearchState, 'per'>): Ruler {
  return state.per ?? DEFAULT_RULER
}

/** The range of rents in dollars on the search's ruler; its upper end on the slider's means no limit. */
export function priceRange(state: SearchState): PriceRange {
  const [min, max] = PRICE_SCALES[rulerOf(state)].default
  return [state.priceMin ?? min, state.priceMax ?? max]
}

/** The range of what is for sale; it counts only where spaces for sale are asked for. */
export function salePriceRange(state: SearchState): PriceRange {
  const [min, max] = SALE_SCALE.default
  return [state.salePriceMin ?? min, state.salePriceMax ?? max]
}

/** Which prices the search is about: rents, unless only spaces for sale are asked for. */
export function listPriceKinds({ listingType = [] }: SearchState): { rent: boolean; sale: boolean } {
  const sale = listingType.includes('sale')
  return { rent: !sale || listingType.includes('rent'), sale }
}

/** The same search on another ruler: its range is brought along, to the nearest step. */
export function withRuler(state: SearchState, per: Ruler): SearchState {
  const { per: before = DEFAULT_RULER, priceMin, priceMax, cursor: _cursor, ...rest } = state
  const [from, to] = [PRICE_SCALES[before], PRICE_SCALES[per]]
  const times = centsPerDollar('month', per) / centsPerDollar('month', before)
  const bring = (dollars: number) => Math.min(to.max, Math.round((dollars * times) / to.step) * to.step)
  return {
    ...rest,
    ...(per !== DEFAULT_RULER && { per }),
    ...(priceMin !== undefined && { priceMin: bring(priceMin) }),
    ...(priceMax !== undefined && { priceMax: priceMax >= from.max ? to.max : bring(priceMax) }),
  }
}
