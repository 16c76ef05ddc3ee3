import type { MapAnswer } from '#contract/discovery/search.ts'
import { parsePoint } from './search-state.ts'

/** The boundaries of the searched places, or the circles that are known of them. */
export function listPlaceShapes(answer: MapAnswer | undefined) {
  const { place, outline, others } = answer ?? { place: null, outline: null, others: [] }
  const places = place ? [{ place, outline }, ...others] : []
  return {
    areas: places.flatMap((one) =>
      one.outline ? [one.outline.map(([east, north]) => ({ lat: north, lng: east }))] : [],
    ),
    circles: places.flatMap(({ place: { lat, lng, radiusKm }, outline: ring }) =>
      ring || radiusKm === null ? [] : [{ center: { lat, lng }, radiusKm, hasNoDot: true }],
    ),
  }
}

/** The search circle; a point without a radius is only the reference of distances. */
export function toCircle(near: string | undefined, radiusKm: number | undefined) {
  const center = parsePoint(near)
  return center && radiusKm !== undefined ? { center, radiusKm } : undefined
}
