import { KM_PER_DEGREE, type LatLng } from '../../geo.ts'
import { LIMITS } from '../../limits.ts'
import { required } from '../../required.ts'
import type { Ring } from './types.ts'

/** Rows across a corridor: each is two corners of its outline. */
const MAX_ROWS = LIMITS.polygonPoints / 2
/** A line that comes back beside itself has no outline of this kind: between its two ways lies what is not beside it. */
const MOST_FILLED = 1.5

/** Points no farther apart than `stepKm` along a line, its own among them. Degrees. */
export function sampleLine(points: readonly LatLng[], stepKm: number): LatLng[] {
  const [first] = points
  if (!first) return []
  const rest = points.slice(1).flatMap((to, i) => {
    const from = required(points[i])
    const [a, b] = [toPlane(from, from.lat), toPlane(to, from.lat)]
    const steps = Math.max(1, Math.ceil(Math.hypot(b.x - a.x, b.y - a.y) / stepKm))
    return Array.from({ length: steps }, (_, step) => blend(from, to, (step + 1) / steps))
  })
  return [first, ...rest]
}

/**
 * The outline of what lies within `km` of points along a road: cut in rows across the way that the road takes, and in each
 * row from its one edge to the other. Between rows the edges are straight. Of a long road it is somewhat wider.
 * @returns null for no points, and for a road that comes back beside itself
 */
export function outlineCorridor(points: readonly LatLng[], km: number): Ring | null {
  const [first] = points
  if (!first) return null
  const middle = points.reduce((sum, { lat }) => sum + lat, 0) / points.length
  const planes = points.map((point) => toPlane(point, middle))
  const isUpright = extent(planes.map(({ y }) => y)) >= extent(planes.map(({ x }) => x))
  const along = planes.map(({ x, y }) => (isUpright ? { at: y, off: x } : { at: x, off: y }))
  const rows = listRows(along, km)
  const spanned = rows.reduce((sum, { from, to }) => sum + to - from, 0)
  const covered = rows.reduce((sum, row) => sum + row.covered, 0)
  if (spanned > MOST_FILLED * covered) return null
  const corner = (at: number, off: number) =>
    toCorner(isUpright ? { x: off, y: at } : { x: at, y: off }, middle)
  return [
    ...rows.map(({ at, from }) => corner(at, from)),
    ...rows.toReversed().map(({ at, to }) => corner(at, to)),
  ]
}

interface Placed {
  at: number
  off: number
}

interface Row {
  at: number
  from: number
  to: number
  /** Of `from` to `to`, what is within reach. */
  covered: number
}

function listRows(points: readonly Placed[], km: number): Row[] {
  const places = points.map(({ at }) => at)
  const [least, most] = [Math.min(...places) - km, Math.max(...places) + km]
  const count = Math.min(MAX_ROWS, Math.ceil((8 * (most - least)) / km))
  const band = (most - least) / (count - 1)
  const rows = Array.from({ length: count }, (_, i) => least + i * band)
  return rows.flatMap((at) => {
    const spans = points.flatMap((point): [number, number][] => {
      // a band's length more: a bend between two rows is within both
      const apart = Math.max(0, Math.abs(point.at - at) - band)
      const half = Math.sqrt(km ** 2 - apart ** 2)
      return half > 0 ? [[point.off - half, point.off + half]] : []
    })
    return spans.length > 0 ? [toRow(at, spans)] : []
  })
}

function toRow(at: number, spans: [number, number][]): Row {
  spans.sort(([a], [b]) => a - b)
  const from = required(spans[0])[0]
  let to = from
  let covered = 0
  for (const [start, end] of spans) {
    covered += Math.max(0, end - Math.max(start, to))
    to = Math.max(to, end)
  }
  return { at, from, to, covered }
}

interface Plane {
  x: number
  y: number
}

/** Kilometres east and north, near a latitude. */
function toPlane({ lat, lng }: LatLng, near: number): Plane {
  return { x: lng * KM_PER_DEGREE * Math.cos((near * Math.PI) / 180), y: lat * KM_PER_DEGREE }
}

function toCorner({ x, y }: Plane, near: number): readonly [lng: number, lat: number] {
  return [round(x / KM_PER_DEGREE / Math.cos((near * Math.PI) / 180)), round(y / KM_PER_DEGREE)]
}

function round(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000
}

function blend(a: LatLng, b: LatLng, t: number): LatLng {
  return { lat: a.lat + (b.lat - a.lat) * t, lng: a.lng + (b.lng - a.lng) * t }
}

function extent(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values)
}
