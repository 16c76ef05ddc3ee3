import type { LatLng } from '#domain/geo.ts'
import { LIMITS } from '#domain/limits.ts'
import type { SearchQuery } from '#search/query.ts'
import { intersect } from '#server/features/discovery/search/intersect.ts'
import { FOUR_FILTERS } from './viewports.ts'

const COUNTRY = { west: -125, south: 24, east: -66, north: 50 }
const CORNERS = LIMITS.polygonPoints
const MIDDLE = { lat: 39, lng: -98 }

/** Worst-case queries: every part of the answer, 500 results, and shapes that touch as many cells as they can. */
export function listWorstQueries(): [name: string, query: SearchQuery][] {
  const most: SearchQuery = { ...FOUR_FILTERS, per: 'month', limit: 500, zoom: 22 }
  return [
    ['country, 500 results', { ...most, bounds: COUNTRY }],
    ['country, 500 by distance', { ...most, bounds: COUNTRY, near: MIDDLE, sort: 'distance' }],
    ['circle of 3,000 km in a box', { ...most, bounds: COUNTRY, near: MIDDLE, radiusKm: 3000 }],
    [`star of ${CORNERS} corners`, { ...most, polygon: star() }],
    [`comb of ${CORNERS} corners`, { ...most, polygon: comb() }],
    ['comb, circle and box', { ...most, polygon: comb(), bounds: COUNTRY, near: MIDDLE, radiusKm: 3000 }],
    [
      'days and every filter but a few',
      { ...most, bounds: COUNTRY, availableFromDay: 20_000, availableToDay: 20_400 },
    ],
    ['10,000 ids', { ...most, bounds: COUNTRY, ids: Array.from({ length: 10_000 }, (_, i) => i * 97 + 1) }],
  ]
}

/** Text and a location that is no place: the maximum number of ids from either. */
export function listIntersections(): [name: string, run: () => number[]][] {
  const idsOf = (step: number) => Array.from({ length: 10_000 }, (_, i) => 1 + i * step)
  const [words, place] = [idsOf(2), idsOf(3)]
  const [few, others] = [words.slice(0, 1_000), place.slice(0, 1_000)]
  return [
    ['10,000 ids of words in 10,000 of a location', () => intersect([words, place])],
    ['1,000 in 1,000', () => intersect([few, others])],
    ['the same, a set for each id', () => few.filter((id) => new Set(others).has(id))],
  ]
}

function star(): LatLng[] {
  return Array.from({ length: CORNERS }, (_, i) => {
    const angle = (2 * Math.PI * i) / CORNERS
    const reach = i % 2 === 0 ? 1 : 0.3
    return { lat: 37 + 12 * reach * Math.sin(angle), lng: -96 + 28 * reach * Math.cos(angle) }
  })
}

/** Comb: long thin teeth over the whole country, joined along its south. */
function comb(): LatLng[] {
  const teeth = Array.from({ length: CORNERS - 2 }, (_, i) => ({
    lat: i % 2 === 0 ? 49 : 26,
    lng: -124 + (i * 57) / (CORNERS - 3),
  }))
  return [...teeth, { lat: 24, lng: -67 }, { lat: 24, lng: -124 }]
}
