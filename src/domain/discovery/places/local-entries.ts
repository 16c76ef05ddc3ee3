import { boundsAround } from './area.ts'
import { LANDMARKS } from './data/landmarks.ts'
import { REGIONS } from './data/regions.ts'
import { SEATTLE } from './data/seattle.ts'
import { OLYMPIA, OTHER_TOWNS } from './data/south-sound.ts'
import { TACOMA } from './data/tacoma.ts'
import { TRANSPORT } from './data/transport.ts'
import { type Entry, toEntry } from './entry.ts'
import type { LocalGroup, LocalPlace } from './local-place.ts'
import type { AreaRow } from './tables.ts'

export const LOCAL_GROUPS: readonly LocalGroup[] = [
  SEATTLE,
  TACOMA,
  OLYMPIA,
  ...OTHER_TOWNS,
  ...LANDMARKS,
  ...TRANSPORT,
]

const WEIGHT_OF_FAME = { 1: 3.7, 2: 4.5, 3: 5.2 } as const
const UNNAMED_WEIGHT = 3

/** The hand-maintained places of the Sound, and all generated outlines that they do not name. */
export function toLocalEntries(areas: ReadonlyMap<string, AreaRow>): Entry[] {
  const used = new Set<string>()
  const entries = LOCAL_GROUPS.flatMap((group) =>
    group.places.map((place) => {
      if (place.outline) used.add(place.outline)
      return toLocalEntry(place, group, areas)
    }),
  )
  for (const area of areas.values()) {
    if (area.kind === 'neighborhood' && !used.has(area.id)) entries.push(toUnnamed(area))
  }
  return [...entries, ...REGIONS.map(toRegion)]
}

function toLocalEntry(place: LocalPlace, group: LocalGroup, areas: ReadonlyMap<string, AreaRow>): Entry {
  const area = place.outline ? areas.get(`neighborhood:${place.outline}`) : undefined
  const [lat, lng] = place.at ?? [area?.lat, area?.lng]
  if (lat === undefined || lng === undefined)
    throw new Error(`${place.name}: neither a point nor a known outline`)
  const radiusKm = area ? null : (place.km ?? 1)
  return toEntry({
    name: place.name,
    kind: group.kind,
    landmark: place.landmark ?? null,
    parent: group.parent,
    state: 'WA',
    lat,
    lng,
    weight: WEIGHT_OF_FAME[place.fame ?? 1],
    standing: place.common ? 'position' : 'bare',
    local: true,
    aliases: place.aliases ?? [],
    radiusKm,
    bounds: area?.bounds ?? boundsAround({ lat, lng }, radiusKm ?? 1),
    ring: area?.ring ?? '',
  })
}

function toUnnamed(area: AreaRow): Entry {
  const [parent = '', ...names] = area.id.split('/')
  const { lat, lng, bounds, ring } = area
  const name = (names.at(-1) ?? parent).replace('HillS', 'Hills')
  return toEntry({
    name,
    kind: 'neighborhood',
    parent,
    state: 'WA',
    lat,
    lng,
    bounds,
    ring,
    weight: UNNAMED_WEIGHT,
  })
}

function toRegion(region: (typeof REGIONS)[number]): Entry {
  const { west, south, east, north } = region.bounds
  return toEntry({
    name: region.name,
    kind: 'area',
    state: region.state,
    lat: (south + north) / 2,
    lng: (west + east) / 2,
    weight: WEIGHT_OF_FAME[region.fame],
    standing: region.common ? 'position' : 'bare',
    local: region.state === 'WA',
    aliases: region.aliases ?? [],
    bounds: region.bounds,
  })
}
