import { PRICE_SLIDER } from '#domain/limits.ts'
import { priceRange, type SearchState } from './search-state.ts'

/** The state's filters in the words of `GET /api/listings`; an absent one is no filter. */
export interface ListingsQuery {
  location?: string
  q?: string
  bbox?: string
  near?: string
  radiusKm?: string
  polygon?: string
  priceMin?: string
  priceMax?: string
  adType?: string[]
  audience?: string[]
  listingType?: string[]
  feature?: string[]
  venue?: string[]
  availableFrom?: string
  availableTo?: string
}

/** Filters alone, in one fixed order: what the list and the map share. */
export function toFilterQuery(state: SearchState): ListingsQuery {
  const [priceMin, priceMax] = priceRange(state)
  const query: { [Key in keyof Required<ListingsQuery>]: ListingsQuery[Key] | undefined } = {
    location: state.location,
    q: state.q,
    bbox: state.bbox,
    near: state.near,
    radiusKm: state.radiusKm === undefined ? undefined : String(state.radiusKm),
    polygon: state.polygon,
    priceMin: priceMin > PRICE_SLIDER.min ? String(priceMin) : undefined,
    priceMax: priceMax < PRICE_SLIDER.max ? String(priceMax) : undefined,
    adType: state.adType,
    audience: state.audience,
    listingType: state.listingType,
    feature: state.feature,
    venue: state.venue,
    availableFrom: state.availableFrom,
    availableTo: state.availableTo,
  }
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined))
}

/** What the list asks for; the first page has no cursor. */
export function toListQuery(state: SearchState): ListingsQuery & { sort?: NonNullable<SearchState['sort']> } {
  const filters = toFilterQuery(state)
  const canSort = state.sort && (state.sort !== 'distance' || state.near)
  return canSort ? { ...filters, sort: state.sort! } : filters
}
