import { useEffect } from 'react'
import type { MapAnswer } from '#contract/discovery/search.ts'
import type { LatLng } from '#domain/geo.ts'
import { parseBbox, parsePoint, type SearchState } from './search-state.ts'

/** A larger piece of the map is looked at, not searched, in degrees. */
const LARGEST = 2

/** Counts what is looked for where, and whether enough of it is there. */
export function useCountSearch(state: SearchState, answer: MapAnswer | undefined, total: number | undefined) {
  const at = toPoint(state, answer)
  const adTypes = (answer?.reading?.adType.length ? answer.reading.adType : state.adType) ?? []
  const asked = at && total !== undefined && { ...at, adTypes, found: total }
  const key = asked ? JSON.stringify(asked) : ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: compared by content
  useEffect(() => {
    if (asked)
      import('#web/platform/counts.ts').then(
        ({ countSearch }) => countSearch(asked),
        () => {},
      )
  }, [key])
}

/** The middle of what is searched; none for everywhere, or a state. */
function toPoint(state: SearchState, answer: MapAnswer | undefined): LatLng | undefined {
  const near = parsePoint(state.near)
  if (near) return near
  const box = parseBbox(state.bbox)
  if (box) {
    const { north, south, east, west } = box
    if (north - south > LARGEST || east - west > LARGEST) return undefined
    return { lat: (north + south) / 2, lng: (east + west) / 2 }
  }
  const place = answer?.place
  // of several places nobody knows which one lacks spaces
  if (answer?.others.length) return undefined
  return place && place.kind !== 'state' ? { lat: place.lat, lng: place.lng } : undefined
}
