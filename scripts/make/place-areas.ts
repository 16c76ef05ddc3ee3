import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Sources } from './source-packages.ts'

type Position = [number, number]
type Geometry =
  | { type: 'Polygon'; coordinates: Position[][] }
  | { type: 'MultiPolygon'; coordinates: Position[][][] }
interface Feature {
  properties: Record<string, string | undefined>
  geometry: Geometry | null
}

export interface Area {
  kind: 'state' | 'county' | 'city' | 'zip' | 'neighborhood'
  /** `WA`, `WA/King`, `Kirkland`, `98101`, `Seattle/Ballard/Adams`. */
  id: string
  geometry: Geometry
  /** False: only the bounding box is written. */
  outline: boolean
}

const FIPS: Record<string, string> = Object.fromEntries(
  '01AL02AK04AZ05AR06CA08CO09CT10DE11DC12FL13GA15HI16ID17IL18IN19IA20KS21KY22LA23ME24MD25MA26MI27MN28MS29MO30MT31NE32NV33NH34NJ35NM36NY37NC38ND39OH40OK41OR42PA44RI45SC46SD47TN48TX49UT50VT51VA53WA54WV55WI56WY'
    .match(/\d\d../g)!
    .map((pair) => [pair.slice(0, 2), pair.slice(2)]),
)

/** The source's "Capitol Hill" extends down to the lake; people mean the ridge around Broadway. */
const CAPITOL_HILL = ['Broadway', 'Stevens']

function readFeatures(path: string): Feature[] {
  return (JSON.parse(readFileSync(path, 'utf8')) as { features: Feature[] }).features
}

export function readAreas(sources: Sources, scratch: string): Area[] {
  const at = (name: string) => join(scratch, `${name}.geojson`)
  const fine = 'precision=0.0001'
  const hoods = sources.file('seattle-boundaries-data/data/neighborhoods.geojson')
  // Buffered, so that a pier, a shore or the far curb of a border street still belongs to the place.
  const hoodSimplify = ['-buffer', '150m', '-simplify', 'dp', 'interval=40', 'keep-shapes']
  sources.mapshaper(hoods, ...hoodSimplify, '-o', at('nested'), fine)
  sources.mapshaper(hoods, '-dissolve', 'city,nhood', ...hoodSimplify, '-o', at('hoods'), fine)
  sources.mapshaper(
    hoods,
    '-filter',
    `${JSON.stringify(CAPITOL_HILL)}.includes(nested)`,
    '-dissolve',
    'city',
    ...hoodSimplify,
    '-o',
    at('capitol'),
    fine,
  )
  sources.mapshaper(
    hoods,
    '-filter',
    'city !== "Vashon" && city !== "White Center"',
    '-dissolve',
    'city',
    '-buffer',
    '200m',
    '-simplify',
    'dp',
    'interval=100',
    'keep-shapes',
    '-o',
    at('towns'),
    fine,
  )
  sources.mapshaper(
    sources.file('seattle-boundaries-data/data/zip-codes.geojson'),
    '-buffer',
    '150m',
    '-simplify',
    'dp',
    'interval=50',
    'keep-shapes',
    '-o',
    at('zips'),
    fine,
  )
  const counties = ['-i', sources.file('us-atlas/counties-10m.json'), 'id-field=fips']
  sources.mapshaper(
    ...counties,
    '-drop',
    'target=states,nation',
    '-target',
    'counties',
    '-o',
    at('counties'),
    'precision=0.001',
  )
  sources.mapshaper(
    ...counties,
    '-drop',
    'target=counties,nation',
    '-target',
    'states',
    '-simplify',
    '12%',
    'keep-shapes',
    '-o',
    at('states'),
    'precision=0.001',
  )
  return [
    ...readFeatures(at('nested')).flatMap((f) =>
      f.properties.nested
        ? [toHood(f, `${f.properties.city}/${f.properties.nhood}/${f.properties.nested}`)]
        : [],
    ),
    ...readFeatures(at('hoods')).flatMap((f) =>
      f.properties.nhood && f.properties.nhood !== 'Capitol Hill'
        ? [toHood(f, `${f.properties.city}/${f.properties.nhood}`)]
        : [],
    ),
    ...readFeatures(at('capitol')).map((f) => toHood(f, 'Seattle/Capitol Hill')),
    ...readFeatures(at('towns')).map((f) => ({
      kind: 'city' as const,
      id: f.properties.city!,
      geometry: f.geometry!,
      outline: true,
    })),
    ...readFeatures(at('zips')).map((f) => ({
      kind: 'zip' as const,
      id: f.properties.GEOID10!,
      geometry: f.geometry!,
      outline: true,
    })),
    ...readFeatures(at('counties')).flatMap(toCounty),
    ...readFeatures(at('states')).flatMap(toState),
  ]
}

function toHood(feature: Feature, id: string): Area {
  return { kind: 'neighborhood', id, geometry: feature.geometry!, outline: true }
}

function toCounty(feature: Feature): Area[] {
  const state = FIPS[feature.properties.fips!.slice(0, 2)]
  if (!state || !feature.geometry) return []
  return [
    {
      kind: 'county',
      id: `${state}/${feature.properties.name}`,
      geometry: feature.geometry,
      outline: state === 'WA',
    },
  ]
}

function toState(feature: Feature): Area[] {
  const state = FIPS[feature.properties.fips!]
  return state && feature.geometry
    ? [{ kind: 'state', id: state, geometry: feature.geometry, outline: true }]
    : []
}

/** `kind, id, lat, lng, west, south, east, north, ring as "lng lat,…"`, in ten-thousandths of a degree. */
export function areaRow(area: Area): string {
  const rings = (
    area.geometry.type === 'Polygon' ? [area.geometry.coordinates] : area.geometry.coordinates
  ).map((p) => p[0]!)
  const biggest = rings.toSorted((a, b) => Math.abs(ringArea(b)) - Math.abs(ringArea(a)))[0]!
  const points = rings.flat()
  const lngs = points.map((p) => p[0])
  const lats = points.map((p) => p[1])
  const total = rings.reduce((sum, ring) => sum + Math.abs(ringArea(ring)), 0)
  // A single ring must cover it: an archipelago is better served by its box.
  const whole = Math.abs(ringArea(biggest)) > 0.9 * total
  const crossesDateLine = Math.max(...lngs) - Math.min(...lngs) > 180
  const west = crossesDateLine ? Math.min(...lngs.filter((lng) => lng > 0)) : Math.min(...lngs)
  const east = crossesDateLine ? Math.max(...lngs.filter((lng) => lng < 0)) : Math.max(...lngs)
  const [lng, lat] = centroid(biggest)
  const numbers = [lat, lng, west, Math.min(...lats), east, Math.max(...lats)].map(units)
  const ring =
    area.outline && whole && !crossesDateLine
      ? biggest
          .slice(0, -1)
          .map(([x, y]) => `${units(x)} ${units(y)}`)
          .join(',')
      : ''
  return [area.kind, area.id, ...numbers, ring].join('\t')
}

const units = (degrees: number) => Math.round(degrees * 10_000)

function ringArea(ring: Position[]): number {
  let sum = 0
  for (let i = 0; i < ring.length - 1; i++)
    sum += ring[i]![0] * ring[i + 1]![1] - ring[i + 1]![0] * ring[i]![1]
  return sum / 2
}

function centroid(ring: Position[]): Position {
  const [x0, y0] = ring[0]!
  let area = 0
  let x = 0
  let y = 0
  for (let i = 0; i < ring.length - 1; i++) {
    const [ax, ay] = [ring[i]![0] - x0, ring[i]![1] - y0]
    const [bx, by] = [ring[i + 1]![0] - x0, ring[i + 1]![1] - y0]
    const cross = ax * by - bx * ay
    area += cross
    x += (ax + bx) * cross
    y += (ay + by) * cross
  }
  return area === 0 ? [x0, y0] : [x0 + x / (3 * area), y0 + y / (3 * area)]
}
