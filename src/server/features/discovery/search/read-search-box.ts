import { readRequest } from '#assistant/understand/understand.ts'
import type { ListingFilters } from '#contract/discovery/search.ts'
import type { Gazetteer, ResolvedPlace } from '#domain/discovery/places/types.ts'
import { toWordFilters, type WordFilters } from '#domain/discovery/search/criteria-filters.ts'
import { PRICE_SCALES, SALE_SCALE } from '#domain/listings/price-basis.ts'

export interface BoxReading {
  /** Those asked for, in their order. */
  places: ResolvedPlace[]
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
  const { criteria, places, unread = [] } = readRequest(text, { now, findPlaces: () => spans })
  return {
    places: places.flatMap((place) => spans.find((span) => span.place === place)?.place ?? []),
    filters: withoutStated(toWordFilters(criteria, filters.per), filters),
    words: unread.map((phrase) => phrase.text),
  }
}

/**
 * The filters as they stood, joined by what was read. Whoever names a least price alone means no highest one: what the slider
 * stands at from the start must not stay beside it.
 */
export function withRead(stood: ListingFilters, read: WordFilters): ListingFilters {
  const joined = { ...stood, ...read }
  if (read.priceMin !== undefined && read.priceMax === undefined) delete joined.priceMax
  if (read.salePriceMin !== undefined && read.salePriceMax === undefined) delete joined.salePriceMax
  return joined
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
