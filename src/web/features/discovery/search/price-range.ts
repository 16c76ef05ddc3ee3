import { centsPerDollar, DEFAULT_RULER, PRICE_SCALES, type PriceBasis } from '#domain/listings/price-basis.ts'
import type { SearchState } from './search-state.ts'

/** The same search on another price basis: its range is brought along, to the nearest step. */
export function withBasis(state: SearchState, per: PriceBasis): SearchState {
  const { per: before = DEFAULT_RULER, priceMin, priceMax, cursor: _cursor, ...rest } = state
  const [from, to] = [PRICE_SCALES[before], PRICE_SCALES[per]]
  const times = centsPerDollar('month', per) / centsPerDollar('month', before)
  // what a month costs says nothing of what some dates cost
  if (before === 'total' || per === 'total') return { ...rest, ...(per !== DEFAULT_RULER && { per }) }
  const bring = (dollars: number) => Math.min(to.max, Math.round((dollars * times) / to.step) * to.step)
  return {
    ...rest,
    ...(per !== DEFAULT_RULER && { per }),
    ...(priceMin !== undefined && { priceMin: bring(priceMin) }),
    ...(priceMax !== undefined && { priceMax: priceMax >= from.max ? to.max : bring(priceMax) }),
  }
}
