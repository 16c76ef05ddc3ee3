import { LIMITS } from '#domain/limits.ts'
import { required } from '#domain/required.ts'

/** A point on the map in CSS px. */
export interface AreaPoint {
  x: number
  y: number
}

export type AreaProblem = 'too-few' | 'too-many' | 'too-small' | 'crosses-itself'

export const AREA_PROBLEMS: Record<AreaProblem, string> = {
  'too-few': 'An area needs at least three corners.',
  'too-many': `An area has at most ${LIMITS.polygonPoints} corners. Undo some, or draw it in one stroke.`,
  'too-small': 'That area is too small to search. Draw it larger, or zoom in first.',
  'crosses-itself':
    'The edge of that area crosses itself. Draw around it once, without crossing your own line.',
}

/** Areas smaller than a fingertip are accidental. */
const SMALLEST_PX2 = 300
/** More corners make the URL long and the area no better. */
const MAX_CORNERS = 48
/** Trimming a stroke's loose ends may remove this share of its area; more means it was drawn crosswise. */
const LOOSE_SHARE = 0.2

/** Validates corners set by single clicks: kept as they are, or rejected. */
export function checkCorners(corners: readonly AreaPoint[]): AreaProblem | null {
  if (corners.length < 3) return 'too-few'
  if (corners.length > LIMITS.polygonPoints) return 'too-many'
  if (findCrossing(corners)) return 'crosses-itself'
  return Math.abs(areaOf(corners)) < SMALLEST_PX2 ? 'too-small' : null
}

/** Turns a freehand stroke into an area: trims its loose ends where they cross, then simplifies it to few corners. */
export function tidyStroke(stroke: readonly AreaPoint[]): AreaPoint[] | AreaProblem {
  const thinned = thin(stroke)
  const ring = cutLooseEnds(thinned)
  if (ring.length < 3) return 'too-small'
  const kept = Math.abs(areaOf(ring))
  if (kept < SMALLEST_PX2) return 'too-small'
  return ring === thinned || kept >= (1 - LOOSE_SHARE) * areaOfParts(thinned) ? ring : 'crosses-itself'
}

/** Splits the ring at every self-intersection; the largest part is the area that was meant. */
function cutLooseEnds(ring: AreaPoint[]): AreaPoint[] {
  for (let kept = ring; ; ) {
    const parts = splitAtCrossing(kept)
    if (!parts) return kept
    kept = Math.abs(areaOf(parts[0])) >= Math.abs(areaOf(parts[1])) ? parts[0] : parts[1]
  }
}

/** Total area of all parts; opposite winding orders do not cancel out. */
function areaOfParts(ring: AreaPoint[]): number {
  const parts = splitAtCrossing(ring)
  return parts ? areaOfParts(parts[0]) + areaOfParts(parts[1]) : Math.abs(areaOf(ring))
}

/** Splits at one self-intersection into two smaller rings; null when no sides cross. */
function splitAtCrossing(ring: readonly AreaPoint[]): [AreaPoint[], AreaPoint[]] | null {
  const found = findCrossing(ring)
  if (!found) return null
  const { i, j, at } = found
  return [
    [at, ...ring.slice(i + 1, j + 1)],
    [at, ...ring.slice(j + 1), ...ring.slice(0, i + 1)],
  ]
}

function findCrossing(ring: readonly AreaPoint[]): { i: number; j: number; at: AreaPoint } | null {
  for (let i = 0; i < ring.length; i++) {
    // adjacent: the last side meets the first one at their corner
    for (let j = i + 2; j < ring.length - Number(i === 0); j++) {
      const at = crossing(
        [required(ring[i]), required(ring[i + 1])],
        [required(ring[j]), required(ring[(j + 1) % ring.length])],
      )
      if (at) return { i, j, at }
    }
  }
  return null
}

type Side = readonly [AreaPoint, AreaPoint]

/** Intersection of two sides, strictly between their ends. */
function crossing([a, b]: Side, [c, d]: Side): AreaPoint | null {
  const width = (b.x - a.x) * (d.y - c.y) - (b.y - a.y) * (d.x - c.x)
  if (width === 0) return null
  const t = ((c.x - a.x) * (d.y - c.y) - (c.y - a.y) * (d.x - c.x)) / width
  const u = ((c.x - a.x) * (b.y - a.y) - (c.y - a.y) * (b.x - a.x)) / width
  if (t <= 0 || t >= 1 || u <= 0 || u >= 1) return null
  return { x: a.x + t * (b.x - a.x), y: a.y + t * (b.y - a.y) }
}

function areaOf(ring: readonly AreaPoint[]): number {
  return (
    ring.reduce((sum, { x, y }, i) => {
      const next = required(ring[(i + 1) % ring.length])
      return sum + x * next.y - next.x * y
    }, 0) / 2
  )
}

/** The fewest corners that follow the stroke, raising the tolerance until they are few enough. */
function thin(stroke: readonly AreaPoint[]): AreaPoint[] {
  for (let tolerance = 2; ; tolerance *= 1.5) {
    const points = thinRun(stroke, tolerance)
    if (points.length <= MAX_CORNERS) return points
  }
}

/** Douglas-Peucker simplification: keeps the point farthest from the chord if it exceeds the tolerance. */
function thinRun(run: readonly AreaPoint[], tolerance: number): AreaPoint[] {
  const first = run[0]
  const last = run.at(-1)
  if (!first || !last || run.length < 3) return [...run]
  let farthest = 0
  let most = 0
  for (let i = 1; i < run.length - 1; i++) {
    const away = distanceToChord(required(run[i]), first, last)
    if (away > most) [farthest, most] = [i, away]
  }
  if (most <= tolerance) return [first, last]
  return [
    ...thinRun(run.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...thinRun(run.slice(farthest), tolerance),
  ]
}

function distanceToChord(point: AreaPoint, a: AreaPoint, b: AreaPoint): number {
  const dx = b.x - a.x
  const dy = b.y - a.y
  const length2 = dx * dx + dy * dy
  const along = length2 === 0 ? 0 : ((point.x - a.x) * dx + (point.y - a.y) * dy) / length2
  const t = Math.min(1, Math.max(0, along))
  return Math.hypot(point.x - a.x - t * dx, point.y - a.y - t * dy)
}
