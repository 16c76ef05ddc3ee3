import fc from 'fast-check'
import { crossesItself } from '#domain/crosses-itself.ts'
import { MAX_PLACES } from '#domain/discovery/criteria.ts'
import { MAX_RADIUS_KM, type SearchValues } from '#domain/discovery/search/search-filters.ts'
import { LIMITS, MAX_ID, MAX_SHOWN_IDS } from '#domain/limits.ts'
import { RULERS } from '#domain/listings/price-basis.ts'
import { AD_TYPES, AUDIENCES, FEATURES, LISTING_TYPES, SORTS, VENUES } from '#domain/vocabulary.ts'
import type { SearchArea, SearchQuery } from '#search/query.ts'
import type { WorldForm } from './build-spaces.ts'

const optional = <T>(arbitrary: fc.Arbitrary<T>, freq = 2) => fc.option(arbitrary, { nil: undefined, freq })

/** Interesting coordinates: lattice points, poles, the antimeridian, and anything between. */
const latitude = fc.oneof(
  fc.integer({ min: -6, max: 6 }).map((n) => n * 15),
  fc.integer({ min: -900_000_000, max: 900_000_000 }).map((n) => n / 1e7),
)
const longitude = fc.oneof(
  fc.integer({ min: -12, max: 12 }).map((n) => n * 15),
  fc.integer({ min: -1_800_000_000, max: 1_800_000_000 }).map((n) => n / 1e7),
)
const cityLatitude = fc.integer({ min: 4745, max: 4775 }).map((n) => n / 100)
const cityLongitude = fc.integer({ min: -12250, max: -12215 }).map((n) => n / 100)

function arbitraryPoint(form: WorldForm) {
  const isLocal = form === 'city' || form === 'stacks' || form === 'one-point'
  const local = fc.record({ lat: cityLatitude, lng: cityLongitude })
  const global = fc.record({ lat: latitude, lng: longitude })
  return isLocal ? fc.oneof({ weight: 4, arbitrary: local }, { weight: 1, arbitrary: global }) : global
}

function arbitraryBounds(form: WorldForm) {
  return fc.tuple(arbitraryPoint(form), arbitraryPoint(form)).map(([a, b]) => ({
    west: a.lng,
    east: b.lng,
    south: Math.min(a.lat, b.lat),
    north: Math.max(a.lat, b.lat),
  }))
}

const isLocalForm = (form: WorldForm) => form === 'city' || form === 'stacks' || form === 'one-point'

/** A star-shaped ring around a point, so that it never self-intersects. */
function arbitraryPolygon(form: WorldForm) {
  const largest = isLocalForm(form) ? 0.2 : 60
  return (
    fc
      .tuple(
        arbitraryPoint(form),
        fc.array(fc.double({ min: 0.1, max: 1, noNaN: true }), { minLength: 3, maxLength: 12 }),
      )
      .map(([centre, radii]) =>
        radii.map((radius, i) => {
          const angle = (i / radii.length) * 2 * Math.PI + 0.001
          const lat = centre.lat + Math.sin(angle) * radius * largest
          const lng = centre.lng + Math.cos(angle) * radius * largest
          const wrapped = lng > 180 ? lng - 360 : lng < -180 ? lng + 360 : lng
          const snap = (degrees: number) => Math.round(degrees * 1e7) / 1e7
          return { lat: snap(Math.min(90, Math.max(-90, lat))), lng: snap(wrapped) }
        }),
      )
      // Flattened at a pole even a star may self-intersect.
      .filter((ring) => !crossesItself(ring))
  )
}

const termDays = fc.oneof(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 400 }))

const some = <T>(values: readonly T[]) =>
  optional(fc.subarray([...values], { minLength: 0, maxLength: Math.min(3, values.length) }), 3)

/** One box, circle or outline. */
function arbitraryArea(form: WorldForm): fc.Arbitrary<SearchArea> {
  const radius = fc.integer({ min: 0, max: isLocalForm(form) ? 30 : 2000 })
  return fc.oneof(
    fc.record({ bounds: arbitraryBounds(form) }),
    fc.record({ near: arbitraryPoint(form), radiusKm: radius }),
    fc.record({ polygon: arbitraryPolygon(form) }),
  )
}

/** Any valid query for a world of that distribution, with up to `count` ids. */
export function arbitraryQuery(form: WorldForm, count: number): fc.Arbitrary<SearchQuery> {
  const radius = isLocalForm(form)
    ? fc.integer({ min: 0, max: 30 })
    : fc.integer({ min: 0, max: MAX_RADIUS_KM })
  return fc
    .record({
      bounds: optional(arbitraryBounds(form)),
      near: optional(arbitraryPoint(form)),
      radiusKm: optional(radius),
      polygon: optional(arbitraryPolygon(form), 5),
      anyOf: optional(fc.array(arbitraryArea(form), { maxLength: MAX_PLACES }), 3),
      prices: optional(fc.tuple(fc.integer({ min: 0, max: 3000 }), fc.integer({ min: 0, max: 3000 }))),
      per: fc.oneof(
        { weight: 3, arbitrary: fc.constant('month' as const) },
        { weight: 2, arbitrary: fc.constantFrom(undefined, ...RULERS) },
      ),
      salePrices: optional(
        fc.tuple(fc.integer({ min: 0, max: 30_000 }), fc.integer({ min: 0, max: 30_000 })),
      ),
      adTypes: some(AD_TYPES),
      venues: some(VENUES),
      audiences: some(AUDIENCES),
      listingTypes: some(LISTING_TYPES),
      features: some(FEATURES),
      days: optional(fc.tuple(fc.integer({ min: 19_990, max: 20_120 }), termDays), 2),
      today: optional(fc.integer({ min: 19_980, max: 20_060 })),
      ids: optional(fc.array(fc.integer({ min: 1, max: Math.max(1, count) }), { maxLength: 300 }), 6),
      unlocatedIds: optional(fc.array(fc.integer({ min: 1, max: Math.max(1, count) }), { maxLength: 300 })),
      sort: optional(fc.constantFrom(...SORTS)),
      limit: optional(fc.integer({ min: 1, max: 40 })),
      zoom: fc.integer({ min: 0, max: 22 }),
      isBare: fc.boolean(),
    })
    .map(({ isBare, ...draft }) => toQuery(isBare ? { ...draft, ...NO_FILTERS } : draft))
}

/** Half of all queries have only an area: those are answered from summaries. */
const NO_FILTERS = {
  prices: undefined,
  salePrices: undefined,
  adTypes: undefined,
  venues: undefined,
  audiences: undefined,
  listingTypes: undefined,
  features: undefined,
  days: undefined,
  ids: undefined,
}

interface Draft extends Omit<{ [K in keyof SearchQuery]: SearchQuery[K] | undefined }, 'availableFromDay'> {
  prices: [number, number] | undefined
  salePrices: [number, number] | undefined
  days: [number, number] | undefined
}

function toQuery({ prices, salePrices, days, ...rest }: Draft): SearchQuery {
  const query = Object.fromEntries(
    Object.entries(rest).filter(([, value]) => value !== undefined),
  ) as SearchQuery
  if (query.near === undefined) delete query.radiusKm
  if (query.near === undefined && query.sort === 'distance') delete query.sort
  // totals are those of some dates
  if (query.per === 'total' && !days) query.per = 'month'
  if (prices) Object.assign(query, { priceMin: Math.min(...prices), priceMax: Math.max(...prices) })
  if (salePrices) {
    Object.assign(query, { salePriceMin: Math.min(...salePrices), salePriceMax: Math.max(...salePrices) })
  }
  if (days && days[1] % 3 !== 0) query.availableFromDay = days[0]
  if (days && days[1] % 3 !== 1) query.availableToDay = days[0] + days[1]
  return query
}

const degrees = (max: number) => fc.double({ min: -max, max, noNaN: true }).map((value) => value + 0)
const anyPoint = fc.record({ lat: degrees(90), lng: degrees(180) })
const amount = (max: number) => fc.double({ min: 0, max, noNaN: true }).map((value) => value + 0)
const words = fc
  .string({ unit: 'grapheme', maxLength: 60 })
  .map((text) => text.trim().slice(0, LIMITS.searchText.max))
  .filter((text) => text.trim() === text && text !== '')
const chosen = <T>(values: readonly T[]) => fc.subarray([...values], { minLength: 1 })
const day = fc
  .date({ min: new Date('1970-01-01'), max: new Date('2149-06-05'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

/** Generators of all valid values of each parameter. */
export const SEARCH_VALUES: { [K in keyof SearchValues]: fc.Arbitrary<SearchValues[K]> } = {
  location: words,
  q: words,
  ids: fc.uniqueArray(fc.integer({ min: 1, max: MAX_ID }), { minLength: 1, maxLength: MAX_SHOWN_IDS }),
  bbox: fc.tuple(anyPoint, anyPoint).map(([a, b]) => ({
    west: a.lng,
    east: b.lng,
    south: Math.min(a.lat, b.lat),
    north: Math.max(a.lat, b.lat),
  })),
  near: anyPoint,
  radiusKm: amount(MAX_RADIUS_KM),
  polygon: fc.array(anyPoint, { minLength: 3, maxLength: LIMITS.polygonPoints }),
  priceMin: amount(LIMITS.priceDollars.max),
  priceMax: amount(LIMITS.priceDollars.max),
  per: fc.constantFrom(...RULERS),
  salePriceMin: amount(LIMITS.priceDollars.max),
  salePriceMax: amount(LIMITS.priceDollars.max),
  adType: chosen(AD_TYPES),
  audience: chosen(AUDIENCES),
  listingType: chosen(LISTING_TYPES),
  feature: chosen(FEATURES),
  venue: chosen(VENUES),
  availableFrom: day,
  availableTo: day,
  zoom: amount(22),
  sort: fc.constantFrom(...SORTS),
}
