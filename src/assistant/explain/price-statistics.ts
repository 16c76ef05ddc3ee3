import { distanceKm, type LatLng } from '#domain/geo.ts'
import { convertPrice } from '#domain/money.ts'
import type { AdType, Interval, ListingType } from '#domain/vocabulary.ts'
import type { AssistantListing } from '../listing.ts'

/** What a space is compared by. */
export interface PricedSpace {
  id?: number
  adType: AdType
  listingType: ListingType
  interval: Interval
  coordinates: LatLng | null
}

/** Quartiles in US dollars for one `interval`, not rounded, over `count` comparable spaces. */
export interface PriceStatistics {
  lowerQuartile: number
  median: number
  upperQuartile: number
  count: number
  interval: Interval
}

/** Spaces within this distance are compared first; the whole market only when too few stand there. */
export const NEAR_KM = 25
/** Below this many comparable spaces nothing is said about a price. */
export const FEWEST_COMPARABLES = 4

/**
 * Spaces to compare a price with: same medium and listing type, a period where it has one (one-time with one-time),
 * within 25 km when at least four stand there, else anywhere in the list. Never the space itself.
 */
export function listComparables<L extends AssistantListing>(
  space: PricedSpace,
  listings: readonly L[],
): { spaces: L[]; near: boolean } {
  const alike = listAlike(space, listings)
  const { coordinates, id } = space
  const near =
    coordinates === null ? [] : alike.filter((listing) => listing.id !== id && isNear(coordinates, listing))
  if (near.length >= FEWEST_COMPARABLES) return { spaces: near, near: true }
  return { spaces: alike.filter((listing) => listing.id !== id), near: false }
}

/** Spaces of one kind, found once for each list of listings. */
const kinds = new WeakMap<readonly AssistantListing[], Map<string, AssistantListing[]>>()

function listAlike<L extends AssistantListing>(space: PricedSpace, listings: readonly L[]): L[] {
  let byKind = kinds.get(listings)
  if (!byKind) {
    byKind = Map.groupBy(listings, kindOf)
    kinds.set(listings, byKind)
  }
  return (byKind.get(kindOf(space)) ?? []) as L[]
}

function kindOf({
  adType,
  listingType,
  interval,
}: Pick<PricedSpace, 'adType' | 'listingType' | 'interval'>): string {
  return `${adType} ${listingType} ${interval === 'one-time' ? 'once' : 'period'}`
}

/** Less than the kilometers of any degree of latitude, so that it never rules out a near space. */
const KM_PER_DEGREE = 110

function isNear(point: LatLng, { location: { coordinates } }: AssistantListing): boolean {
  if (coordinates === null || Math.abs(point.lat - coordinates.lat) * KM_PER_DEGREE > NEAR_KM) return false
  return distanceKm(point, coordinates) <= NEAR_KM
}

/** Median and quartiles of the spaces' prices, converted to `interval`; null below four spaces. */
export function priceStatistics(
  spaces: readonly AssistantListing[],
  interval: Interval,
): PriceStatistics | null {
  if (spaces.length < FEWEST_COMPARABLES) return null
  // typed, because a market's worth of plain numbers sorts ten times slower
  const prices = new Float64Array(spaces.length)
  for (let i = 0; i < spaces.length; i++) {
    const space = spaces[i] as AssistantListing
    prices[i] = convertPrice(space.price, space.interval, interval)
  }
  prices.sort()
  return {
    lowerQuartile: quantile(prices, 0.25),
    median: quantile(prices, 0.5),
    upperQuartile: quantile(prices, 0.75),
    count: prices.length,
    interval,
  }
}

/** Linear interpolation between the closest ranks of a sorted list. */
export function quantile(sorted: ArrayLike<number>, share: number): number {
  const at = (sorted.length - 1) * share
  const below = sorted[Math.floor(at)] as number
  const above = sorted[Math.ceil(at)] as number
  return below + (above - below) * (at - Math.floor(at))
}
