import type { Criteria } from '#contract/assistants.ts'
import { monthlyBudget } from '#domain/budget.ts'
import { LIMITS, MAX_SHOWN_IDS } from '#domain/limits.ts'
import { PRICE_SCALES } from '#domain/price-ruler.ts'
import type { HeldSearch } from '#domain/search/search-filters.ts'
import { AD_TYPES } from '#domain/vocabulary.ts'

export type MapSearch = HeldSearch & { view: 'map' }

/** Maps criteria to the home page's parameters: prices per month, and the slider's maximum for no price limit. */
export function toMapSearch(criteria: Criteria): MapSearch {
  const { excludedAdTypes } = criteria
  const toMonthly = (dollars: number) => Math.min(LIMITS.priceDollars.max, monthlyBudget(dollars, criteria))
  const adType =
    criteria.adTypes.length > 0 || excludedAdTypes.length === 0
      ? criteria.adTypes
      : AD_TYPES.filter((type) => !excludedAdTypes.includes(type))
  return {
    ...(criteria.place && { location: criteria.place }),
    ...(adType.length > 0 && { adType }),
    ...(criteria.audiences.length > 0 && { audience: criteria.audiences }),
    ...(criteria.venues.length > 0 && { venue: criteria.venues }),
    ...(criteria.features.length > 0 && { feature: criteria.features }),
    ...(criteria.listingType && { listingType: [criteria.listingType] }),
    ...(criteria.priceMin !== null && { priceMin: toMonthly(criteria.priceMin) }),
    priceMax: criteria.priceMax === null ? PRICE_SCALES.month.max : toMonthly(criteria.priceMax),
    ...(criteria.availableFrom && { availableFrom: criteria.availableFrom }),
    ...(criteria.availableTo && { availableTo: criteria.availableTo }),
    view: 'map',
  }
}

/** The same spaces on the map, and no others. */
export function toShownSearch(ids: readonly number[]): MapSearch {
  return { ids: ids.slice(0, MAX_SHOWN_IDS).join(','), priceMax: PRICE_SCALES.month.max, view: 'map' }
}
