import type { Criteria } from '#domain/discovery/criteria.ts'
import type { Gazetteer } from '#domain/discovery/places/types.ts'
import type { LikenessBasis } from '#domain/listings/comparable.ts'
import type { Interval } from '#domain/vocabulary.ts'
import {
  countIntervals,
  listComparables,
  type PricedSpace,
  type PriceStatistics,
  priceStatistics,
  toComparablePrices,
} from './explain/price-statistics.ts'
import type { AssistantListing } from './listing.ts'
import { countFitting, countNear } from './match/match.ts'
import type { KnownPlace } from './places.ts'

export interface PriceComparison {
  /** Null with fewer than four comparable spaces. */
  statistics: PriceStatistics | null
  /** True when the comparables are within 25 km. */
  near: boolean
  /** What the spaces have in common beside the medium; absent where it was not asked. */
  by?: LikenessBasis
  /** The underlying prices at the space's interval, ascending, whole dollars; a uniform sample of very many. */
  listPrices: () => number[]
}

/** Market access for an answer: some candidate spaces to score, and exact statistics over all of them. */
export interface Market<L extends AssistantListing = AssistantListing> {
  /** Candidates of the request: all that match, or the best of them by their facts. */
  candidates: readonly L[]
  /** Spaces that meet all limits, but perhaps not the dates: where near misses are looked for. */
  offDates: readonly L[]
  /** How many match the request; null when the candidates are all of them. */
  total: number | null
  countFitting: (criteria: Criteria, places: readonly KnownPlace[]) => number
  /** Of them, those in or near one of the places. */
  countNear: (criteria: Criteria, places: readonly KnownPlace[]) => number
  comparePrices: (space: PricedSpace) => PriceComparison
  /** The town nearest to a point, `Olympia, WA`; undefined where none is known. */
  findTownNear: Gazetteer['findTownNear']
  /** How many spaces of a medium and listing type are priced per interval. */
  countIntervals: (kind: Pick<PricedSpace, 'id' | 'adType' | 'listingType'>) => ReadonlyMap<Interval, number>
}

/** A market held entirely in memory. */
export function toMarket<L extends AssistantListing>(
  listings: readonly L[],
  findTownNear: Gazetteer['findTownNear'] = () => undefined,
): Market<L> {
  return {
    candidates: listings,
    offDates: listings,
    total: null,
    findTownNear,
    countFitting: (criteria, places) => countFitting(criteria, listings, places),
    countNear: (criteria, places) => countNear(criteria, listings, places),
    comparePrices(space) {
      const { spaces, near } = listComparables(space, listings)
      const prices = toComparablePrices(spaces, space.interval)
      return comparisonOf(prices, { near, interval: space.interval })
    },
    countIntervals: (kind) => countIntervals(kind, listings),
  }
}

/** Prices at `interval`, in any order; sorted in place. */
export function comparisonOf(
  prices: Float64Array,
  { near, interval }: { near: boolean; interval: Interval },
): PriceComparison {
  return {
    statistics: priceStatistics(prices, interval),
    near,
    listPrices: () => sample(prices.sort()).map(Math.round),
  }
}

/** Maximum points of a small chart. */
const MAX_CHART_PRICES = 200

function sample(sorted: Float64Array): number[] {
  if (sorted.length <= MAX_CHART_PRICES) return [...sorted]
  const step = (sorted.length - 1) / (MAX_CHART_PRICES - 1)
  return Array.from({ length: MAX_CHART_PRICES }, (_, i) => sorted[Math.round(i * step)]!)
}
