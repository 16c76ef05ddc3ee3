import { MIN_COMPARABLES, NEAR_KM } from '#assistant/explain/price-statistics.ts'
import type { AssistantListing } from '#assistant/listing.ts'
import { comparisonOf, type Market } from '#assistant/market.ts'
import { scoreFacts } from '#assistant/match/facts.ts'
import { fitsTypes, priceLimits, wantedDays } from '#assistant/match/hard-criteria.ts'
import { reachOf } from '#assistant/match/match.ts'
import { nearDays } from '#assistant/match/near-dates.ts'
import { nearReachOf } from '#assistant/match/parts.ts'
import type { KnownPlace } from '#assistant/places.ts'
import { toDayNumber } from '#domain/dates.ts'
import { readBudgetBasis } from '#domain/discovery/budget.ts'
import type { Criteria } from '#domain/discovery/criteria.ts'
import { toMarketDate } from '#domain/format-dates.ts'
import { distanceToNearest } from '#domain/geo.ts'
import { toBoundCents } from '#domain/listings/price-basis.ts'
import { countIntervals, listComparablePrices } from '#search/compare-prices.ts'
import type { SearchIndex } from '#search/search-index.ts'
import {
  countWithin,
  type Limits,
  type Preferences,
  type Shortlist,
  shortlist,
  type TotalLimits,
} from '#search/shortlist.ts'
import type { AppContext } from '../../../context.ts'
import { listByFormat } from './list-by-format.ts'
import { listByWords } from './list-by-words.ts'
import { type Priced, readCandidates, withTotals } from './read-candidates.ts'
import type { Wanted } from './wanted.ts'

/** Shortlist size: this many spaces are loaded and scored for an answer; a smaller market is scored whole. */
const MAX_CANDIDATES = 400
/** In addition, full-text matches. */
const MAX_WORDED = 200

const NOBODY = { ids: [], total: 0 }

/** A market whose candidates may be priced already. */
export interface OpenedMarket extends Market {
  priced: Priced | null
}

/** The market for one request: the kernel shortlists and aggregates over everything, and only the shortlist is loaded. */
export async function openMarket(
  { db, search, now, gazetteer }: Pick<AppContext, 'db' | 'search' | 'now' | 'gazetteer'>,
  wanted: Wanted,
): Promise<OpenedMarket> {
  const index = await search.openIndex()
  const dated = { ...wanted, today: toDayNumber(toMarketDate(now())), now: now().getTime() }
  const { ids, total } = wanted.isRequest === false ? NOBODY : chooseCandidates(index, dated)
  const wantsMore = wanted.isRequest !== false && !wanted.isSelling
  const [worded, formatted] = await Promise.all([
    total > ids.length && areWordsAlone(wanted) ? listByWords(db, wanted, MAX_WORDED) : [],
    wantsMore ? listByFormat(db, dated) : [],
  ])
  const named = keepOpen(index, formatted, dated)
  const candidates = await readCandidates(db, [...new Set([...ids, ...worded, ...named])], {
    withSpecs: dated.formats !== undefined,
  })
  const more = wantsMore ? listMore(index, dated, candidates) : NONE
  const all = [...candidates, ...(await readCandidates(db, more.nearest))]
  return {
    ...readFigures(index, dated),
    ...(await withTotals(search, all, wanted.criteria)),
    offDates: keepFree(index, await readCandidates(db, more.offDates), dated),
    total,
    findTownNear: gazetteer().findTownNear,
  }
}

const NONE = { nearest: [], offDates: [] }
const MAX_NEAREST = 5
const MAX_OFF_DATES = 100

/** Where no candidate is near a place asked for, the nearest of all that fit; where days are asked for, those near that may be off in dates. */
function listMore(index: SearchIndex, wanted: Wanted & Dated, candidates: readonly AssistantListing[]) {
  const { places } = wanted
  const isFar = places.length > 0 && candidates.length > 0 && !candidates.some((one) => isNear(one, places))
  const nearest = isFar
    ? listIds(shortlistEach(index, wanted, { preferencesOf: byNearness, most: MAX_NEAREST }))
    : []
  const known = new Set(candidates.map(({ id }) => id))
  return {
    nearest: nearest.filter((id) => !known.has(id)),
    offDates: wantedDays(wanted.criteria)
      ? listIds(
          shortlistEach(index, wanted, { preferencesOf: byNearness, most: MAX_OFF_DATES, anyDays: true }),
        )
      : [],
  }
}

const COUNT_ALONE = { page: false, facets: false, histogram: false, clusters: false }

/** Of some spaces those that nobody has taken on the days asked for. */
function keepOpen(index: SearchIndex, ids: number[], { criteria, today }: Wanted & Dated): number[] {
  const days = wantedDays(criteria)
  if (ids.length === 0 || !days) return ids
  const dated = { availableFromDay: days.first, availableToDay: days.last, ...(today && { today }) }
  return index.search({ ids, ...dated, limit: ids.length, want: { ...COUNT_ALONE, page: true } }).ids
}

/** A near miss too is only what nobody has taken on the days that it is offered for. */
export function keepFree(
  index: SearchIndex,
  listings: readonly AssistantListing[],
  { criteria, today }: Pick<Wanted, 'criteria'> & Dated,
): AssistantListing[] {
  return listings.filter((listing) => {
    const days = nearDays(listing, criteria)
    if (!days) return false
    const dated = { availableFromDay: days.first, availableToDay: days.last, ...(today && { today }) }
    return index.search({ ids: [listing.id], ...dated, limit: 1, want: COUNT_ALONE }).total > 0
  })
}

function isNear({ location: { coordinates } }: AssistantListing, places: readonly KnownPlace[]): boolean {
  return coordinates !== null && distanceToNearest(coordinates, places) <= NEAR_KM
}

function byNearness(place: KnownPlace | null): Preferences | null {
  if (!place) return null
  const reachKm = reachOf(place)
  const none = () => 0
  return {
    max: 1,
    venue: none,
    features: none,
    audiences: none,
    price: none,
    dates: none,
    place: (km) => (km === null ? 0 : Math.max(0, 1 - km / reachKm)),
  }
}

/** Full text is used only without hard criteria; elsewhere it was measured to add nothing, and common words read many rows. */
function areWordsAlone({ criteria, places }: Wanted): boolean {
  return scoreFacts(criteria, null) === null || (criteria.place !== null && places.length === 0)
}

/** Ids to score, best first by hard criteria, and the total number of matches. */
export function chooseCandidates(index: SearchIndex, wanted: Limited): Shortlist {
  const { criteria } = wanted
  const lists = shortlistEach(index, wanted, {
    preferencesOf: (place) => scoreFacts(criteria, place),
    most: MAX_CANDIDATES,
  })
  const [only] = lists
  // around several places, what two of them reach counts once
  const total = lists.length === 1 && only ? only.total : countWithin(index, toLimits(wanted))
  return { ids: listIds(lists), total }
}

interface Each {
  preferencesOf: (place: KnownPlace | null) => Preferences | null
  most: number
  anyDays?: true
}

/** The best around each known place, an equal share of `most` each; everywhere where none is known. */
function shortlistEach(
  index: SearchIndex,
  wanted: Limited,
  { preferencesOf, most, anyDays }: Each,
): Shortlist[] {
  const places = wanted.places.length > 0 ? wanted.places : [null]
  const share = Math.ceil(most / places.length)
  return places.map((place) => {
    const limits = toLimits({ ...wanted, places: place ? [place] : [] })
    const asked = anyDays ? { ...limits, days: null, total: null } : limits
    return shortlist(index, asked, { preferences: preferencesOf(place), most: share })
  })
}

function listIds(lists: readonly Shortlist[]): number[] {
  return [...new Set(lists.flatMap(({ ids }) => ids))]
}

/** Exact aggregates over the whole index. */
export function readFigures(
  index: SearchIndex,
  dated: Dated = {},
): Omit<Market, 'candidates' | 'offDates' | 'total' | 'findTownNear'> {
  return {
    countFitting: (criteria, places) => countWithin(index, toLimits({ ...dated, criteria, places })),
    countNear: (criteria, places) =>
      countWithin(index, {
        ...toLimits({ ...dated, criteria, places }, nearReachOf),
        isLocated: true,
      }),
    comparePrices(space) {
      const { prices, near } = listComparablePrices(index, space, {
        nearKm: NEAR_KM,
        enough: MIN_COMPARABLES,
      })
      return comparisonOf(prices, { near, interval: space.interval })
    },
    countIntervals: (kind) => countIntervals(index, kind),
  }
}

interface Dated {
  /** Days since 1970-01-01; lead times count from it. */
  today?: number | undefined
  /** The moment of the request, in milliseconds: totals are for it. */
  now?: number | undefined
}

/** An amount for some days is held against their total, as in the search; null for any other. */
function toTotalLimits(criteria: Criteria, now: number | undefined): TotalLimits | null {
  const { priceMin, priceMax } = criteria
  const days = wantedDays(criteria)
  if (now === undefined || !days || readBudgetBasis(criteria).kind !== 'total') return null
  if (priceMin === null && priceMax === null) return null
  return {
    asked: { ...days, now },
    min: toBoundCents(priceMin ?? 0),
    max: priceMax === null ? Number.POSITIVE_INFINITY : toBoundCents(priceMax),
  }
}

type Limited = Pick<Wanted, 'criteria' | 'places'> & Dated

function toLimits({ criteria, places, today, now }: Limited, kmAround = reachOf): Limits {
  const { listingType } = criteria
  const days = wantedDays(criteria)
  return {
    passes: (kind) => fitsTypes(kind, criteria) && (listingType === null || kind.listingType === listingType),
    priceLimits: (interval) => priceLimits(interval, criteria),
    total: toTotalLimits(criteria, now),
    days: days && { ...days, today },
    within: places.map((place) => ({ near: { lat: place.lat, lng: place.lng }, radiusKm: kmAround(place) })),
  }
}
