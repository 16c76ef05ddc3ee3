import { readRequest } from '#assistant/understand/understand.ts'
import type { ListingFilters } from '#contract/discovery/search.ts'
import type { Criteria } from '#domain/discovery/criteria.ts'
import type { Gazetteer, ResolvedPlace } from '#domain/discovery/places/types.ts'
import { changeBasis } from '#domain/discovery/search/change-basis.ts'
import { toWordFilters, type WordFilters } from '#domain/discovery/search/criteria-filters.ts'
import { basisOf, hasDates } from '#domain/discovery/search/price-range.ts'
import { PRICE_SCALES, SALE_SCALE } from '#domain/listings/price-basis.ts'

export interface BoxReading {
  /** Those asked for, in their order. */
  places: ResolvedPlace[]
  filters: WordFilters
  /** Phrases that are neither place nor filter, or one of several places, as typed. */
  words: string[]
  /** What is understood and says nothing here; no space is searched for it. */
  idle: string[]
}

/** Reads the search box as the assistants read a request: "fremont billboard under $500". */
export function readSearchBox(
  text: string,
  { gazetteer, now, filters }: { gazetteer: Gazetteer; now: Date; filters: ListingFilters },
): BoxReading {
  const spans = gazetteer.findPlacesInText(text, { near: filters.near })
  const { criteria, places, formats, unread = [] } = readRequest(text, { now, findPlaces: () => spans })
  const named = places.flatMap((place) => spans.find((span) => span.place === place) ?? [])
  const doubtful = named.filter(({ place }) => place.isDoubtful)
  const meant = withStatedKind(withStatedDays(criteria, filters), filters)
  return {
    places: named.flatMap(({ place }) => (place.isDoubtful ? [] : [place])),
    filters: withoutStated(toWordFilters(meant, filters.per), filters),
    words: [...doubtful, ...unread].map((phrase) => phrase.text),
    idle: [...listIdle(meant), ...(formats?.sizes ?? [])],
  }
}

/** Where only spaces for sale are looked at, an amount is what one costs to buy. */
function withStatedKind(criteria: Criteria, { listingType }: ListingFilters): Criteria {
  const isForSale = criteria.listingType === null && listingType?.length === 1 && listingType[0] === 'sale'
  return isForSale ? { ...criteria, listingType: 'sale' } : criteria
}

/** What is for sale has no month: an amount "per month" is compared with the whole price, and the period is named. */
function listIdle({ listingType, interval, priceMin, priceMax }: Criteria): string[] {
  const hasAmount = priceMin !== null || priceMax !== null
  if (listingType !== 'sale' || !hasAmount || interval === null || interval === 'one-time') return []
  return [`per ${interval}`]
}

/** An amount that is read is for the days that are set. */
function withStatedDays(criteria: Criteria, { availableFrom, availableTo }: ListingFilters): Criteria {
  if (!hasDates({ availableFrom, availableTo })) return criteria
  return { ...criteria, availableFrom: availableFrom ?? null, availableTo: availableTo ?? null }
}

/**
 * The filters as they stood, joined by what was read. Whoever names a least price alone means no highest one: what the slider
 * stands at from the start must not stay beside it.
 */
export function withRead(stood: ListingFilters, read: WordFilters): ListingFilters {
  const joined = { ...stood, ...read }
  const isOther = read.per !== undefined && read.per !== basisOf(stood)
  if (read.priceMax === undefined && (isOther || read.priceMin !== undefined)) delete joined.priceMax
  if (read.priceMin === undefined && isOther) delete joined.priceMin
  if (read.salePriceMin !== undefined && read.salePriceMax === undefined) delete joined.salePriceMax
  return joined
}

/** What is set by hand outweighs the words; the price's range counts as one filter, and so do the days. */
function withoutStated(read: WordFilters, stated: ListingFilters): WordFilters {
  const { per: _per, priceMin: _min, priceMax: _max, ...left } = read
  for (const key of ['adType', 'venue', 'audience', 'feature', 'listingType'] as const)
    if (stated[key]?.length) delete left[key]
  if (isSalePriceStated(stated)) {
    delete left.salePriceMin
    delete left.salePriceMax
  }
  if (hasDates(stated)) {
    delete left.availableFrom
    delete left.availableTo
  }
  return { ...left, ...readPrices(read, stated) }
}

/** Beside days that are set, words without an amount say nothing of prices. */
function readPrices(read: WordFilters, stated: ListingFilters): WordFilters {
  const { per, priceMin, priceMax } = read
  if (isPriceStated(stated)) return hasDates(stated) ? {} : convertStated(read, stated)
  const hasAmount = priceMin !== undefined || priceMax !== undefined
  return hasDates(stated) && !hasAmount ? {} : withoutAbsent({ per, priceMin, priceMax })
}

/** The range that is set, converted where the words make prices those of days. */
function convertStated(read: WordFilters, stated: ListingFilters): WordFilters {
  const { per, availableFrom, availableTo } = read
  if (per !== 'total' || basisOf(stated) === 'total') return {}
  const range = { per: basisOf(stated), priceMin: stated.priceMin, priceMax: stated.priceMax }
  const { priceMin, priceMax } = changeBasis({ ...range, availableFrom, availableTo }, per)
  return withoutAbsent({ per, priceMin, priceMax })
}

function withoutAbsent(values: WordFilters): WordFilters {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}

/** The range that the slider stands at from the start was not chosen by anybody. */
function isPriceStated(stated: ListingFilters): boolean {
  const [low, high] = PRICE_SCALES[basisOf(stated)].default
  const { priceMin, priceMax } = stated
  return (priceMin ?? low) !== low || (priceMax ?? high) !== high
}

function isSalePriceStated({ salePriceMin, salePriceMax }: ListingFilters): boolean {
  const [low, high] = SALE_SCALE.default
  return (salePriceMin ?? low) !== low || (salePriceMax ?? high) !== high
}
