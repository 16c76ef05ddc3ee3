import { basisOf, type PriceRange } from '#domain/discovery/search/price-range.ts'
import { PRICE_SCALES, type PriceScale, SALE_SCALE } from '#domain/listings/price-basis.ts'
import { formatUsd } from '#domain/money.ts'
import { omit } from './active-filters.ts'
import type { SearchState } from './search-state.ts'

/** The search with this range of rents; what it has from the start is not written into the address. */
export function withRents(state: SearchState, [priceMin, priceMax]: PriceRange): SearchState {
  const scale = PRICE_SCALES[basisOf(state)]
  return {
    ...omit(state, ['priceMin', 'priceMax']),
    ...(priceMin > scale.min ? { priceMin } : {}),
    ...(priceMax === scale.default[1] ? {} : { priceMax }),
  }
}

/** The same for what is for sale: an amount beyond the slider stays when its other thumb is moved. */
export function withSalePrices(state: SearchState, [salePriceMin, salePriceMax]: PriceRange): SearchState {
  return {
    ...omit(state, ['salePriceMin', 'salePriceMax']),
    ...(salePriceMin > SALE_SCALE.min ? { salePriceMin } : {}),
    ...(salePriceMax === SALE_SCALE.max ? {} : { salePriceMax }),
  }
}

/** `$10,000+` at the end of a scale, where nothing limits; the amount of a thumb that stands there for one. */
export function formatEnd(
  dollars: number,
  { scale, range }: { scale: PriceScale; range?: readonly [number, number] },
): string {
  if (dollars < scale.max) return formatUsd(dollars)
  return range && range[1] > scale.max ? formatUsd(range[1]) : `${formatUsd(scale.max)}+`
}
