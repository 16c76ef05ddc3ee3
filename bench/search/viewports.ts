import type { SearchQuery } from '#search/query.ts'
import { createRandom } from '#test/support/discovery/build-spaces.ts'

export interface Viewport {
  kind: 'city' | 'metro' | 'state' | 'country'
  queries: SearchQuery[]
}

const METROS = [
  [40.72, -74.0],
  [34.05, -118.25],
  [41.85, -87.7],
  [29.76, -95.37],
  [39.95, -75.16],
  [33.45, -112.07],
  [47.61, -122.33],
  [32.78, -96.8],
] as [number, number][]

/** South, west, north, east: California, Texas, Florida, Washington, Illinois, Pennsylvania. */
const STATES = [
  [32.5, -124.4, 42.0, -114.1],
  [25.8, -106.7, 36.5, -93.5],
  [24.5, -87.6, 31.0, -80.0],
  [45.5, -124.8, 49.0, -116.9],
  [37.0, -91.5, 42.5, -87.0],
  [39.7, -80.5, 42.3, -74.7],
] as [number, number, number, number][]

export const FOUR_FILTERS: SearchQuery = {
  adTypes: ['billboard', 'digital'],
  audiences: ['commuters', 'families'],
  venues: ['transit', 'retail', 'stadium'],
  priceMin: 200,
  priceMax: 1500,
}

/** Views of one kind, each slightly shifted from the previous, so that no cache can have the answer. */
export function listViewports(): Viewport[] {
  const random = createRandom(7)
  const jitter = (share: number) => (random() - 0.5) * share
  const around = (lat: number, lng: number, height: number, width: number, zoom: number): SearchQuery => {
    const south = lat - height / 2 + jitter(height * 0.4)
    const west = lng - width / 2 + jitter(width * 0.4)
    return { per: 'month', bounds: { south, west, north: south + height, east: west + width }, zoom }
  }
  const repeat = (times: number, make: (i: number) => SearchQuery) =>
    Array.from({ length: times }, (_, i) => make(i))
  return [
    // 1400 × 900 px at zoom 12, 10 and 4, as a desktop shows them.
    { kind: 'city', queries: repeat(64, (i) => around(...METROS[i % 8]!, 0.22, 0.48, 12)) },
    { kind: 'metro', queries: repeat(64, (i) => around(...METROS[i % 8]!, 0.9, 1.9, 10)) },
    {
      kind: 'state',
      queries: repeat(48, (i) => {
        const [south, west, north, east] = STATES[i % 6]!
        return around((south + north) / 2, (west + east) / 2, north - south, east - west, 6)
      }),
    },
    { kind: 'country', queries: repeat(16, () => around(39, -96, 40, 75, 4)) },
  ]
}
