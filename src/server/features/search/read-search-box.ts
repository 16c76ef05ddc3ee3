import { readRequest } from '#assistant/understand/understand.ts'
import type { ListingFilters } from '#contract/search.ts'
import { monthlyBudget } from '#domain/budget.ts'
import type { Criteria } from '#domain/criteria.ts'
import type { Gazetteer, ResolvedPlace } from '#domain/places/types.ts'
import { centsPerDollar, PRICE_SCALES, type Ruler, SALE_SCALE } from '#domain/price-ruler.ts'
import { AD_TYPES } from '#domain/vocabulary.ts'

/** The filters that words of the search box can stand for. */
export type WordFilters = Pick<
  ListingFilters,
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

export interface BoxReading {
  place: ResolvedPlace | null
  filters: WordFilters
  /** Phrases that are neither place nor filter, as typed. */
  words: string[]
}

/** Reads the search box as the assistants read a request: "fremont billboard under $500". */
export function readSearchBox(
  text: string,
  { gazetteer, now, filters }: { gazetteer: Gazetteer; now: Date; filters: ListingFilters },
): BoxReading {
  const spans = gazetteer.findPlacesInText(text, { near: filters.near })
  const { criteria, place, unread = [] } = readRequest(text, { now, findPlaces: () => spans })
  return {
    place: spans.find((span) => span.place === place)?.place ?? null,
    filters: withoutStated(toFilters(criteria, filters.per), filters),
    words: unread.map((phrase) => phrase.text),
  }
}

function toFilters(criteria: Criteria, per: Ruler | undefined): WordFilters {
  const { adTypes, excludedAdTypes, venues, audiences, features, listingType } = criteria
  const types =
    adTypes.length > 0 || excludedAdTypes.length === 0
      ? adTypes
      : AD_TYPES.filter((type) => !excludedAdTypes.includes(type))
  return {
    ...(types.length > 0 && { adType: types }),
    ...(venues.length > 0 && { venue: venues }),
    ...(audiences.length > 0 && { audience: audiences }),
    ...(features.length > 0 && { feature: features }),
    ...(listingType && { listingType: [listingType] }),
    ...toPriceFilters(criteria, per),
    ...(criteria.availableFrom && { availableFrom: criteria.availableFrom }),
    ...(criteria.availableTo && { availableTo: criteria.availableTo }),
  }
}

/** On the ruler asked for, by the month where none is; what a space costs to buy has a range of its own. */
function toPriceFilters(criteria: Criteria, per: Ruler | undefined): WordFilters {
  const { priceMin, priceMax, listingType } = criteria
  if (priceMin === null && priceMax === null) return {}
  if (listingType === 'sale')
    return {
      ...(priceMin !== null && { salePriceMin: priceMin }),
      ...(priceMax !== null && { salePriceMax: priceMax }),
    }
  const ruler = per ?? 'month'
  const onRuler = (dollars: number) =>
    Math.round((monthlyBudget(dollars, criteria) * centsPerDollar('month', ruler)) / 100)
  return {
    per: ruler,
    ...(priceMin !== null && { priceMin: onRuler(priceMin) }),
    ...(priceMax !== null && { priceMax: onRuler(priceMax) }),
  }
}

/** What is set by hand outweighs the words; the price's range counts as one filter, and so do the days. */
function withoutStated(read: WordFilters, stated: ListingFilters): WordFilters {
  const left = { ...read }
  for (const key of ['adType', 'venue', 'audience', 'feature', 'listingType'] as const)
    if (stated[key]?.length) delete left[key]
  if (isPriceStated(stated)) {
    delete left.per
    delete left.priceMin
    delete left.priceMax
  }
  if (isSalePriceStated(stated)) {
    delete left.salePriceMin
    delete left.salePriceMax
  }
  if (stated.availableFrom || stated.availableTo) {
    delete left.availableFrom
    delete left.availableTo
  }
  return left
}

/** The range that the slider stands at from the start was not chosen by anybody. */
function isPriceStated({ per, priceMin, priceMax }: ListingFilters): boolean {
  const [low, high] = PRICE_SCALES[per ?? 'month'].default
  return (priceMin ?? low) !== low || (priceMax ?? high) !== high
}

function isSalePriceStated({ salePriceMin, salePriceMax }: ListingFilters): boolean {
  const [low, high] = SALE_SCALE.default
  return (salePriceMin ?? low) !== low || (salePriceMax ?? high) !== high
}
