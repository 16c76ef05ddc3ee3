import type { Bounds, LatLng } from '#domain/geo.ts'
import { DEFAULT_MAP } from '#domain/limits.ts'

/** The map's target viewport. A new key moves the map there; the same key leaves it where the visitor panned to. */
export interface MapTarget {
  key: string
  bounds?: Bounds | undefined
  center?: LatLng | undefined
  zoom?: number | undefined
  /** The visitor requested it by clicking a cluster: it searches like any other user move. */
  byUser?: boolean
}

/** The viewport after the map moved. */
export interface Viewport {
  /** `west,south,east,north`, five decimals (about a meter). */
  bbox: string
  zoom: number
}

export const HOME_TARGET: MapTarget = {
  key: 'home',
  center: { lat: DEFAULT_MAP.lat, lng: DEFAULT_MAP.lng },
  zoom: DEFAULT_MAP.zoom,
}

/** Results spread wider than this, in degrees, do not zoom the map out: it starts at home. */
const WIDEST_FIT_DEGREES = 12

export function canFit(bounds: Bounds): boolean {
  return bounds.north - bounds.south <= WIDEST_FIT_DEGREES && bounds.east - bounds.west <= WIDEST_FIT_DEGREES
}

export function formatBbox({ west, south, east, north }: Bounds): string {
  const clamp = (value: number, limit: number) => Math.max(-limit, Math.min(limit, value))
  const parts = [clamp(west, 180), clamp(south, 90), clamp(east, 180), clamp(north, 90)]
  return parts.map((part) => Number(part.toFixed(5))).join(',')
}

export function centerOf({ west, south, east, north }: Bounds): LatLng {
  return { lat: (south + north) / 2, lng: (west + east) / 2 }
}

/** A circle's approximate bounding box, good enough to fit a map to. */
export function boundsAround({ lat, lng }: LatLng, radiusKm: number): Bounds {
  const dLat = radiusKm / 111.2
  const dLng = dLat / Math.max(0.05, Math.cos((lat * Math.PI) / 180))
  return { west: lng - dLng, south: lat - dLat, east: lng + dLng, north: lat + dLat }
}

/** Unwraps longitudes: an outline across the antimeridian continues past 180° instead of jumping around the globe. */
export function unrollLongitudes(ring: readonly LatLng[]): LatLng[] {
  let before = ring[0]?.lng ?? 0
  return ring.map(({ lat, lng }) => {
    before += ((((lng - before) % 360) + 540) % 360) - 180
    return { lat, lng: before }
  })
}
