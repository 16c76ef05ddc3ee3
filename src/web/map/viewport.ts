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
  const { west, east } = unrollBounds(bounds)
  return bounds.north - bounds.south <= WIDEST_FIT_DEGREES && east - west <= WIDEST_FIT_DEGREES
}

/** West above east where the view crosses the antimeridian; a view around the globe is all of it. */
export function formatBbox({ west, south, east, north }: Bounds): string {
  const isAround = east - west >= 360
  const clamp = (value: number) => Math.max(-90, Math.min(90, value))
  const [left, right] = isAround ? [-180, 180] : [wrapLongitude(west), wrapLongitude(east)]
  return [left, clamp(south), right, clamp(north)].map((part) => Number(part.toFixed(5))).join(',')
}

export function centerOf(bounds: Bounds): LatLng {
  const { west, south, east, north } = unrollBounds(bounds)
  return { lat: (south + north) / 2, lng: wrapLongitude((west + east) / 2) }
}

/** Between -180 and 180, where it is the same meridian. */
function wrapLongitude(lng: number): number {
  return lng >= -180 && lng <= 180 ? lng : ((((lng + 180) % 360) + 360) % 360) - 180
}

/** A map goes on beyond 180° where a box crosses the antimeridian. */
export function unrollBounds(bounds: Bounds): Bounds {
  return bounds.west > bounds.east ? { ...bounds, east: bounds.east + 360 } : bounds
}

/** The meridian as a map shows it whose middle is at `middle`: it may go on beyond 180°. */
export function unrollLongitude(lng: number, middle: number): number {
  return lng + 360 * Math.round((middle - lng) / 360)
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
