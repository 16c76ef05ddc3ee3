import { type Bounds, distanceKm, KM_PER_DEGREE, type LatLng } from '../../geo.ts'
import type { Entry } from './entry.ts'
import type { Place, ResolvedPlace, Ring } from './types.ts'

const DENSE_PER_KM2 = 1000
/** Rounded coordinates of one point. */
const SAME_KM = 0.005

/** Estimated radius in km of a US city by population: about 1,000 people per km², with a margin for irregular limits. */
export function cityRadiusKm(population: number): number {
  const radius = 1.25 * Math.sqrt(population / DENSE_PER_KM2 / Math.PI)
  return Math.round(Math.min(40, Math.max(2.5, radius)) * 10) / 10
}

/** Bounding box of a circle, clamped to the globe. */
export function boundsAround(center: LatLng, radiusKm: number): Bounds {
  const dLat = radiusKm / KM_PER_DEGREE
  const dLng = dLat / Math.max(0.05, Math.cos((center.lat * Math.PI) / 180))
  return {
    west: round(Math.max(-180, center.lng - dLng)),
    south: round(Math.max(-90, center.lat - dLat)),
    east: round(Math.min(180, center.lng + dLng)),
    north: round(Math.min(90, center.lat + dLat)),
  }
}

/** Decodes a ring written as `lng lat,lng lat` in ten-thousandths of a degree; null for the empty text. */
function decodeRing(text: string): Ring | null {
  if (text === '') return null
  return text.split(',').map((pair) => {
    const space = pair.indexOf(' ')
    return [Number(pair.slice(0, space)) / 10_000, Number(pair.slice(space + 1)) / 10_000] as const
  })
}

export function toCanonical(entry: Entry): string {
  if (entry.kind === 'state') return entry.name
  if (entry.kind === 'zip') return `${entry.parent}, ${entry.state} ${entry.name}`
  return [entry.name, entry.parent, entry.state].filter(Boolean).join(', ')
}

function toPlace(entry: Entry): Place {
  const bounds = entry.bounds ?? boundsAround(entry, entry.radiusKm ?? 1)
  return {
    name: entry.name,
    kind: entry.kind,
    landmark: entry.landmark,
    parent: entry.parent,
    state: entry.state,
    canonical: toCanonical(entry),
    lat: entry.lat,
    lng: entry.lng,
    bounds,
    polygon: decodeRing(entry.ring),
    radiusKm: entry.radiusKm,
    population: entry.population,
  }
}

export function toResolved(entry: Entry, confidence: number): ResolvedPlace {
  return { ...toPlace(entry), confidence: Math.round(Math.min(1, Math.max(0, confidence)) * 100) / 100 }
}

/** Below what any caller takes for sure: the place is offered, not shown. */
const DOUBTFUL_CONFIDENCE = 0.45

/** One of several of its name, or not where the words put it. */
export function toDoubtful(entry: Entry, confidence = DOUBTFUL_CONFIDENCE): ResolvedPlace {
  return { ...toResolved(entry, Math.min(confidence, DOUBTFUL_CONFIDENCE)), isDoubtful: true }
}

/** A pin that geocoding a name has put there: at the middle of a place, not at a spot in it. */
export function isMiddleOf(place: Place | null, point: LatLng | null): boolean {
  return place !== null && point !== null && place.kind !== 'landmark' && distanceKm(place, point) < SAME_KM
}

function round(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000
}
