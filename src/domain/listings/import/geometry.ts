import type { LatLng } from '../../geo.ts'
import { required } from '../../required.ts'

/** GeoJSON geometry (RFC 7946), longitude first. Coordinates are `unknown` because they are untrusted input. */
export interface Geometry {
  type: string
  coordinates?: unknown
  geometries?: Geometry[]
}

type Position = [number, number]

/**
 * A representative point of a geometry, as `{lat, lng}`: the point itself, the middle vertex of a line, a point
 * guaranteed to be inside a polygon (the largest one of several). `null` when there is none.
 */
export function representativePoint(geometry: Geometry | null | undefined): LatLng | null {
  const position = geometry ? find(geometry) : undefined
  return position ? { lat: position[1], lng: position[0] } : null
}

function find({ type, coordinates, geometries }: Geometry): Position | undefined {
  if (type === 'Point') return positions([coordinates])[0]
  if (type === 'MultiPoint' || type === 'LineString') return middle(positions(coordinates))
  if (type === 'MultiLineString') return middle(positions(list(coordinates)[0]))
  if (type === 'Polygon') return insideOf(rings(coordinates))
  if (type === 'MultiPolygon') return insideOf(largest(list(coordinates).map(rings)))
  if (type === 'GeometryCollection') return geometries?.map(find).find(Boolean)
  return undefined
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

function positions(value: unknown): Position[] {
  return list(value).filter(
    (p): p is Position => Array.isArray(p) && Number.isFinite(p[0]) && Number.isFinite(p[1]),
  )
}

function rings(value: unknown): Position[][] {
  return list(value)
    .map(positions)
    .filter((ring) => ring.length >= 3)
}

function middle(line: Position[]): Position | undefined {
  return line[Math.floor(line.length / 2)]
}

function largest(polygons: Position[][][]): Position[][] {
  const area = (polygon: Position[][]) => Math.abs(signedArea(polygon[0] ?? []))
  return polygons.reduce((best, polygon) => (area(polygon) > area(best) ? polygon : best), polygons[0] ?? [])
}

function signedArea(ring: Position[]): number {
  return edges(ring).reduce((sum, [a, b]) => sum + (a[0] * b[1] - b[0] * a[1]) / 2, 0)
}

function edges(ring: Position[]): [Position, Position][] {
  return ring.map((point, i) => [point, required(ring[(i + 1) % ring.length])])
}

/** Middle of the widest segment inside the polygon on a horizontal line through its center, which avoids holes and bays. */
function insideOf(polygon: Position[][]): Position | undefined {
  const outer = polygon[0]
  if (!outer) return undefined
  const lats = outer.map(([, lat]) => lat)
  // Off-center, so as not to hit a vertex of a box, where crossings would be ambiguous.
  const lat = Math.min(...lats) + (Math.max(...lats) - Math.min(...lats)) * 0.4999
  const crossings = polygon
    .flatMap(edges)
    .filter(([a, b]) => a[1] > lat !== b[1] > lat)
    .map(([a, b]) => a[0] + ((lat - a[1]) / (b[1] - a[1])) * (b[0] - a[0]))
    .sort((a, b) => a - b)
  let widest: Position = required(outer[0])
  let width = 0
  for (let i = 0; i + 1 < crossings.length; i += 2) {
    const [west, east] = [required(crossings[i]), required(crossings[i + 1])]
    if (east - west > width) {
      width = east - west
      widest = [(west + east) / 2, lat]
    }
  }
  return widest
}
