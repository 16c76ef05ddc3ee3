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
  const alike = listAlike(space, listings).filter((listing) => listing.id !== space.id)
  const { coordinates } = space
  const near = coordinates === null ? [] : alike.filter((listing) => isNear(coordinates, listing))
  return near.length >= FEWEST_COMPARABLES ? { spaces: near, near: true } : { spaces: alike, near: false }
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

function isNear(point: LatLng, listing: AssistantListing): boolean {
  return listing.location.coordinates !== null && distanceKm(point, listing.location.coordinates) <= NEAR_KM
}

/** Median and quartiles of the spaces' prices, converted to `interval`; null below four spaces. */
export function priceStatistics(
  spaces: readonly AssistantListing[],
  interval: Interval,
): PriceStatistics | null {
  if (spaces.length < FEWEST_COMPARABLES) return null
  const prices = spaces
    .map((space) => convertPrice(space.price, space.interval, interval))
    .sort((a, b) => a - b)
  return {
    lowerQuartile: quantile(prices, 0.25),
    median: quantile(prices, 0.5),
    upperQuartile: quantile(prices, 0.75),
    count: prices.length,
    interval,
  }
}

/** Linear interpolation between the closest ranks of a sorted list. */
export function quantile(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share
  const below = sorted[Math.floor(at)] as number
  const above = sorted[Math.ceil(at)] as number
  return below + (above - below) * (at - Math.floor(at))
}
