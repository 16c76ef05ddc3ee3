import type { ListingFilters } from '#contract/discovery/search.ts'
import { toDayNumber } from '#domain/dates.ts'
import type { ResolvedPlace } from '#domain/discovery/places/types.ts'
import { basisOf, usualBasis } from '#domain/discovery/search/price-range.ts'
import { KM_PER_MILE, type LatLng } from '#domain/geo.ts'
import { LIMITS } from '#domain/limits.ts'
import { FILTER_FIELDS, type SearchArea, type SearchQuery } from '#search/query.ts'

/**
 * The request's filters, within the place, or any of several: by its outline if known, else a circle, else a box. An explicit viewport or
 * circle of the request still applies too.
 */
export function toQuery(
  place: ResolvedPlace | null,
  filters: ListingFilters,
  others: readonly ResolvedPlace[] = [],
): SearchQuery {
  const own = toFields(filters)
  // a moved map defines the area; the place then only centers the ranking
  if (!place || filters.bbox || filters.polygon) return { ...centreOf(place), ...own }
  const centre = centreOf(place)
  if (others.length > 0) return { ...centre, ...own, anyOf: [place, ...others].map(toArea) }
  const outline = toOutline(place)
  if (outline) return { ...centre, ...own, polygon: outline }
  if (place.radiusKm !== null && !filters.near) return { ...centre, ...own, radiusKm: place.radiusKm }
  return { ...centre, ...own, bounds: place.bounds }
}

/** One of several places: around a landmark rather than in it. */
function toArea(place: ResolvedPlace): SearchArea {
  const { lat, lng, radiusKm, kind, bounds } = place
  const near = { lat, lng }
  if (kind === 'landmark') return { near, radiusKm: Math.max(radiusKm ?? 0, AROUND_LANDMARK_KM) }
  const outline = toOutline(place)
  if (outline) return { polygon: outline }
  return radiusKm === null ? { bounds } : { near, radiusKm }
}

const AROUND_LANDMARK_KM = 3 * KM_PER_MILE

function toOutline({ polygon }: ResolvedPlace): LatLng[] | undefined {
  const isUsable = polygon && polygon.length >= 3 && polygon.length <= LIMITS.polygonPoints
  return isUsable ? polygon.map(([lng, lat]) => ({ lat, lng })) : undefined
}

function toFields(filters: ListingFilters): SearchQuery {
  const fields = Object.entries(FILTER_FIELDS).flatMap(([filter, field]) => {
    const value = filters[filter as keyof typeof FILTER_FIELDS]
    return value === undefined ? [] : [[field, value]]
  })
  // prices are for the days as soon as both are known; totals are of days, and without any they are by the month
  const isUsual = filters.per === undefined ? usualBasis(filters) === 'total' : filters.per === 'total'
  return {
    ...Object.fromEntries(fields),
    ...(isUsual && { per: basisOf(filters) }),
    ...(filters.availableFrom && { availableFromDay: toDayNumber(filters.availableFrom) }),
    ...(filters.availableTo && { availableToDay: toDayNumber(filters.availableTo) }),
  }
}

function centreOf(place: ResolvedPlace | null): SearchQuery {
  return place ? { near: { lat: place.lat, lng: place.lng } } : {}
}
