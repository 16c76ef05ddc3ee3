import type { LatLng } from './geo.ts'
import { required } from './required.ts'

/**
 * Self-intersection test: true when two non-adjacent sides of the ring cross. Touching corners are allowed, and so is
 * closing the ring by repeating its first corner. Quadratic: 160 corners take about 12,800 tests.
 */
export function crossesItself(ring: readonly LatLng[]): boolean {
  const points = unroll(ring)
  for (let i = 0; i < points.length; i++) {
    for (let j = i + 2; j < points.length; j++) {
      const a = required(points[i])
      const b = required(points[(i + 1) % points.length])
      const c = required(points[j])
      const d = required(points[(j + 1) % points.length])
      if (turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0) return true
    }
  }
  return false
}

/** Unwraps longitudes across the antimeridian, the short way from corner to corner. */
function unroll(ring: readonly LatLng[]): LatLng[] {
  let lng = ring[0]?.lng ?? 0
  return ring.map((corner) => {
    lng += ((((corner.lng - lng) % 360) + 540) % 360) - 180
    return { lat: corner.lat, lng }
  })
}

/** Orientation of a → b → c: positive for a left turn, negative for a right turn, 0 when collinear. */
function turn(a: LatLng, b: LatLng, c: LatLng): number {
  return Math.sign((b.lng - a.lng) * (c.lat - a.lat) - (b.lat - a.lat) * (c.lng - a.lng))
}
