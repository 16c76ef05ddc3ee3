import type { ListingFilters } from '#contract/search.ts'
import { type Bounds, KM_PER_MILE } from '#domain/geo.ts'
import { boundsAround } from '#domain/places/area.ts'
import type { ResolvedPlace } from '#domain/places/types.ts'
import type { SearchQuery } from '#search/query.ts'

/** A landmark means "near": so far is searched, step by step, until something is found. */
const RADII_MILES = [1.5, 3, 5, 10, 25] as const

export interface Widened {
  query: SearchQuery
  place: ResolvedPlace | null
  /** Where spaces located only by text match: in the place asked for, not in a viewport or an outline on the map. */
  area: Bounds | null
  radiusMiles: number | null
}

interface Asked {
  place: ResolvedPlace | null
  filters: ListingFilters
  query: SearchQuery
}

/** Searches around a landmark rather than in it; other places, and areas of the map, stay as they are. */
export async function widen(
  count: (query: SearchQuery, area?: Bounds | null) => Promise<number>,
  { place, filters, query }: Asked,
): Promise<Widened> {
  const isOfMap = filters.bbox !== undefined || filters.polygon !== undefined
  const area = place && !isOfMap ? place.bounds : null
  if (place?.kind !== 'landmark' || isOfMap || filters.near) return { query, place, area, radiusMiles: null }
  const least = (place.radiusKm ?? 0) / KM_PER_MILE
  const radii = RADII_MILES.filter((miles) => miles >= least)
  for (const miles of radii) {
    const around = { ...query, ...circleOf(place, miles) }
    if ((await count(around, boundsAround(place, miles * KM_PER_MILE))) > 0)
      return toWidened(place, around, miles)
  }
  const miles = radii.at(-1) ?? Math.ceil(least)
  return toWidened(place, { ...query, ...circleOf(place, miles) }, miles)
}

function circleOf(place: ResolvedPlace, miles: number): SearchQuery {
  const { lat, lng } = place
  return { near: { lat, lng }, radiusKm: miles * KM_PER_MILE }
}

function toWidened(place: ResolvedPlace, query: SearchQuery, radiusMiles: number): Widened {
  const { polygon: _outline, bounds: _box, ...circle } = query
  const radiusKm = radiusMiles * KM_PER_MILE
  const bounds = boundsAround(place, radiusKm)
  return { query: circle, place: { ...place, bounds, radiusKm }, area: bounds, radiusMiles }
}
