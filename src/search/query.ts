import type { Bounds, LatLng } from '#domain/geo.ts'
import type { FilterValues } from '#domain/search/search-filters.ts'
import type { AdType, Audience, Feature, Interval, ListingType, Sort, Venue } from '#domain/vocabulary.ts'

/** One active advertising space as the index needs it. */
export interface SpaceRow {
  /** Positive 32-bit integer. */
  id: number
  /** WGS 84 degrees; both `null` for a space without coordinates. */
  lat: number | null
  lng: number | null
  /** Whole US dollars, the number that filters, sorts and the histogram use. */
  price: number
  /** What the price is for, which only comparisons of prices read; a month unless said. */
  interval?: Interval
  adType: AdType
  venue: Venue | null
  /** Tags outside the vocabulary are ignored. */
  audiences: readonly string[]
  listingType: ListingType
  features: readonly string[]
  /** Days since 1970-01-01, inclusive; `null` means open. */
  availableFromDay: number | null
  availableToDay: number | null
  /** Seconds since 1970-01-01. */
  listedAtSeconds: number
  /** Recommended score, 0..1 (see `score.ts`); kept in steps of 1/65535. */
  score: number
}

/** Parts of the answer; what is not wanted costs nothing. All are wanted by default. */
export interface Want {
  page?: boolean
  facets?: boolean
  histogram?: boolean
  clusters?: boolean
}

/** All given criteria must hold; inside one list any value is enough. Empty lists mean no filter. */
export interface SearchQuery {
  /** Inclusive; `west > east` crosses the antimeridian. */
  bounds?: Bounds
  /** Centre for distance; filters only together with `radiusKm`. */
  near?: LatLng
  /** Great-circle radius in km (R = 6371), inclusive. */
  radiusKm?: number
  /** 3 to `LIMITS.polygonPoints` corners, closed by itself, even-odd rule, sides straight in degrees and the short way round the globe. */
  polygon?: readonly LatLng[]
  priceMin?: number
  priceMax?: number
  adTypes?: readonly AdType[]
  /** `transit` also finds every venue in `TRANSIT_VENUES`. */
  venues?: readonly Venue[]
  audiences?: readonly Audience[]
  listingTypes?: readonly ListingType[]
  features?: readonly Feature[]
  /** The space must be free from the first through the last day asked; one of them alone means that day. */
  availableFromDay?: number
  availableToDay?: number
  /** Only these ids (a text search's answer). */
  ids?: readonly number[]
  /**
   * Spaces without coordinates that belong to the asked area all the same (their words say so): counted and listed like
   * the others, on no map. Ids of spaces that have coordinates are ignored, and so is the list without an area.
   */
  unlocatedIds?: readonly number[]
  /** Default `recommended`. `distance` needs `near`. */
  sort?: Sort
  /** Page size, 1..500, default 24. */
  limit?: number
  /** `nextCursor` of the page before. */
  cursor?: string
  /** Web-mercator zoom of the map (256 px tiles), 0..22, default 10; decides the size of the clusters' cells. */
  zoom?: number
  want?: Want
}

/** The filters of the product that a query takes over as they are, and its field for each; words, places and dates are resolved before. */
export const FILTER_FIELDS = {
  bbox: 'bounds',
  near: 'near',
  radiusKm: 'radiusKm',
  polygon: 'polygon',
  priceMin: 'priceMin',
  priceMax: 'priceMax',
  adType: 'adTypes',
  venue: 'venues',
  audience: 'audiences',
  listingType: 'listingTypes',
  feature: 'features',
} as const satisfies { readonly [K in keyof FilterValues]?: keyof SearchQuery }

/** The spaces of one cell of the map. `id` when it is one space; `stack` when several share one point. */
export interface Cluster {
  lat: number
  lng: number
  count: number
  minPrice: number
  maxPrice: number
  bounds: Bounds
  id?: number
  stack?: true
}

/** Counts by value; each facet ignores its own filter, so a count is what choosing that value would give. */
export interface Facets {
  adType: Record<AdType, number>
  venue: Record<Venue, number>
  audience: Record<Audience, number>
  listingType: Record<ListingType, number>
  feature: Record<Feature, number>
}

/** Equal-width price buckets that ignore the price filter; the last one also holds everything above. */
export interface Histogram {
  min: number
  max: number
  step: number
  counts: number[]
}

/** Parts that were not wanted are `null` (`ids` is then empty). */
export interface SearchAnswer {
  total: number
  ids: number[]
  nextCursor: string | null
  facets: Facets | null
  histogram: Histogram | null
  clusters: Cluster[] | null
  /** Smallest box around the matching spaces with coordinates; known when clusters are. */
  bounds: Bounds | null
}
