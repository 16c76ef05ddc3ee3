import type { ListingFilters } from '#contract/discovery/search.ts'
import { boundsAround } from '#domain/discovery/places/area.ts'
import type { ResolvedPlace } from '#domain/discovery/places/types.ts'
import { type Bounds, KM_PER_MILE } from '#domain/geo.ts'
import type { SearchQuery } from '#search/query.ts'

/** A landmark means "near": so far is searched, step by step, until something is found. */
const RADII_MILES = [1.5, 3, 5, 10, 25] as const
/** A road is long: what stands farther off is not beside it. */
const ROAD_MILES = [1, 2, 5] as const

/** Of a road: what lies so far from it. */
export type Along = (miles: number) => ResolvedPlace | null

export function firstAlong(along: Along): ResolvedPlace | null {
  return along(ROAD_MILES[0])
}

export interface Widened {
  query: SearchQuery
  place: ResolvedPlace | null
  /** Where spaces located only by text match: in a place asked for, not in a viewport or an outline on the map. */
  areas: Bounds[]
  radiusMiles: number | null
}

interface WidenInput {
  place: ResolvedPlace | null
  otherPlaces: readonly ResolvedPlace[]
  along?: Along | undefined
  filters: ListingFilters
  query: SearchQuery
}

/** Searches around a landmark rather than in it, and beside a road; other places, and areas of the map, stay as they are. */
export async function widen(
  count: (query: SearchQuery, areas?: readonly Bounds[]) => Promise<number>,
  { place, otherPlaces, along, filters, query }: WidenInput,
): Promise<Widened> {
  const isOfMap = filters.bbox !== undefined || filters.polygon !== undefined
  const areas = place && !isOfMap ? [place, ...otherPlaces].map(({ bounds }) => bounds) : []
  const isAround = place?.kind === 'landmark' && otherPlaces.length === 0
  if (!isAround || isOfMap || filters.near) return { query, place, areas, radiusMiles: null }
  const steps = along ? listBeside(along, query) : listCircles(place, query)
  let last: Widened | undefined
  for (const step of steps) {
    last = step
    if ((await count(step.query, step.areas)) > 0) break
  }
  return last ?? { query, place, areas, radiusMiles: null }
}

function* listCircles(place: ResolvedPlace, { polygon: _outline, bounds: _box, ...query }: SearchQuery) {
  const { lat, lng } = place
  const least = (place.radiusKm ?? 0) / KM_PER_MILE
  const radii = RADII_MILES.filter((miles) => miles >= least)
  for (const miles of radii.length > 0 ? radii : [Math.ceil(least)]) {
    const radiusKm = miles * KM_PER_MILE
    const bounds = boundsAround(place, radiusKm)
    const around = { ...query, near: { lat, lng }, radiusKm }
    yield { query: around, place: { ...place, bounds, radiusKm }, areas: [bounds], radiusMiles: miles }
  }
}

function* listBeside(along: Along, query: SearchQuery) {
  for (const miles of ROAD_MILES) {
    const place = along(miles)
    if (!place) continue
    const polygon = place.polygon?.map(([lng, lat]) => ({ lat, lng })) ?? []
    yield { query: { ...query, polygon }, place, areas: [place.bounds], radiusMiles: miles }
  }
}
