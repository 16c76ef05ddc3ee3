import type { MapAnswer } from '#contract/discovery/search.ts'
import type { LatLng } from '#domain/geo.ts'
import { centerOf, unrollBounds } from '../../../map/viewport.ts'
import { parseBbox, parsePoint, type SearchState } from './search-state.ts'

/** A larger piece of the map is looked at, not searched, in degrees. */
const LARGEST = 2

/** The middle of what is searched; none for everywhere, or a state. */
export function searchedPoint(state: SearchState, answer: MapAnswer | undefined): LatLng | undefined {
  const near = parsePoint(state.near)
  if (near) return near
  const box = parseBbox(state.bbox)
  if (box) {
    const { north, south, east, west } = unrollBounds(box)
    if (north - south > LARGEST || east - west > LARGEST) return undefined
    return centerOf(box)
  }
  const place = answer?.place
  // of several places nobody knows which one lacks spaces
  if (answer?.others.length) return undefined
  return place && place.kind !== 'state' ? { lat: place.lat, lng: place.lng } : undefined
}
