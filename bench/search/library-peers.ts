import KDBush from 'kdbush'
import Supercluster from 'supercluster'
import type { SearchQuery, SpaceRow } from '#search/query.ts'
import type { PlainScan } from './plain-scan.ts'

/** kdbush finds the rows in the viewport, a plain loop filters and counts them. */
export function createKdbushPeer(plain: PlainScan, spaces: Iterable<SpaceRow>, count: number) {
  const index = new KDBush(count)
  for (const { lat, lng } of spaces) index.add(lng as number, lat as number)
  index.finish()
  return (query: SearchQuery) => {
    const { west, south, east, north } = query.bounds!
    return plain.searchRows(query, index.range(west, south, east, north))
  }
}

/** supercluster answers clusters only: no page, no total, no facets, no histogram, no filters. */
export function createSuperclusterPeer(spaces: Iterable<SpaceRow>) {
  const index = new Supercluster({ radius: 64, extent: 256, maxZoom: 16 })
  const points = Array.from(spaces, ({ id, lat, lng }) => ({
    type: 'Feature' as const,
    properties: { id },
    geometry: { type: 'Point' as const, coordinates: [lng as number, lat as number] },
  }))
  index.load(points)
  return (query: SearchQuery) => {
    const { west, south, east, north } = query.bounds!
    return index.getClusters([west, south, east, north], query.zoom ?? 10)
  }
}
