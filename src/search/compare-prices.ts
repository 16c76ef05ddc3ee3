import type { LatLng } from '#domain/geo.ts'
import { intervalDays } from '#domain/money.ts'
import { type AdType, INTERVALS, type Interval, type ListingType } from '#domain/vocabulary.ts'
import { INTERVAL_MASK, INTERVAL_SHIFT } from './codes.ts'
import { createRegion } from './region.ts'
import type { IndexParts, SearchIndex } from './search-index.ts'
import { type Area, buildRowTest, type RowTest, visitRows } from './visit-rows.ts'

/** Criteria for comparable prices. */
export interface PricedKind {
  /** Excluded from its own comparison. */
  id?: number | undefined
  adType: AdType
  listingType: ListingType
  interval: Interval
  coordinates: LatLng | null
}

const EVERYWHERE: Area = { region: null, withUnlocated: true }

/**
 * Unordered prices of the spaces of the same medium and listing type, with a period where the kind has one, at its
 * interval: those within `nearKm` when there are at least `enough`, else all.
 */
export function listComparablePrices(
  { parts }: SearchIndex,
  kind: PricedKind,
  { nearKm, enough }: { nearKm: number; enough: number },
): { prices: Float64Array; near: boolean } {
  const isOnce = kind.interval === 'one-time'
  const test = buildKindTest(kind, (interval) => (interval === 'one-time') === isOnce)
  if (kind.coordinates) {
    const region = createRegion({ near: kind.coordinates, radiusKm: nearKm })
    const prices = collectPrices(parts, { region, withUnlocated: false }, test, kind)
    if (prices.length >= enough) return { prices, near: true }
  }
  return { prices: collectPrices(parts, EVERYWHERE, test, kind), near: false }
}

/** How many spaces of a medium and listing type are priced per interval. */
export function countIntervals(
  { parts }: SearchIndex,
  kind: Pick<PricedKind, 'id' | 'adType' | 'listingType'>,
): Map<Interval, number> {
  const counts = new Uint32Array(INTERVAL_MASK + 1)
  const test = buildKindTest(kind, () => true)
  visitRows(parts, EVERYWHERE, test, ({ attributes, ids }, rows, count) => {
    for (let i = 0; i < count; i++)
      if (ids[rows[i]!] !== kind.id) counts[(attributes[rows[i]!]! >>> INTERVAL_SHIFT) & INTERVAL_MASK]!++
  })
  return new Map(
    INTERVALS.flatMap((interval, code) => (counts[code]! > 0 ? [[interval, counts[code]!]] : [])),
  )
}

const ANY_PRICE = { min: 0, max: 0x7fffffff }

function buildKindTest(
  kind: Pick<PricedKind, 'adType' | 'listingType'>,
  hasInterval: (interval: Interval) => boolean,
): RowTest {
  return buildRowTest(
    ({ adType, listingType }) => adType === kind.adType && listingType === kind.listingType,
    (interval) => (hasInterval(interval) ? ANY_PRICE : null),
  )
}

function collectPrices(
  parts: IndexParts,
  area: Area,
  test: RowTest,
  { id, interval }: PricedKind,
): Float64Array {
  let prices = new Float64Array(1024)
  let length = 0
  // the same as `convertPrice`, with its look-ups hoisted
  const days = Float64Array.from(INTERVALS, (one) => intervalDays(one) ?? 1)
  const own = INTERVALS.indexOf(interval)
  const ownDays = days[own]!
  visitRows(parts, area, test, ({ attributes, ids, price }, rows, count) => {
    if (length + count > prices.length) {
      const wider = new Float64Array(Math.max(prices.length * 2, length + count))
      wider.set(prices)
      prices = wider
    }
    for (let i = 0; i < count; i++) {
      const row = rows[i]!
      if (ids[row] === id) continue
      const from = (attributes[row]! >>> INTERVAL_SHIFT) & INTERVAL_MASK
      prices[length++] = from === own ? price[row]! : (price[row]! / days[from]!) * ownDays
    }
  })
  return prices.subarray(0, length)
}
