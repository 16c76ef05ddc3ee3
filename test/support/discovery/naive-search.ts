import { contains, distanceKm, type LatLng } from '#domain/geo.ts'
import { PAGE_SIZE } from '#domain/limits.ts'
import type { PriceBasis } from '#domain/listings/price-basis.ts'
import { AD_TYPES, AUDIENCES, FEATURES, LISTING_TYPES, VENUES } from '#domain/vocabulary.ts'
import type { SearchArea, SearchQuery } from '#search/query.ts'
import { CENTRE_WEIGHT, nearness } from '#search/score.ts'
import type { DailyCost, SoldUnit, TestSpace } from './build-spaces.ts'

type Part = 'adType' | 'venue' | 'listingType' | 'feature' | 'audience' | 'price'

/** Reference implementation of the search, as plain as possible: the kernel must agree with it. */
export function naiveSearch(rows: readonly TestSpace[], query: SearchQuery) {
  const hard = rows.filter((row) => isInside(row, query) && isFree(row, query) && isAllowed(row, query))
  const passing = (except?: Part) =>
    hard.filter((row) => PARTS.every((part) => part === except || passes[part](row, query)))
  const matches = passing()
  const sorted = [...matches].sort((a, b) => keyOf(b, query) - keyOf(a, query) || b.id - a.id)
  const ids = sorted.map((row) => row.id)
  return {
    total: matches.length,
    /** Sort key by id; larger comes first. */
    keys: new Map(matches.map((row) => [row.id, keyOf(row, query)])),
    page: ids.slice(0, query.limit ?? PAGE_SIZE),
    matches,
    facets: {
      adType: countBy(AD_TYPES, passing('adType'), (row, id) => row.adType === id),
      venue: countBy(VENUES, passing('venue'), (row, id) =>
        id === 'transit' ? row.venue === 'transit' || row.venue === 'ferry' : row.venue === id,
      ),
      audience: countBy(AUDIENCES, passing('audience'), (row, id) => row.audiences.includes(id)),
      listingType: countBy(LISTING_TYPES, passing('listingType'), (row, id) => row.listingType === id),
      feature: countBy(FEATURES, passing('feature'), (row, id) => row.features.includes(id)),
    },
    histogram: histogramOf(passing('price'), query, false),
    saleHistogram: histogramOf(passing('price'), query, true),
  }
}

const PARTS: readonly Part[] = ['adType', 'venue', 'listingType', 'feature', 'audience', 'price']

const passes: Record<Part, (row: TestSpace, query: SearchQuery) => boolean> = {
  adType: (row, { adTypes }) => !adTypes?.length || adTypes.includes(row.adType),
  venue: (row, { venues }) =>
    !venues?.length ||
    (row.venue !== null && venues.includes(row.venue)) ||
    (row.venue === 'ferry' && venues.includes('transit')),
  listingType: (row, query) => listTypes(query).includes(row.listingType),
  feature: (row, { features }) => !features?.length || features.some((id) => row.features.includes(id)),
  audience: (row, { audiences }) => !audiences?.length || audiences.some((id) => row.audiences.includes(id)),
  price: (row, query) => {
    const { per, priceMin = 0, priceMax = Infinity, salePriceMin = 0, salePriceMax = Infinity } = query
    const isWithin = (min: number, max: number) => {
      if (isUnpriced(row, query)) return min <= 0 && max === Infinity
      const cents = naiveCents(row, query)
      return cents >= Math.round(min * 100) && cents <= Math.round(max * 100)
    }
    const isSale = row.listingType === 'sale'
    const isInRange = (isSale && per !== undefined) || isWithin(priceMin, priceMax)
    return isInRange && (!isSale || isWithin(salePriceMin, salePriceMax))
  },
}

/** A range of rents alone asks for rents, on a price basis. */
function listTypes({ per, listingTypes = [], ...query }: SearchQuery): readonly string[] {
  const hasRent = query.priceMin !== undefined || query.priceMax !== undefined
  const hasSale = query.salePriceMin !== undefined || query.salePriceMax !== undefined
  if (listingTypes.length > 0) return listingTypes
  return per === undefined || hasRent === hasSale ? LISTING_TYPES : hasRent ? ['rent'] : ['sale']
}

/** Hundredths of days: all periods in whole numbers, so that cents are exact. */
const HUNDREDTHS = { day: 100, week: 700, '4-week': 2800, month: 3044, quarter: 9132, year: 36_528 } as const

/** Whole cents on the price basis of the query; of a space without a total its listed price. */
export function naiveCents(row: TestSpace, query: SearchQuery): number {
  const { per } = query
  if (per === 'total' && row.listingType === 'rent' && row.daily !== null) return naiveTotal(row.daily, query)
  const interval = row.interval ?? 'month'
  const isAsListed = per === undefined || per === 'listed' || per === 'total' || row.listingType === 'sale'
  if (isAsListed || interval === 'one-time') return row.price * 100
  const [times, by] = [BigInt(row.price * 100 * HUNDREDTHS[per]), BigInt(HUNDREDTHS[interval])]
  return Number((2n * times + by) / (2n * by))
}

function naiveTotal({ cents, taxBasisPoints, onceCents }: DailyCost, query: SearchQuery): number {
  const first = (query.availableFromDay ?? query.availableToDay) as number
  const last = (query.availableToDay ?? query.availableFromDay) as number
  const net = BigInt(cents) * BigInt(last - first + 1)
  const tax = (2n * net * BigInt(taxBasisPoints) + 10_000n) / 20_000n
  return Number(net + tax) + onceCents
}

/** For rent and without a total where totals are compared: behind all that have one. */
export function isUnpriced(row: TestSpace, { per }: SearchQuery): boolean {
  return per === 'total' && row.listingType === 'rent' && row.daily === null
}

/** For sale and on a price basis: compared apart. */
export function isApart(row: TestSpace, { per }: SearchQuery): boolean {
  return per !== undefined && row.listingType === 'sale'
}

function isInside(row: TestSpace, query: SearchQuery): boolean {
  const { bounds, radiusKm, polygon, anyOf = [], unlocatedIds = [] } = query
  const isSpatial =
    bounds !== undefined || radiusKm !== undefined || polygon !== undefined || anyOf.length > 0
  if (row.lat === null || row.lng === null) return !isSpatial || unlocatedIds.includes(row.id)
  const point = { lat: row.lat, lng: row.lng }
  return isInArea(query, point) && (anyOf.length === 0 || anyOf.some((area) => isInArea(area, point)))
}

function isInArea({ bounds, near, radiusKm, polygon }: SearchArea, point: LatLng): boolean {
  if (bounds && !contains(bounds, point)) return false
  if (near && radiusKm !== undefined && distanceKm(near, point) > radiusKm) return false
  return !polygon || isInPolygon(polygon, point)
}

function isInPolygon(polygon: readonly LatLng[], point: LatLng): boolean {
  const ring = rings.get(polygon) ?? toRing(polygon)
  rings.set(polygon, ring)
  return [-360, 0, 360].some((shift) => isOddlyInside(ring, { lat: point.lat, lng: point.lng + shift }))
}

/** Unrolled once a query, not once a row. */
const rings = new WeakMap<readonly LatLng[], LatLng[]>()

function toRing(polygon: readonly LatLng[]): LatLng[] {
  const ring: LatLng[] = []
  for (const corner of polygon) {
    const before = ring.at(-1)?.lng ?? corner.lng
    const lng = [corner.lng - 360, corner.lng, corner.lng + 360].sort(
      (a, b) => Math.abs(a - before) - Math.abs(b - before),
    )[0]!
    ring.push({ lat: corner.lat, lng })
  }
  return ring
}

function isOddlyInside(ring: readonly LatLng[], { lat, lng }: LatLng): boolean {
  const crossed = ring.filter((a, i) => {
    const b = ring[(i + 1) % ring.length]!
    if (a.lat > lat === b.lat > lat) return false
    return lng < a.lng + ((b.lng - a.lng) * (lat - a.lat)) / (b.lat - a.lat)
  })
  return crossed.length % 2 === 1
}

function isFree(row: TestSpace, query: SearchQuery): boolean {
  const first = query.availableFromDay ?? query.availableToDay
  const last = query.availableToDay ?? query.availableFromDay
  if (first === undefined || last === undefined) return true
  const isAvailable = (row.availableFromDay ?? -Infinity) <= first && (row.availableToDay ?? Infinity) >= last
  return isAvailable && isInTime(row, first, query) && isSomeUnitFree(row, { first, last, ...query })
}

function isInTime({ leadDays }: TestSpace, first: number, { today }: SearchQuery): boolean {
  if (!leadDays || today === undefined) return true
  const isWorkingDay = (day: number) => ![0, 6].includes(new Date(day * 86_400_000).getUTCDay())
  const between = Array.from({ length: Math.max(0, first - today) }, (_, i) => today + 1 + i)
  return between.filter(isWorkingDay).length >= leadDays
}

function isSomeUnitFree(
  { sold }: TestSpace,
  { first, last, today = first }: { first: number; last: number; today?: number },
): boolean {
  const isAsked = (day: number) => day >= first && day >= today && day <= last
  const isFree = ({ rule, days }: SoldUnit) => days.some(isAsked) === (rule === 'any-within')
  return sold.length === 0 || sold.some(isFree)
}

function isAllowed(row: TestSpace, { ids }: SearchQuery): boolean {
  return ids === undefined || ids.includes(row.id)
}

function keyOf(row: TestSpace, query: SearchQuery): number {
  const { sort = 'recommended', near } = query
  if (sort.startsWith('price')) return priceKey(row, sort === 'price-asc' ? -1 : 1, query)
  if (sort === 'newest') return row.listedAtSeconds
  const km =
    row.lat === null || row.lng === null || !near ? null : distanceKm(near, { lat: row.lat, lng: row.lng })
  if (sort === 'distance') return km === null ? -Infinity : -km
  const score = Math.round(row.score * 65_535) / 65_535
  if (!near) return score
  return (1 - CENTRE_WEIGHT) * score + (km === null ? 0 : CENTRE_WEIGHT * nearness(km))
}

/** Spaces for sale stand behind all rents in either order, those without a total between both. */
function priceKey(row: TestSpace, sign: 1 | -1, query: SearchQuery): number {
  const behind = isApart(row, query) ? 2e14 : isUnpriced(row, query) ? 1e14 : 0
  return sign * naiveCents(row, query) - behind
}

function countBy<T extends string>(
  ids: readonly T[],
  rows: TestSpace[],
  has: (row: TestSpace, id: T) => boolean,
) {
  return Object.fromEntries(ids.map((id) => [id, rows.filter((row) => has(row, id)).length])) as Record<
    T,
    number
  >
}

const STEPS: Partial<Record<PriceBasis, number>> = { week: 25, day: 5 }

function histogramOf(rows: readonly TestSpace[], query: SearchQuery, sales: boolean): number[] {
  const counts = new Array<number>(100).fill(0)
  const step = sales ? 1000 : (STEPS[query.per ?? 'listed'] ?? 100)
  for (const row of rows) {
    if (isApart(row, query) === sales && !isUnpriced(row, query))
      counts[Math.min(99, Math.floor(naiveCents(row, query) / 100 / step))]!++
  }
  return counts
}
