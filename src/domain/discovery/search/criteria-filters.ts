import { LIMITS } from '../../limits.ts'
import {
  centsPerDollar,
  DEFAULT_RULER,
  PRICE_SCALES,
  type PriceBasis,
  SALE_SCALE,
} from '../../listings/price-basis.ts'
import { AD_TYPES, type AdType } from '../../vocabulary.ts'
import { monthlyBudget, readBudgetBasis } from '../budget.ts'
import type { Criteria } from '../criteria.ts'
import { toStatedLimit } from './price-range.ts'
import type { StoredSearch } from './search-filters.ts'

/** The filters that words can stand for. */
export type WordFilters = Pick<
  StoredSearch,
  | 'adType'
  | 'venue'
  | 'audience'
  | 'feature'
  | 'listingType'
  | 'per'
  | 'priceMin'
  | 'priceMax'
  | 'salePriceMin'
  | 'salePriceMax'
  | 'availableFrom'
  | 'availableTo'
>

/** Criteria as filters of the search, without their place. @param per what prices are compared by without days; by the month where nobody says */
export function toWordFilters(criteria: Criteria, per: PriceBasis = 'month'): WordFilters {
  const { venues, audiences, features, listingType, availableFrom, availableTo } = criteria
  const types = listTypes(criteria)
  return {
    ...(types.length > 0 && { adType: types }),
    ...(venues.length > 0 && { venue: venues }),
    ...(audiences.length > 0 && { audience: audiences }),
    ...(features.length > 0 && { feature: features }),
    ...(listingType && { listingType: [listingType] }),
    ...toPriceFilters(criteria, per),
    ...(availableFrom && { availableFrom }),
    ...(availableTo && { availableTo }),
  }
}

/** The types asked for; where some are only ruled out, all the others. */
function listTypes({ adTypes, excludedAdTypes }: Criteria): AdType[] {
  if (adTypes.length > 0 || excludedAdTypes.length === 0) return adTypes
  return AD_TYPES.filter((type) => !excludedAdTypes.includes(type))
}

/**
 * Rents; what a space costs to buy has a range of its own. An amount beside days is their total, as it was said; another is
 * converted.
 */
function toPriceFilters(criteria: Criteria, per: PriceBasis): WordFilters {
  const { priceMin, priceMax, listingType } = criteria
  if (listingType === 'sale')
    return {
      ...(priceMin !== null && { salePriceMin: priceMin }),
      ...(priceMax !== null && { salePriceMax: toStatedLimit(priceMax, SALE_SCALE) }),
    }
  const isTotal = readBudgetBasis(criteria).kind === 'total'
  if (priceMin === null && priceMax === null) return isTotal && per === DEFAULT_RULER ? { per: 'total' } : {}
  const basis = isTotal ? 'total' : per === 'total' ? DEFAULT_RULER : per
  const convert = (dollars: number) =>
    isTotal ? dollars : convertMonthly(monthlyBudget(dollars, criteria), basis)
  return {
    per: basis,
    ...(priceMin !== null && { priceMin: convert(priceMin) }),
    ...(priceMax !== null && { priceMax: toStatedLimit(convert(priceMax), PRICE_SCALES[basis]) }),
  }
}

function convertMonthly(monthly: number, per: PriceBasis): number {
  return Math.min(LIMITS.priceDollars.max, Math.round((monthly * centsPerDollar('month', per)) / 100))
}
