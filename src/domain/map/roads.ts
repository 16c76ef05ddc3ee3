import { ROAD_LINES, type RoadKind } from '../discovery/places/data/road-lines.ts'
import { readPoints } from '../discovery/places/road-points.ts'
import { required } from '../required.ts'
import { type Path, project, toPath } from './shapes.ts'

export interface Road {
  kind: RoadKind
  name: string
  path: Path
}

/** Numbered roads bend gently: curves through their points; streets are straight between them. */
const STEPS = 6

export function listRoads(): Road[] {
  return ROAD_LINES.map(([kind, name, points]) => {
    const given = readPoints(points).map(({ lat, lng }): Position => [lng, lat])
    return { kind, name, path: toPath(kind === 'street' ? given : curveThrough(given)) }
  })
}

type Position = readonly [lng: number, lat: number]

/** Catmull-Rom: it passes through every point. */
function curveThrough(points: readonly Position[]): Position[] {
  const curved: Position[] = []
  for (let i = 0; i + 1 < points.length; i++) {
    const [before, from] = [required(points[Math.max(0, i - 1)]), required(points[i])]
    const [to, after] = [required(points[i + 1]), required(points[Math.min(points.length - 1, i + 2)])]
    for (let step = 0; step < STEPS; step++) {
      const t = step / STEPS
      const at = (axis: 0 | 1) => blend([before[axis], from[axis], to[axis], after[axis]], t)
      curved.push([at(0), at(1)])
    }
  }
  return [...curved, required(points.at(-1))]
}

function blend([a, b, c, d]: [number, number, number, number], t: number): number {
  const bend = 2 * a - 5 * b + 4 * c - d + (3 * (b - c) + d - a) * t
  return b + 0.5 * t * (c - a + t * bend)
}

/** First zoom at which a kind is drawn, and its width in px there and at street zoom. */
export const ROAD_LOOKS: Record<RoadKind, { from: number; least: number; most: number }> = {
  freeway: { from: 7, least: 1, most: 7 },
  highway: { from: 8, least: 0.8, most: 5 },
  street: { from: 12, least: 1, most: 4 },
}
const STREET_ZOOM = 15

export function roadWidth(kind: RoadKind, zoom: number): number {
  const { from, least, most } = ROAD_LOOKS[kind]
  const share = Math.min(1, Math.max(0, (zoom - from) / (STREET_ZOOM - from)))
  return least + (most - least) * share
}

/** Where the names of roads may stand: numbers along the line, names of streets on their straight runs. */
export interface RoadName {
  kind: RoadKind
  text: string
  x: number
  y: number
  /** Radians, readable from left to right; 0 for numbers. */
  angle: number
  /** Length of a street's straight run, on the unit square. */
  run?: number
  from: number
}

/** Points from one number to the next. */
const SHIELD_EVERY = 4

export function listRoadNames(): RoadName[] {
  return ROAD_LINES.flatMap(([kind, name, points]) => {
    const given = readPoints(points).map(({ lat, lng }) => project(lat, lng))
    return kind === 'street' ? nameRuns(name, given) : placeNumbers(kind, name, given)
  })
}

type Point = ReturnType<typeof project>

function placeNumbers(kind: RoadKind, name: string, points: readonly Point[]): RoadName[] {
  const isShort = points.length <= SHIELD_EVERY
  const wanted = points.flatMap((_, i) => {
    const isHere = isShort ? i === Math.floor(points.length / 2) : i % SHIELD_EVERY === 2
    return isHere && i > 0 ? [middle(required(points[i - 1]), required(points[i]))] : []
  })
  const from = kind === 'freeway' ? 9 : 10
  return wanted.map(({ x, y }) => ({ kind, text: name.replace(/^\w+-/, ''), x, y, angle: 0, from }))
}

function nameRuns(name: string, points: readonly Point[]): RoadName[] {
  return points.slice(1).map((end, i) => {
    const start = required(points[i])
    const steep = Math.atan2(end.y - start.y, end.x - start.x)
    const angle = Math.abs(steep) > Math.PI / 2 ? steep - Math.sign(steep) * Math.PI : steep
    const run = Math.hypot(end.x - start.x, end.y - start.y)
    return { kind: 'street' as const, text: name, ...middle(start, end), angle, run, from: 14 }
  })
}

function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}
