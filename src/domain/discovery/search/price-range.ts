import {
  DEFAULT_RULER,
  PRICE_SCALES,
  type PriceBasis,
  type PriceScale,
  SALE_SCALE,
} from '../../listings/price-basis.ts'
import type { StoredSearch } from './search-filters.ts'

export type PriceRange = [min: number, max: number]

interface Dated {
  availableFrom?: string | null | undefined
  availableTo?: string | null | undefined
}

/**
 * What the search compares prices by. Without a choice it is the total for the days as soon as both are known; a total is of
 * days, and without any it is the usual price basis.
 */
export function basisOf(state: Dated & { per?: PriceBasis | undefined }): PriceBasis {
  if (state.per === 'total' && !hasDates(state)) return DEFAULT_RULER
  return state.per ?? usualBasis(state)
}

/** What prices are compared by where nobody has chosen. */
export function usualBasis(dates: Dated): PriceBasis {
  return bothDays(dates) ? 'total' : DEFAULT_RULER
}

/** The days that a total is for, a single one too; null where one end is open. */
export function bothDays({ availableFrom, availableTo }: Dated): { first: string; last: string } | null {
  return availableFrom && availableTo ? { first: availableFrom, last: availableTo } : null
}

/** Whether days are asked for, so that spaces have a total. */
export function hasDates({ availableFrom, availableTo }: Dated): boolean {
  return Boolean(availableFrom ?? availableTo)
}

/**
 * The range of rents in dollars on the search's price basis; the slider's upper end means no limit, and so does a least price above
 * the limit that nobody chose. An amount beyond the slider is a limit like any other.
 */
export function priceRange(state: StoredSearch): PriceRange {
  const scale = PRICE_SCALES[basisOf(state)]
  const [low, high] = scale.default
  const min = state.priceMin ?? low
  return [min, state.priceMax ?? (min > high ? scale.max : high)]
}

/**
 * A limit that somebody has said. At the end of a scale a slider means no limit: one that was said there is a tenth of a cent
 * beside it, the same for every price, and stands in chips and addresses.
 */
export function toStatedLimit(dollars: number, { max }: Pick<PriceScale, 'max'>): number {
  return dollars === max ? max + 0.001 : dollars
}

/** The range of what is for sale; it counts only where spaces for sale are asked for. */
export function salePriceRange(state: StoredSearch): PriceRange {
  const [min, max] = SALE_SCALE.default
  return [state.salePriceMin ?? min, state.salePriceMax ?? max]
}

/** Which prices the search is about: rents, unless only spaces for sale are asked for. */
export function listPriceKinds({ listingType = [] }: StoredSearch): { rent: boolean; sale: boolean } {
  const sale = listingType.includes('sale')
  return { rent: !sale || listingType.includes('rent'), sale }
}
