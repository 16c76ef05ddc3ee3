import { distanceKm, type LatLng } from '#domain/geo.ts'
import { convertPrice } from '#domain/money.ts'
import { selectNth } from '#domain/select-nth.ts'
import type { AdType, Interval, ListingType } from '#domain/vocabulary.ts'
import type { AssistantListing } from '../listing.ts'

/** Criteria for comparable spaces. */
export interface PricedSpace {
  id?: number | undefined
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

/** Comparables are taken within this distance first; from the whole market only when there are too few. */
export const NEAR_KM = 25
/** Minimum sample: with fewer comparables no price statement is made. */
export const MIN_COMPARABLES = 4

/**
 * Comparables of a price: same medium and listing type, a period where it has one (one-time with one-time),
 * within 25 km when there are at least four, else anywhere in the list. Never the space itself.
 */
export function listComparables<L extends AssistantListing>(
  space: PricedSpace,
  listings: readonly L[],
): { spaces: L[]; near: boolean } {
  const alike = listAlike(space, listings)
  const { coordinates, id } = space
  const near =
    coordinates === null ? [] : alike.filter((listing) => listing.id !== id && isNear(coordinates, listing))
  if (near.length >= MIN_COMPARABLES) return { spaces: near, near: true }
  return { spaces: alike.filter((listing) => listing.id !== id), near: false }
}

/** Spaces grouped by kind, cached per list of listings. */
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

/** Lower bound of the kilometers per degree of latitude, so that the prefilter never drops a near space. */
const KM_PER_DEGREE = 110

function isNear(point: LatLng, { location: { coordinates } }: AssistantListing): boolean {
  if (coordinates === null || Math.abs(point.lat - coordinates.lat) * KM_PER_DEGREE > NEAR_KM) return false
  return distanceKm(point, coordinates) <= NEAR_KM
}

/** The spaces' prices in US dollars for one `interval`. */
export function toComparablePrices(spaces: readonly AssistantListing[], interval: Interval): Float64Array {
  return Float64Array.from(spaces, (space) => convertPrice(space.price, space.interval, interval))
}

/** Quartiles of prices for one `interval`, in any order; null below four. Sorts its input in place. */
export function priceStatistics(prices: Float64Array, interval: Interval): PriceStatistics | null {
  if (prices.length < MIN_COMPARABLES) return null
  const [lowerQuartile, median, upperQuartile] = selectQuartiles(prices)
  return { lowerQuartile, median, upperQuartile, count: prices.length, interval }
}

/** Linear interpolation between the closest ranks. Each rank is looked for behind the one before it alone. */
function selectQuartiles(values: Float64Array): [number, number, number] {
  let settled = 0
  const quantile = (share: number) => {
    const at = (values.length - 1) * share
    const [low, high] = [Math.floor(at), Math.ceil(at)]
    const below = selectNth(values, low, settled)
    const above = low === high ? below : selectNth(values, high, high)
    settled = high
    return below + (above - below) * (at - low)
  }
  return [quantile(0.25), quantile(0.5), quantile(0.75)]
}

/** How many spaces of a medium and listing type are priced per interval, excluding the space itself. */
export function countIntervals(
  kind: Pick<PricedSpace, 'id' | 'adType' | 'listingType'>,
  listings: readonly AssistantListing[],
): Map<Interval, number> {
  const counts = new Map<Interval, number>()
  for (const { id, adType, listingType, interval } of listings)
    if (adType === kind.adType && listingType === kind.listingType && id !== kind.id)
      counts.set(interval, (counts.get(interval) ?? 0) + 1)
  return counts
}
