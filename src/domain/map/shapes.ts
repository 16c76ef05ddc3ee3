import { feature } from 'topojson-client'
import type { GeometryObject, Topology } from 'topojson-specification'

/** Points as x, y pairs on the unit square of the web Mercator projection (0,0 is the north-west corner). */
export interface Path {
  points: Float64Array
  west: number
  north: number
  east: number
  south: number
}

type Position = readonly number[]

/** Web Mercator projection to the unit square. */
export function project(lat: number, lng: number): { x: number; y: number } {
  const sin = Math.sin((Math.max(-85.0511, Math.min(85.0511, lat)) * Math.PI) / 180)
  return { x: lng / 360 + 0.5, y: 0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI) }
}

/** A line or ring of `[lng, lat]`. */
export function toPath(positions: readonly Position[]): Path {
  const points = new Float64Array(positions.length * 2)
  const path: Path = { points, west: 1, north: 1, east: 0, south: 0 }
  for (const [i, [lng = 0, lat = 0]] of positions.entries()) {
    const { x, y } = project(lat, lng)
    points[2 * i] = x
    points[2 * i + 1] = y
    path.west = Math.min(path.west, x)
    path.east = Math.max(path.east, x)
    path.north = Math.min(path.north, y)
    path.south = Math.max(path.south, y)
  }
  return path
}

/** All rings or lines of one TopoJSON layer, in degrees. */
function listLines(topology: Topology, layer: string): Position[][] {
  const object = topology.objects[layer]
  if (!object) throw new Error(`The basemap has no layer "${layer}".`)
  const found = feature(topology, object as GeometryObject)
  const features = found.type === 'FeatureCollection' ? found.features : [found]
  return features.flatMap(({ geometry }) => linesOf(geometry))
}

function linesOf(geometry: GeoJSON.Geometry): Position[][] {
  if (geometry.type === 'LineString') return [geometry.coordinates]
  if (geometry.type === 'MultiLineString' || geometry.type === 'Polygon') return geometry.coordinates
  if (geometry.type === 'MultiPolygon') return geometry.coordinates.flat()
  if (geometry.type === 'GeometryCollection') return geometry.geometries.flatMap(linesOf)
  return []
}

export function listPaths(topology: Topology, layer: string): Path[] {
  return listLines(topology, layer).map(toPath)
}

interface Box {
  west: number
  south: number
  east: number
  north: number
}

/** Outlines without the segments along the edge of the box: those are clipping artifacts, not coast. */
export function listShores(topology: Topology, layer: string, box: Box): Path[] {
  const near = (a: number, b: number) => Math.abs(a - b) < 0.001
  const isCut = ([aLng = 0, aLat = 0]: Position, [bLng = 0, bLat = 0]: Position) =>
    [box.west, box.east].some((edge) => near(aLng, edge) && near(bLng, edge)) ||
    [box.south, box.north].some((edge) => near(aLat, edge) && near(bLat, edge))
  const shores: Position[][] = []
  for (const ring of listLines(topology, layer)) {
    let current: Position[] = []
    for (const [i, position] of ring.entries()) {
      const previous = ring[i - 1]
      if (previous && isCut(previous, position)) {
        if (current.length > 1) shores.push(current)
        current = []
      }
      current.push(position)
    }
    if (current.length > 1) shores.push(current)
  }
  return shores.map(toPath)
}
