/** WGS 84 degrees, latitude first, as in the API (GeoJSON is longitude first: convert at the boundary). */
export interface LatLng {
  lat: number
  lng: number
}

/** Degrees. `west > east` means the box crosses the antimeridian. */
export interface Bounds {
  west: number
  south: number
  east: number
  north: number
}

/** Mean earth radius used for every distance in the product, in km. */
export const EARTH_RADIUS_KM = 6371

export const KM_PER_MILE = 1.609344

/** Of latitude, and of longitude at the equator. */
export const KM_PER_DEGREE = 111.195

const RAD = Math.PI / 180

/** Great-circle distance in km (haversine, R = 6371 km). */
export function distanceKm(a: LatLng, b: LatLng): number {
  const dLat = (b.lat - a.lat) * RAD
  const dLng = (b.lng - a.lng) * RAD
  const h = Math.sin(dLat / 2) ** 2 + Math.cos(a.lat * RAD) * Math.cos(b.lat * RAD) * Math.sin(dLng / 2) ** 2
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)))
}

/** The direction of one point from another, degrees from north, 0 up to 360. */
export function bearingTo(from: LatLng, to: LatLng): number {
  const dLng = (to.lng - from.lng) * RAD
  const y = Math.sin(dLng) * Math.cos(to.lat * RAD)
  const x =
    Math.cos(from.lat * RAD) * Math.sin(to.lat * RAD) -
    Math.sin(from.lat * RAD) * Math.cos(to.lat * RAD) * Math.cos(dLng)
  return (Math.atan2(y, x) / RAD + 360) % 360
}

/** How far two directions are apart, degrees, 0 to 180. */
export function angleBetween(a: number, b: number): number {
  const apart = Math.abs(a - b) % 360
  return Math.min(apart, 360 - apart)
}

/** Great-circle distance to the nearest of the points, km; infinite without any. */
export function distanceToNearest(from: LatLng, points: readonly LatLng[]): number {
  return points.reduce((least, point) => Math.min(least, distanceKm(from, point)), Number.POSITIVE_INFINITY)
}

/** True when both are finite numbers on the globe. */
export function isLatLng(lat: unknown, lng: unknown): boolean {
  return (
    typeof lat === 'number' &&
    typeof lng === 'number' &&
    Number.isFinite(lat) &&
    Number.isFinite(lng) &&
    Math.abs(lat) <= 90 &&
    Math.abs(lng) <= 180
  )
}

/** The smallest box around two that do not cross the antimeridian. */
export function unite(a: Bounds, b: Bounds): Bounds {
  return {
    west: Math.min(a.west, b.west),
    south: Math.min(a.south, b.south),
    east: Math.max(a.east, b.east),
    north: Math.max(a.north, b.north),
  }
}

/** Bounding box of the points; `null` for none. Points are assumed not to straddle the antimeridian. */
export function boundsOf(points: readonly LatLng[]): Bounds | null {
  if (points.length === 0) return null
  const bounds: Bounds = { west: 180, south: 90, east: -180, north: -90 }
  for (const { lat, lng } of points) {
    bounds.west = Math.min(bounds.west, lng)
    bounds.east = Math.max(bounds.east, lng)
    bounds.south = Math.min(bounds.south, lat)
    bounds.north = Math.max(bounds.north, lat)
  }
  return bounds
}

/** Inclusive containment; handles boxes across the antimeridian. */
export function contains(bounds: Bounds, point: LatLng): boolean {
  if (point.lat < bounds.south || point.lat > bounds.north) return false
  if (bounds.west <= bounds.east) return point.lng >= bounds.west && point.lng <= bounds.east
  return point.lng >= bounds.west || point.lng <= bounds.east
}
