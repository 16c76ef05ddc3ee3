import { z } from 'zod'
import { CURSOR, SEARCH_FILTERS, SEARCH_PARAMETERS } from '#domain/discovery/search/search-filters.ts'
import { MAX_PAGE_SIZE } from '#domain/limits.ts'
import { LISTING_STATUSES } from '#domain/listings/listing.ts'
import { RULERS } from '#domain/listings/price-basis.ts'
import { AD_TYPES, AUDIENCES, FEATURES, LISTING_TYPES, VENUES } from '#domain/vocabulary.ts'
import { DatedPrice, Days, NearPrice } from '../booking/quotes-near.ts'
import { BoundsSchema, queryInteger, queryList, queryParameter, toQueryShape } from '../common.ts'
import { Listing, ListingFeatures } from '../listings/listings.ts'
import { defineRoutes } from '../route.ts'
import { Place } from './places.ts'

/** Filters shared by the list and the map. Repeated keys are combined with OR, different keys with AND. */
export const ListingFilters = z.object(toQueryShape(SEARCH_FILTERS))
export type ListingFilters = z.infer<typeof ListingFilters>

export const ListingQuery = ListingFilters.extend({
  /** Admins only: every status, newest submission first unless sorted. */
  includeStatus: z.enum(['all']).optional(),
  /** With `includeStatus=all`: only these statuses. */
  status: queryList(LISTING_STATUSES).optional(),
  /** With `includeStatus=all`: without spaces that wait for review as a part of an import. */
  imports: z.enum(['apart']).optional(),
  sort: queryParameter(SEARCH_PARAMETERS.sort).optional(),
  limit: queryInteger(1, MAX_PAGE_SIZE).optional(),
  cursor: queryParameter(CURSOR).optional(),
})
export type ListingQuery = z.infer<typeof ListingQuery>

export const MapQuery = ListingFilters.extend({ zoom: queryParameter(SEARCH_PARAMETERS.zoom).optional() })

/** A run that several spaces can be had for, with the least total of them. */
const NearPeriod = NearPrice.omit({ place: true }).extend({
  /** How many spaces can be had; null where too many fit the rest of the search to look at each. */
  count: z.number().int().nullable(),
})
export type NearPeriod = z.infer<typeof NearPeriod>

export const FoundListing = Listing.extend({
  /** The days that the search names. */
  asked: Days.optional(),
  /** Present when the search names days; null where they are not sold as such, or nothing is booked on Placard. */
  dated: DatedPrice.nullable().optional(),
  /** Present where the days asked for are fewer than its seller sells at once: how many that are at least. */
  leastDays: z.number().int().optional(),
  /** Beside `dated`, where the days asked for meet whole periods or taken ones: the nearest, with most of them first. */
  near: z.array(NearPrice).optional(),
})
export type FoundListing = z.infer<typeof FoundListing>

const Facet = z.record(z.string(), z.number().int())
export const MapCluster = z.object({
  lat: z.number(),
  lng: z.number(),
  count: z.number().int(),
  /** US dollars on the ruler asked for, of its rents; of what is for sale where there are none. */
  minPrice: z.number().int(),
  maxPrice: z.number().int(),
  /** Everything here is for sale. */
  sale: z.literal(true).optional(),
  /** Where totals are compared, nothing here has one for the dates: the prices are the listed ones. */
  unpriced: z.literal(true).optional(),
  bounds: BoundsSchema,
  /** Present when the cluster is a single space. */
  listing: FoundListing.optional(),
  /** Several spaces at one point: zooming in will not separate them. */
  stack: z.literal(true).optional(),
})

/** Pages of a search as GeoJSON; `dated`, `near` and `leastDays` where it names days. */
const FoundFeatures = ListingFeatures.extend({
  features: z.array(ListingFeatures.shape.features.element.extend({ properties: FoundListing })),
})

const PriceHistogram = z.object({
  min: z.number(),
  max: z.number(),
  step: z.number(),
  counts: z.array(z.number().int()),
})

/** What the words of the search box stand for beside the place, as filters: "fremont billboard under $500". */
export const SearchReading = z.object({
  adType: z.array(z.enum(AD_TYPES)),
  venue: z.array(z.enum(VENUES)),
  audience: z.array(z.enum(AUDIENCES)),
  feature: z.array(z.enum(FEATURES)),
  listingType: z.array(z.enum(LISTING_TYPES)),
  /** What prices are compared by then; null: as they were. */
  per: z.enum(RULERS).nullable(),
  /** US dollars on that ruler. */
  priceMin: z.number().nullable(),
  priceMax: z.number().nullable(),
  /** US dollars to buy it. */
  salePriceMin: z.number().nullable(),
  salePriceMax: z.number().nullable(),
  availableFrom: z.string().nullable(),
  availableTo: z.string().nullable(),
  /** Searched as text. */
  words: z.string().nullable(),
  /** Neither understood nor mentioned by any space there. */
  unused: z.array(z.string()),
})
export type SearchReading = z.infer<typeof SearchReading>

const Outline = z.array(z.tuple([z.number(), z.number()]))

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
  /** Equal-width buckets over the slider's range, of rents where a ruler was given; the last includes everything above. */
  histogram: PriceHistogram,
  /** What spaces for sale cost; empty without a ruler. */
  saleHistogram: PriceHistogram,
  bounds: BoundsSchema.nullable(),
  /** The place that `location` resolved to; null when none was given or recognized. */
  place: Place.nullable(),
  /** The boundary of `place`, an open ring of `[lng, lat]`; null where only its circle or its box is known. */
  outline: Outline.nullable(),
  /** The other places where `location` names several ("Kent or Renton"). */
  others: z.array(z.object({ place: Place, outline: Outline.nullable() })),
  suggestions: z.array(z.string()),
  /** Null when `location` is a place, or words alone. */
  reading: SearchReading.nullable(),
  /** Around a landmark or a crossing: how far was searched until something was found. */
  radiusMiles: z.number().nullable(),
  /**
   * With nothing found for some days: the nearest runs of whole cells with some of them in which something is found, from the
   * one with most of them.
   */
  periods: z.array(NearPeriod),
  /** With nothing found in a place: the town of the nearest space that fits, and how far it is from the place. */
  nearest: z.object({ town: z.string(), miles: z.number() }).nullable(),
})
export type MapAnswer = z.infer<typeof MapAnswer>

export const searchRoutes = defineRoutes({
  listListings: {
    method: 'GET',
    path: '/api/listings',
    scope: 'spaces:read',
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
    query: ListingQuery.omit({ includeStatus: true, imports: true }),
    output: FoundFeatures,
    answers: { 'application/geo+json': FoundFeatures },
  },
  mapListings: {
    method: 'GET',
    path: '/api/listings/map',
    scope: 'spaces:read',
    summary: 'Clusters, facets and price histogram of a search',
    isCostly: true,
    query: MapQuery,
    output: MapAnswer,
  },
})
