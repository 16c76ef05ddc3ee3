import type { Bounds, LatLng } from '#domain/geo.ts'
import { AD_TYPES, AUDIENCES, FEATURES, VENUES } from '#domain/vocabulary.ts'
import type { SearchQuery, SpaceRow } from '#search/query.ts'
import { toGate, type Watch, type WatchedSpace } from '#search/reverse/watch.ts'
import { createRandom } from '#test/support/discovery/build-spaces.ts'
import { TODAY } from '../search/dated.ts'
import { generateSpaces } from '../search/spaces.ts'

/** What people look for beside a place, the commonest first. */
const WORDS = Array.from({ length: 400 }, (_, i) => `${String.fromCharCode(97 + (i % 26))}${i}`)

/** Searches as people keep them: most around a town, some on a piece of the map, most by medium and price. */
export function* generateWatches(count: number, seed = 3): Generator<Watch> {
  const random = createRandom(seed)
  let id = 0
  for (const { lat, lng } of generateSpaces(count, seed)) {
    const centre = { lat: lat as number, lng: lng as number }
    const word = random() < 0.08 ? WORDS[Math.floor(random() ** 3 * WORDS.length)] : undefined
    yield {
      id: ++id,
      query: { per: 'month', ...placeOf(centre, random), ...filtersOf(random) },
      wordedAreas: [],
      gate: word === undefined ? 0 : toGate(word),
    }
  }
}

/** A publication: a space as the job process reads it. */
export function* generatePublications(count: number, seed = 9): Generator<WatchedSpace> {
  const random = createRandom(seed)
  for (const space of generateSpaces(count, seed) as Iterable<SpaceRow>) {
    // between the edges of boxes: Postgres takes points within a millionth of a degree for points on them
    const row = { ...space, lat: round4(space.lat as number) + 5e-5, lng: round4(space.lng as number) + 5e-5 }
    const gates = Array.from({ length: 60 }, () => toGate(WORDS[Math.floor(random() * WORDS.length)]!))
    yield { row, wordedAt: null, gates, today: TODAY }
  }
}

function placeOf(at: LatLng, random: () => number): Partial<SearchQuery> {
  const kind = random()
  // anywhere: somebody else's market than a seller's own
  if (kind < 0.003) return {}
  // a town: the same circle for all who name it, on a grid of about 20 km
  if (kind < 0.6) return { near: { lat: snap(at.lat, 0.2), lng: snap(at.lng, 0.25) }, radiusKm: 16 }
  if (kind < 0.85) return { bounds: boxAround(at, 0.02 * 2 ** (random() * 5)) }
  if (kind < 0.95) return { near: at, radiusKm: Math.round(2 + random() * 30) }
  return { polygon: outlineAround(at, random) }
}

function boxAround({ lat, lng }: LatLng, size: number): Bounds {
  return {
    west: round4(lng - size),
    east: round4(lng + size),
    south: round4(lat - size),
    north: round4(lat + size),
  }
}

function outlineAround({ lat, lng }: LatLng, random: () => number): LatLng[] {
  const size = 0.02 + random() * 0.2
  return Array.from({ length: 12 }, (_, corner) => {
    const angle = (corner / 12) * 2 * Math.PI
    const far = size * (0.5 + random() / 2)
    return { lat: round7(lat + Math.sin(angle) * far), lng: round7(lng + Math.cos(angle) * far) }
  })
}

function filtersOf(random: () => number): Partial<SearchQuery> {
  const some = <T>(values: readonly T[], most: number) =>
    Array.from(
      { length: 1 + Math.floor(random() * most) },
      () => values[Math.floor(random() * values.length)]!,
    )
  const from = TODAY + Math.floor(random() * 200)
  return {
    priceMax: random() < 0.6 ? 5000 : 100 * Math.ceil(random() * 30),
    ...(random() < 0.6 && { adTypes: some(AD_TYPES, 2) }),
    ...(random() < 0.1 && { venues: some(VENUES, 3) }),
    ...(random() < 0.1 && { audiences: some(AUDIENCES, 3) }),
    ...(random() < 0.1 && { features: some(FEATURES, 2) }),
    ...(random() < 0.15 && { availableFromDay: from, availableToDay: from + Math.floor(random() * 60) }),
  }
}

function snap(degrees: number, step: number): number {
  return round7(Math.round(degrees / step) * step)
}

function round4(degrees: number): number {
  return Math.round(degrees * 1e4) / 1e4
}

function round7(degrees: number): number {
  return Math.round(degrees * 1e7) / 1e7
}
