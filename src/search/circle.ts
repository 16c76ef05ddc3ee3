import { EARTH_RADIUS_KM, type LatLng } from '#domain/geo.ts'
import { relateToCovers } from './box.ts'
import { type Columns, LAT, LNG, PLACE } from './columns.ts'
import { Haversine, toHaversine } from './great-circle.ts'
import { DEGREES_180_E7, DEGREES_360_E7, E7, NOWHERE } from './projection.ts'
import { type BoxE7, INSIDE, OUTSIDE, PARTLY, type Shape } from './shape.ts'

const DEGREES = 180 / Math.PI

/** Great circle around a center, inclusive; correct at the poles and across the antimeridian. */
export function createCircle(centre: LatLng, radiusKm: number): Shape {
  const haversine = new Haversine(centre)
  const limit = toHaversine(radiusKm)
  const covers = coverCircle(haversine, radiusKm)
  return {
    covers,
    relate: (box) => {
      if (relateToCovers(covers, box) === OUTSIDE || haversine.least(box) > limit) return OUTSIDE
      return haversine.most(box) <= limit ? INSIDE : PARTLY
    },
    keep: (columns, rows, count) => keepNear(columns, rows, count, haversine, limit, covers[0]!),
  }
}

/** The bounding boxes of a circle; a circle over a pole takes every longitude. */
function coverCircle(centre: Haversine, radiusKm: number): BoxE7[] {
  const angle = Math.min(Math.PI, radiusKm / EARTH_RADIUS_KM)
  // One rounding step on each side, so that the cover is never smaller than the circle.
  const dLat = angle * DEGREES * E7 + 1
  const latMin = Math.max(-90 * E7, Math.floor(centre.latE7 - dLat))
  const latMax = Math.min(90 * E7, Math.ceil(centre.latE7 + dLat))
  const widest = Math.sin(angle) / Math.cos((centre.latE7 / E7) * (Math.PI / 180))
  const overPole = latMin === -90 * E7 || latMax === 90 * E7 || angle >= Math.PI / 2 || !(widest < 1)
  if (overPole) return [{ latMin, latMax, lngMin: -DEGREES_180_E7, lngMax: DEGREES_180_E7 }]
  const dLng = Math.asin(widest) * DEGREES * E7 * (1 + 1e-9) + 1
  return splitAtAntimeridian(latMin, latMax, centre.lngE7 - dLng, centre.lngE7 + dLng)
}

function splitAtAntimeridian(latMin: number, latMax: number, west: number, east: number): BoxE7[] {
  const whole = {
    latMin,
    latMax,
    lngMin: Math.max(west, -DEGREES_180_E7),
    lngMax: Math.min(east, DEGREES_180_E7),
  }
  if (west < -DEGREES_180_E7)
    return [whole, { ...whole, lngMin: west + DEGREES_360_E7, lngMax: DEGREES_180_E7 }]
  if (east > DEGREES_180_E7)
    return [whole, { ...whole, lngMin: -DEGREES_180_E7, lngMax: east - DEGREES_360_E7 }]
  return [whole]
}

/** Checks the latitude band first: it saves three sines for rows that are plainly too far. */
function keepNear(
  { places }: Columns,
  rows: Uint32Array,
  count: number,
  haversine: Haversine,
  limit: number,
  { latMin, latMax }: BoxE7,
): number {
  let kept = 0
  for (let i = 0; i < count; i++) {
    const row = rows[i]!
    const y = places[row * PLACE + LAT]!
    if (y === NOWHERE || y < latMin || y > latMax) continue
    if (haversine.to(y, places[row * PLACE + LNG]!) <= limit) rows[kept++] = row
  }
  return kept
}
