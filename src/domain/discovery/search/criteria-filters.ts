import { LIMITS } from '../../limits.ts'
import { centsPerDollar, type PriceBasis } from '../../listings/price-basis.ts'
import { AD_TYPES, type AdType } from '../../vocabulary.ts'
import { monthlyBudget } from '../budget.ts'
import type { Criteria } from '../criteria.ts'
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

/** Criteria as filters of the search, without their place. @param per what prices are compared by; by the month where nobody says */
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

/** Rents on the price basis; what a space costs to buy has a range of its own. */
function toPriceFilters(criteria: Criteria, per: PriceBasis): WordFilters {
  const { priceMin, priceMax, listingType } = criteria
  if (priceMin === null && priceMax === null) return {}
  if (listingType === 'sale')
    return {
      ...(priceMin !== null && { salePriceMin: priceMin }),
      ...(priceMax !== null && { salePriceMax: priceMax }),
    }
  const onRuler = (dollars: number) =>
    Math.min(
      LIMITS.priceDollars.max,
      Math.round((monthlyBudget(dollars, criteria) * centsPerDollar('month', per)) / 100),
    )
  return {
    per,
    ...(priceMin !== null && { priceMin: onRuler(priceMin) }),
    ...(priceMax !== null && { priceMax: onRuler(priceMax) }),
  }
}
