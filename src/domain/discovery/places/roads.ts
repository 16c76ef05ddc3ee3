import { boundsOf, contains, distanceKm, KM_PER_MILE, type LatLng } from '../../geo.ts'
import { required } from '../../required.ts'
import { outlineCorridor, sampleLine } from './corridor.ts'
import { ROAD_LINES } from './data/road-lines.ts'
import { readPoints } from './road-points.ts'
import type { ResolvedPlace } from './types.ts'

/** A numbered road of the region, as somebody typed it: "billboard along I-5 in Tacoma". */
export interface NamedRoad {
  /** `I-5` */
  name: string
  /** What stands beside it: a medium, a town. */
  rest: string
}

const MAX_CHARS = 120
const NUMBERED =
  /(?:^|[\s,(])(?:(i|interstate)|(us|u\.s\.)(?:\s+(?:hwy|highway|route))?|(sr|wa|state\s+route|state\s+road)|(?:hwy|highway|route|rte))[\s-]{0,3}(\d{1,3})(?=$|[\s,.;:!?)])/i
const LEADS = /(?:^|\s)(?:near|along|alongside|on|off|by|at|around|beside|next to|facing)(?:\s+the)?\s*$/i

const NUMBERED_NAMES = [...new Set(ROAD_LINES.filter(([kind]) => kind !== 'street').map(([, name]) => name))]

/** Null where no road is named that the bundled map draws. */
export function parseRoad(text: string): NamedRoad | null {
  const given = text.slice(0, MAX_CHARS)
  const match = NUMBERED.exec(given)
  const name = match && findName(match)
  if (!name) return null
  const before = given.slice(0, match.index).replace(LEADS, '')
  const after = given.slice(match.index + match[0].length).replace(/^[\s,.;:!?)]+/, '')
  return { name, rest: `${before} ${after}`.trim() }
}

/** "Highway 99" says its number alone. */
function findName([, interstate, us, state, number]: RegExpExecArray): string | undefined {
  const systems = interstate ? ['I'] : us ? ['US'] : state ? ['SR'] : ['I', 'US', 'SR']
  return systems.map((system) => `${system}-${number}`).find((name) => NUMBERED_NAMES.includes(name))
}

const STATE = 'WA'

/**
 * What lies within some miles of a road, or of its part in a town. `name` and `canonical` read as the road again.
 * @returns null where the road does not touch the town, or has no outline
 */
export function placeAlong(name: string, town: ResolvedPlace | null, miles: number): ResolvedPlace | null {
  const km = miles * KM_PER_MILE
  const lines = ROAD_LINES.filter((line) => line[1] === name).map(([, , points]) => readPoints(points))
  const points = lines
    .flatMap((line) => sampleLine(line, km / 4))
    .filter((point) => !town || contains(town.bounds, point))
  const polygon = outlineCorridor(points, km)
  const bounds = polygon && boundsOf(polygon.map(([lng, lat]) => ({ lat, lng })))
  if (!polygon || !bounds) return null
  return {
    name,
    kind: 'landmark',
    landmark: 'street',
    parent: town && town.kind !== 'state' ? town.name : null,
    state: STATE,
    canonical: town && town.kind !== 'state' ? `${name}, ${town.canonical}` : `${name}, ${STATE}`,
    ...middleOf(points, town),
    bounds,
    polygon,
    radiusKm: null,
    population: 0,
    confidence: 1,
  }
}

/** Of a town's part, the point nearest to its middle. */
function middleOf(points: readonly LatLng[], town: ResolvedPlace | null): LatLng {
  const middle = required(points[Math.floor(points.length / 2)])
  if (!town) return middle
  return points.reduce(
    (best, point) => (distanceKm(point, town) < distanceKm(best, town) ? point : best),
    middle,
  )
}
