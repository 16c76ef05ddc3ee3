import { required } from '../../required.ts'
import { cityRadiusKm } from './area.ts'
import { CITY_BOXES } from './data/regions.ts'
import { type Entry, type Standing, toEntry } from './entry.ts'
import { STATE_NAMES } from './states.ts'
import { standingOfCity } from './text-words.ts'
import type { PlaceTables } from './types.ts'

/** A generated outline: bounding box in degrees, encoded ring. */
export interface AreaRow {
  kind: string
  id: string
  lat: number
  lng: number
  bounds: { west: number; south: number; east: number; north: number }
  ring: string
}

function* linesOf(table: string): Generator<string[]> {
  let start = 0
  while (start < table.length) {
    const newline = table.indexOf('\n', start)
    const end = newline === -1 ? table.length : newline
    if (end > start) yield table.slice(start, end).split('\t')
    start = end + 1
  }
}

export function parseAreas(table: string): Map<string, AreaRow> {
  const areas = new Map<string, AreaRow>()
  for (const [kind = '', id = '', ...cells] of linesOf(table)) {
    const [lat, lng, west, south, east, north] = cells.slice(0, 6).map((cell) => Number(cell) / 10_000) as [
      number,
      number,
      number,
      number,
      number,
      number,
    ]
    areas.set(`${kind}:${id}`, {
      kind,
      id,
      lat,
      lng,
      bounds: { west, south, east, north },
      ring: cells[6] ?? '',
    })
  }
  return areas
}

/** Cities and towns with their population; King County's include city limits. */
export function parseCities(table: PlaceTables['cities'], areas: ReadonlyMap<string, AreaRow>): Entry[] {
  const entries: Entry[] = []
  for (const [label = '', state = '', lat, lng, people] of linesOf(table)) {
    const name = required(label.split(',')[0])
    const population = Number(people)
    const limits = state === 'WA' ? areas.get(`city:${name}`) : undefined
    const box = limits?.bounds ?? CITY_BOXES[`${name}, ${state}`] ?? null
    const point = { lat: Number(lat), lng: Number(lng) }
    entries.push(
      toEntry({
        name,
        kind: 'city',
        state,
        ...point,
        population,
        weight: Math.log10(population + 1000),
        standing: standingOfCity(name, state, population),
        radiusKm: box ? null : cityRadiusKm(population),
        bounds: box,
        ring: limits?.ring ?? '',
      }),
    )
  }
  return entries
}

/** States and counties, with their common names. */
export function toRegionEntries(
  areas: ReadonlyMap<string, AreaRow>,
  zipsOfCounty: ReadonlyMap<string, number>,
): Entry[] {
  const entries: Entry[] = []
  for (const area of areas.values()) {
    if (area.kind === 'state') entries.push(toState(area))
    if (area.kind === 'county') entries.push(toCounty(area, zipsOfCounty.get(area.id) ?? 1))
  }
  return entries
}

function toState(area: AreaRow): Entry {
  const { id: state, lat, lng, bounds, ring } = area
  const name = STATE_NAMES.get(state) ?? state
  return toEntry({ name, kind: 'state', state, lat, lng, bounds, ring, weight: 6.2, standing: 'bare' })
}

function toCounty(area: AreaRow, zipCount: number): Entry {
  const [state = '', bare = ''] = area.id.split('/')
  const own = state === 'LA' ? 'Parish' : state === 'AK' ? 'Borough' : 'County'
  const name = state === 'DC' ? bare : `${bare} ${own}`
  const { lat, lng, bounds, ring } = area
  const standing: Standing = state === 'DC' ? 'state' : 'bare'
  return toEntry({
    name,
    kind: 'county',
    state,
    lat,
    lng,
    bounds,
    ring,
    weight: 3.2 + Math.log10(zipCount),
    // Elsewhere "Aurora Co" means Colorado.
    aliases: state === 'WA' ? [`${bare} co`] : [],
    standing,
  })
}
