import { z } from 'zod'
import { MAX_PAGE_SIZE } from '#domain/limits.ts'
import { LISTING_STATUSES } from '#domain/listing.ts'
import { CURSOR, SEARCH_FILTERS, SEARCH_PARAMETERS } from '#domain/search/search-filters.ts'
import { BoundsSchema, queryInteger, queryList, queryParameter, toQueryShape } from './common.ts'
import { Listing, ListingFeatures } from './listings.ts'
import { Place } from './places.ts'
import { defineRoutes } from './route.ts'

/** Filters shared by the list and the map. Repeated keys are combined with OR, different keys with AND. */
export const ListingFilters = z.object(toQueryShape(SEARCH_FILTERS))
export type ListingFilters = z.infer<typeof ListingFilters>

export const ListingQuery = ListingFilters.extend({
  /** Admins only: every status, newest submission first unless sorted. */
  includeStatus: z.enum(['all']).optional(),
  /** With `includeStatus=all`: only these statuses. */
  status: queryList(LISTING_STATUSES).optional(),
  sort: queryParameter(SEARCH_PARAMETERS.sort).optional(),
  limit: queryInteger(1, MAX_PAGE_SIZE).optional(),
  cursor: queryParameter(CURSOR).optional(),
})
export type ListingQuery = z.infer<typeof ListingQuery>

export const MapQuery = ListingFilters.extend({ zoom: queryParameter(SEARCH_PARAMETERS.zoom).optional() })

/** The all-in price of the smallest range of whole cells that contains the days asked for. */
const DatedPrice = z.object({
  /** Days `YYYY-MM-DD`, inclusive. */
  first: z.string(),
  last: z.string(),
  /** Integer US cents: space, required extras and estimated tax. */
  totalCents: z.number().int(),
})
export type DatedPrice = z.infer<typeof DatedPrice>

export const FoundListing = Listing.extend({
  /** Present when the search names days; null where they are not sold as such, or nothing is booked on Placard. */
  dated: DatedPrice.nullable().optional(),
})
export type FoundListing = z.infer<typeof FoundListing>

const Facet = z.record(z.string(), z.number().int())
export const MapCluster = z.object({
  lat: z.number(),
  lng: z.number(),
  count: z.number().int(),
  minPrice: z.number().int(),
  maxPrice: z.number().int(),
  bounds: BoundsSchema,
  /** Present when the cluster is a single space. */
  listing: FoundListing.optional(),
  /** Several spaces at one point: zooming in will not separate them. */
  stack: z.literal(true).optional(),
})

/** The map's data for one search; cluster counts sum to the matching spaces that have coordinates. */
export const MapAnswer = z.object({
  total: z.number().int(),
  clusters: z.array(MapCluster),
  /** Counts by value, each facet ignoring its own filter. */
  facets: z.object({
    adType: Facet,
    venue: Facet,
    audience: Facet,
    listingType: Facet,
    feature: Facet,
  }),
  /** Equal-width price buckets over the slider's range; the last one includes everything above. */
  histogram: z.object({
    min: z.number(),
    max: z.number(),
    step: z.number(),
    counts: z.array(z.number().int()),
  }),
  bounds: BoundsSchema.nullable(),
  /** The place that `location` resolved to; null when none was given or recognized. */
  place: Place.nullable(),
  suggestions: z.array(z.string()),
})
export type MapAnswer = z.infer<typeof MapAnswer>

export const searchRoutes = defineRoutes({
  listListings: {
    method: 'GET',
    path: '/api/listings',
    summary: 'Search advertising spaces. Total in X-Total-Count, next page in Link.',
    isCostly: true,
    query: ListingQuery,
    output: z.array(FoundListing),
    refusals: ['sign-in-required', 'account-suspended', 'forbidden'],
  },
  exportListings: {
    method: 'GET',
    path: '/api/listings.geojson',
    summary: 'The same search as GeoJSON, page by page',
    isCostly: true,
    query: ListingQuery.omit({ includeStatus: true }),
    output: ListingFeatures,
    answers: { 'application/geo+json': ListingFeatures },
  },
  mapListings: {
    method: 'GET',
    path: '/api/listings/map',
    summary: 'Clusters, facets and price histogram of a search',
    isCostly: true,
    query: MapQuery,
    output: MapAnswer,
  },
})
