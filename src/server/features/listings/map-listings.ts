import type { ListingFilters, MapAnswer } from '#contract/listings.ts'
import { boundsOf } from '#domain/geo.ts'
import { PRICE_SLIDER } from '#domain/limits.ts'
import type { Db } from '../../platform/db/database.ts'
import { presentListing } from './present.ts'
import { listingsWithSeller } from './queries.ts'
import { facetConditions, placeConditions } from './search-filters.ts'

const FACETS = ['adType', 'venue', 'audience', 'listingType', 'feature'] as const
type FacetName = (typeof FACETS)[number]
type MapRow = { price: number; values: string[] }

const HISTOGRAM_BUCKETS = (PRICE_SLIDER.max - PRICE_SLIDER.min) / PRICE_SLIDER.step
/** Degrees of longitude that a cluster spans at zoom 0. */
const CELL_DEGREES_AT_ZOOM_0 = 60

/** Clusters, facet counts and histogram of one search. */
export async function mapListings(db: Db, filters: ListingFilters, zoom: number): Promise<MapAnswer> {
  const rows = await listingsWithSeller(db)
    .where('listings.status', '=', 'active')
    .where((eb) => eb.and([...placeConditions(eb, filters), ...facetConditions(eb, filters)]))
    .execute()
  const listings = rows.map(presentListing)
  const located = listings.filter((listing) => listing.coordinates !== null)
  return {
    total: listings.length,
    clusters: clusterByCell(located, zoom),
    facets: await countFacets(db, filters),
    histogram: await countPrices(db, filters),
    bounds: boundsOf(located.map((listing) => listing.coordinates!)),
    place: null,
    suggestions: [],
  }
}

function clusterByCell(listings: ReturnType<typeof presentListing>[], zoom: number): MapAnswer['clusters'] {
  const size = CELL_DEGREES_AT_ZOOM_0 / 2 ** zoom
  const cells = Map.groupBy(listings, ({ coordinates }) => {
    return `${Math.floor(coordinates!.lat / size)}:${Math.floor(coordinates!.lng / size)}`
  })
  return [...cells.values()].map((members) => {
    const points = members.map((member) => member.coordinates!)
    const prices = members.map((member) => member.price)
    const mean = (pick: (point: { lat: number; lng: number }) => number) =>
      points.reduce((sum, p) => sum + pick(p), 0) / points.length
    return {
      lat: mean((point) => point.lat),
      lng: mean((point) => point.lng),
      count: members.length,
      minPrice: Math.min(...prices),
      maxPrice: Math.max(...prices),
      bounds: boundsOf(points)!,
      ...(members.length === 1 ? { listing: members[0]! } : {}),
    }
  })
}

async function countFacets(db: Db, filters: ListingFilters): Promise<MapAnswer['facets']> {
  const counts = await Promise.all(FACETS.map((name) => countFacet(db, filters, name)))
  return Object.fromEntries(FACETS.map((name, i) => [name, counts[i]])) as MapAnswer['facets']
}

async function countFacet(db: Db, filters: ListingFilters, name: FacetName): Promise<Record<string, number>> {
  const { [name]: _own, ...others } = filters
  const counts: Record<string, number> = {}
  for (const { values } of await matching(db, others, name))
    for (const value of values) counts[value] = (counts[value] ?? 0) + 1
  return counts
}

async function matching(db: Db, filters: ListingFilters, name: FacetName | 'price'): Promise<MapRow[]> {
  const rows = await listingsWithSeller(db)
    .clearSelect()
    .select(['price', 'ad_type', 'venue', 'listing_type', 'target_market', 'features'])
    .where('listings.status', '=', 'active')
    .where((eb) => eb.and([...placeConditions(eb, filters), ...facetConditions(eb, filters)]))
    .execute()
  const pick: Record<typeof name, (row: (typeof rows)[number]) => string[]> = {
    adType: (row) => [row.ad_type],
    venue: (row) => (row.venue ? [row.venue] : []),
    audience: (row) => row.target_market,
    listingType: (row) => [row.listing_type],
    feature: (row) => row.features,
    price: () => [],
  }
  return rows.map((row) => ({ price: row.price, values: pick[name](row) }))
}

async function countPrices(db: Db, filters: ListingFilters): Promise<MapAnswer['histogram']> {
  const { priceMin: _min, priceMax: _max, ...others } = filters
  const counts = new Array<number>(HISTOGRAM_BUCKETS).fill(0)
  for (const { price } of await matching(db, others, 'price')) {
    const bucket = Math.min(Math.floor(price / PRICE_SLIDER.step), HISTOGRAM_BUCKETS - 1)
    counts[bucket]! += 1
  }
  return { min: PRICE_SLIDER.min, max: PRICE_SLIDER.max, step: PRICE_SLIDER.step, counts }
}
