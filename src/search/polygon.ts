import type { LatLng } from '#domain/geo.ts'
import { type Columns, LAT, LNG, PLACE } from './columns.ts'
import { DEGREES_180_E7, DEGREES_360_E7, NOWHERE, toE7 } from './projection.ts'
import { type BoxE7, INSIDE, OUTSIDE, PARTLY, type Relation, type Shape } from './shape.ts'

/** One side; in 1e-7 degrees, longitudes unwrapped so that a ring across the antimeridian stays contiguous. */
interface Side {
  ax: number
  ay: number
  bx: number
  by: number
}

/** Area inside a closed ring by the even-odd rule; sides are straight in degrees and take the short way around. */
export function createPolygon(ring: readonly LatLng[]): Shape {
  const sides = toSides(ring)
  const xs = sides.map((side) => side.ax)
  const ys = sides.map((side) => side.ay)
  const frame = {
    latMin: Math.min(...ys),
    latMax: Math.max(...ys),
    lngMin: Math.min(...xs),
    lngMax: Math.max(...xs),
  }
  return {
    covers: toCovers(frame),
    relate: (box) => relateToPolygon(sides, frame, box),
    keep: (columns, rows, count, box) => {
      const here = facing(sides, box)
      const there = frame.lngMax > DEGREES_180_E7 ? facing(sides, turnOnce(box)) : null
      return keepInRing(columns, rows, count, { here, there })
    },
  }
}

function toSides(ring: readonly LatLng[]): Side[] {
  const points = unroll(ring)
  return points.map((a, i) => {
    const b = points[(i + 1) % points.length]!
    return { ax: a.x, ay: a.y, bx: b.x, by: b.y }
  })
}

/** Unwraps longitudes: each corner within half a turn of the previous one, and the ring's west end within -180..180. */
function unroll(ring: readonly LatLng[]): { x: number; y: number }[] {
  const points: { x: number; y: number }[] = []
  for (const corner of ring) {
    const previous = points.at(-1)?.x ?? 0
    let x = toE7(corner.lng)
    if (points.length > 0) {
      while (x - previous > DEGREES_180_E7) x -= DEGREES_360_E7
      while (x - previous < -DEGREES_180_E7) x += DEGREES_360_E7
    }
    points.push({ x, y: toE7(corner.lat) })
  }
  const west = Math.min(...points.map((point) => point.x))
  const shift = Math.ceil((-DEGREES_180_E7 - west) / DEGREES_360_E7) * DEGREES_360_E7
  return points.map((point) => ({ x: point.x + Math.max(0, shift), y: point.y }))
}

function toCovers(frame: BoxE7): BoxE7[] {
  if (frame.lngMax <= DEGREES_180_E7) return [frame]
  const beyond = Math.min(frame.lngMax - DEGREES_360_E7, DEGREES_180_E7)
  return [
    { ...frame, lngMax: DEGREES_180_E7 },
    { ...frame, lngMin: -DEGREES_180_E7, lngMax: beyond },
  ]
}

function relateToPolygon(sides: readonly Side[], frame: BoxE7, box: BoxE7): Relation {
  const here = relatePlain(sides, frame, box)
  if (frame.lngMax <= DEGREES_180_E7) return here
  const there = relatePlain(sides, frame, turnOnce(box))
  if (here === OUTSIDE) return there
  return there === OUTSIDE ? here : PARTLY
}

function relatePlain(sides: readonly Side[], frame: BoxE7, box: BoxE7): Relation {
  if (box.latMin > frame.latMax || box.latMax < frame.latMin) return OUTSIDE
  if (box.lngMin > frame.lngMax || box.lngMax < frame.lngMin) return OUTSIDE
  if (sides.some((side) => touches(side, box))) return PARTLY
  return isInRing({ sides, crossed: false }, box.lngMin, box.latMin) ? INSIDE : OUTSIDE
}

function turnOnce(box: BoxE7): BoxE7 {
  return { ...box, lngMin: box.lngMin + DEGREES_360_E7, lngMax: box.lngMax + DEGREES_360_E7 }
}

/** True when the side may come within one step of the box; rounding is conservative. */
function touches({ ax, ay, bx, by }: Side, box: BoxE7): boolean {
  if (Math.min(ax, bx) > box.lngMax + 1 || Math.max(ax, bx) < box.lngMin - 1) return false
  if (Math.min(ay, by) > box.latMax + 1 || Math.max(ay, by) < box.latMin - 1) return false
  const dx = bx - ax
  const dy = by - ay
  const slack = Math.abs(dx) + Math.abs(dy)
  const cross = (x: number, y: number) => dx * (y - ay) - dy * (x - ax)
  const corners = [
    cross(box.lngMin, box.latMin),
    cross(box.lngMin, box.latMax),
    cross(box.lngMax, box.latMin),
    cross(box.lngMax, box.latMax),
  ]
  return Math.min(...corners) <= slack && Math.max(...corners) >= -slack
}

/** Ray casting from a box of rows: sides to test one by one, and the parity of the crossings every ray has. */
interface FacingSides {
  sides: readonly Side[]
  crossed: boolean
}

/**
 * Rays run east, so sides to the west or at other latitudes are never crossed, and a side to the east that spans all
 * of the box's latitudes is crossed by every ray. Of 160 sides a leaf tests a handful, even for a comb with long teeth.
 */
function facing(all: readonly Side[], box: BoxE7): FacingSides {
  const sides: Side[] = []
  let crossed = false
  for (const side of all) {
    const low = Math.min(side.ay, side.by)
    const high = Math.max(side.ay, side.by)
    if (high < box.latMin || low > box.latMax || Math.max(side.ax, side.bx) < box.lngMin) continue
    const isEast = Math.min(side.ax, side.bx) > box.lngMax
    if (isEast && low <= box.latMin && high > box.latMax) crossed = !crossed
    else sides.push(side)
  }
  return { sides, crossed }
}

function keepInRing(
  { places }: Columns,
  rows: Uint32Array,
  count: number,
  { here, there }: { here: FacingSides; there: FacingSides | null },
): number {
  let kept = 0
  for (let i = 0; i < count; i++) {
    const row = rows[i]!
    const y = places[row * PLACE + LAT]!
    if (y === NOWHERE) continue
    const x = places[row * PLACE + LNG]!
    if (isInRing(here, x, y) || (there !== null && isInRing(there, x + DEGREES_360_E7, y))) rows[kept++] = row
  }
  return kept
}

/** Even-odd rule: a point is inside when a ray to the east crosses the ring an odd number of times. */
function isInRing({ sides, crossed }: FacingSides, x: number, y: number): boolean {
  let inside = crossed
  for (const { ax, ay, bx, by } of sides) {
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  }
  return inside
}
