import type { Criteria } from '#contract/assistants.ts'
import { LIMITS, PRICE_SLIDER } from '#domain/limits.ts'
import { monthlyPrice } from '#domain/money.ts'
import type { HeldSearch } from '#domain/search/search-filters.ts'
import { AD_TYPES } from '#domain/vocabulary.ts'

export type MapSearch = HeldSearch & { view: 'map' }

/** Maps criteria to the home page's parameters: prices per month, and the slider's maximum for no price limit. */
export function toMapSearch(criteria: Criteria): MapSearch {
  const { interval, excludedAdTypes } = criteria
  const toMonthly = (dollars: number) =>
    Math.min(LIMITS.priceDollars.max, interval ? monthlyPrice(dollars, interval) : dollars)
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
    priceMax: criteria.priceMax === null ? PRICE_SLIDER.max : toMonthly(criteria.priceMax),
    ...(criteria.availableFrom && { availableFrom: criteria.availableFrom }),
    ...(criteria.availableTo && { availableTo: criteria.availableTo }),
    view: 'map',
  }
}
