import type { FilterValues } from '#domain/discovery/search/search-filters.ts'
import type { Bounds, LatLng } from '#domain/geo.ts'
import type { PriceBasis } from '#domain/listings/price-basis.ts'
import type { AdType, Audience, Feature, Interval, ListingType, Sort, Venue } from '#domain/vocabulary.ts'
import type { AudienceFigure } from './audience-code.ts'
import type { UnitDays } from './free-days.ts'
import type { RateCard } from './rate-card.ts'

/** One active advertising space as the index needs it. */
export interface SpaceRow {
  /** Positive 32-bit integer. */
  id: number
  /** WGS 84 degrees; both `null` for a space without coordinates. */
  lat: number | null
  lng: number | null
  /** Whole US dollars as listed. */
  price: number
  /** Billing interval; default month. */
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
  /** Working days from booking to the first day, 0..255; default 0. */
  leadDays?: number
  /** Of a space with claims or listed dates; without, every day that it is available is free. */
  units?: UnitDays | null
  /** How its total for some dates is found; without, it has none. */
  card?: RateCard | null
  /** Account of its seller. */
  sellerId?: number
  /** Its audience figure; without, it has none. */
  figure?: AudienceFigure | null
  /** Seconds since 1970-01-01. */
  listedAtSeconds: number
  /** Recommended score, 0..1 (see `score.ts`); stored in steps of 1/65535. */
  score: number
}

/** Requested parts of the answer; an unrequested part costs nothing. All are requested by default. */
export interface Want {
  page?: boolean
  facets?: boolean
  histogram?: boolean
  clusters?: boolean
}

/** A box, a circle or an outline; of several what they have in common. */
export interface SearchArea {
  /** Inclusive; `west > east` crosses the antimeridian. */
  bounds?: Bounds
  /** Centre for distance; a filter only together with `radiusKm`. */
  near?: LatLng
  /** Great-circle radius in km (R = 6371), inclusive. */
  radiusKm?: number
  /**
   * 3 to `LIMITS.polygonPoints` corners, implicitly closed, even-odd rule, sides straight in degrees and the short way
   * around the globe.
   */
  polygon?: readonly LatLng[]
}

/** All criteria must match (AND); within one list any value is enough (OR). Empty lists mean no filter. */
export interface SearchQuery extends SearchArea {
  /** To be inside one of these is enough: at most `MAX_PLACES`, each a box, a circle or an outline alone. */
  anyOf?: readonly SearchArea[]
  /**
   * What prices are compared by in bounds, order, histogram and clusters: rents on this price basis, spaces for sale apart.
   * Without it plain listed prices count, rents and sales alike. `total` needs days: all-in prices for them.
   */
  per?: PriceBasis
  /** Of rents, with a price basis; a range of rents alone leaves spaces for sale out until their listing type is asked for. */
  priceMin?: number
  priceMax?: number
  /** Of spaces for sale. */
  salePriceMin?: number
  salePriceMax?: number
  adTypes?: readonly AdType[]
  /** `transit` also finds every venue in `TRANSIT_VENUES`. */
  venues?: readonly Venue[]
  audiences?: readonly Audience[]
  listingTypes?: readonly ListingType[]
  features?: readonly Feature[]
  /** The space must be available and free from the first through the last day; one of them alone means that day. */
  availableFromDay?: number
  availableToDay?: number
  /** Today where the market is: lead times count from it, and days before it are not asked for. Default: the first day asked, no lead time. */
  today?: number
  /** Milliseconds since 1970: what is sold at that moment has a total. Read with totals alone; default: when the first day asked begins. */
  now?: number
  /** Restricts to these ids (the result of a text search). */
  ids?: readonly number[]
  /**
   * Spaces without coordinates that still belong to the searched area (by their text): counted and listed like the
   * others, but on no map. Ids of spaces with coordinates are ignored, and so is the whole list without an area.
   */
  unlocatedIds?: readonly number[]
  /** Default `recommended`. `distance` needs `near`. */
  sort?: Sort
  /** Page size, 1..500, default 24. */
  limit?: number
  /** `nextCursor` of the page before. */
  cursor?: string
  /** Web-mercator zoom of the map (256 px tiles), 0..22, default 10; determines the clusters' cell size. */
  zoom?: number
  want?: Want
}

/**
 * The product's filters that a query takes unchanged, and its field for each; text, places and dates are resolved
 * before.
 */
export const FILTER_FIELDS = {
  bbox: 'bounds',
  near: 'near',
  radiusKm: 'radiusKm',
  polygon: 'polygon',
  per: 'per',
  salePriceMin: 'salePriceMin',
  salePriceMax: 'salePriceMax',
  priceMin: 'priceMin',
  priceMax: 'priceMax',
  adType: 'adTypes',
  venue: 'venues',
  audience: 'audiences',
  listingType: 'listingTypes',
  feature: 'features',
} as const satisfies { readonly [K in keyof FilterValues]?: keyof SearchQuery }

/** The spaces of one map cell. `id` when it is one space; `stack` when several share one point. */
export interface Cluster {
  lat: number
  lng: number
  count: number
  /** Whole dollars on the query's price basis, of its rents; of what is for sale where there are none. */
  minPrice: number
  maxPrice: number
  bounds: Bounds
  /** All spaces of the cell are for sale. */
  sale?: true
  /** None of the cell's spaces has a total for the dates, where totals are compared: its prices are the listed ones. */
  unpriced?: true
  id?: number
  stack?: true
}

/** Counts by value; each facet ignores its own filter, so a count is what selecting that value would give. */
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

/** Unrequested parts are `null` (`ids` is then empty). */
export interface SearchAnswer {
  total: number
  ids: number[]
  nextCursor: string | null
  facets: Facets | null
  /** Of rents on the query's price basis. */
  histogram: Histogram | null
  /** Of spaces for sale; empty without a price basis. */
  saleHistogram: Histogram | null
  clusters: Cluster[] | null
  /** Bounding box of the matching spaces with coordinates; present with clusters. */
  bounds: Bounds | null
}
