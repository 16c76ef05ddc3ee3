import type { Bounds, LatLng } from '#domain/geo.ts'
import { LIMITS, PRICE_SLIDER } from '#domain/limits.ts'
import {
  AD_TYPES,
  type AdType,
  AUDIENCES,
  type Audience,
  FEATURES,
  type Feature,
  LISTING_TYPES,
  type ListingType,
  SORTS,
  type Sort,
  VENUES,
  type Venue,
} from '#domain/vocabulary.ts'

/**
 * Everything a search is, as the address bar holds it. Absent means the default; the price's default is the slider's
 * (0 to 5000), and its upper end means "no limit".
 */
export interface SearchState {
  location?: string
  q?: string
  /** `west,south,east,north`: the visitor moved the map there. */
  bbox?: string
  zoom?: number
  /** `lat,lng` of the visitor or of the place that distances are measured from. */
  near?: string
  radiusKm?: number
  /** `lng,lat` pairs of an area drawn on the map. */
  polygon?: string
  priceMin?: number
  priceMax?: number
  adType?: AdType[]
  audience?: Audience[]
  listingType?: ListingType[]
  feature?: Feature[]
  venue?: Venue[]
  availableFrom?: string
  availableTo?: string
  sort?: Sort
  /** Id of the space chosen on the map. */
  selected?: number
  /** What a small screen shows; the list unless said. */
  view?: 'map'
  /** Where this page of the list starts; only readers without scripts follow it. */
  cursor?: string
}

type Raw = Record<string, unknown>

/** Reads the address. Whatever cannot be understood is dropped, so a mistyped address still shows a search. */
export function parseSearchState(raw: Raw): SearchState {
  const read: { [Key in keyof Required<SearchState>]: SearchState[Key] | undefined } = {
    location: text(raw.location),
    q: text(raw.q),
    bbox: parseBbox(one(raw.bbox)) ? one(raw.bbox) : undefined,
    zoom: number(raw.zoom, 0, 22),
    near: parsePoint(one(raw.near)) ? one(raw.near) : undefined,
    radiusKm: number(raw.radiusKm, 0, 20_038),
    polygon: parsePolygon(one(raw.polygon)) ? one(raw.polygon) : undefined,
    priceMin: number(raw.priceMin, 0, LIMITS.priceDollars.max),
    priceMax: number(raw.priceMax, 0, LIMITS.priceDollars.max),
    adType: list(raw.adType, AD_TYPES),
    audience: list(raw.audience, AUDIENCES),
    listingType: list(raw.listingType, LISTING_TYPES),
    feature: list(raw.feature, FEATURES),
    venue: list(raw.venue, VENUES),
    availableFrom: date(raw.availableFrom),
    availableTo: date(raw.availableTo),
    sort: list(raw.sort, SORTS)?.[0],
    selected: number(raw.selected, 1, 2_147_483_647),
    view: one(raw.view) === 'map' ? 'map' : undefined,
    cursor: one(raw.cursor)?.slice(0, 500),
  }
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined)) as SearchState
}

/** The price range in force, in dollars. */
export function priceRange(state: SearchState): [min: number, max: number] {
  return [state.priceMin ?? PRICE_SLIDER.default[0], state.priceMax ?? PRICE_SLIDER.default[1]]
}

export function parseBbox(value: string | undefined): Bounds | undefined {
  const parts = numbers(value)
  if (parts?.length !== 4) return undefined
  const [west, south, east, north] = parts as [number, number, number, number]
  const isOnGlobe =
    Math.abs(south) <= 90 && Math.abs(north) <= 90 && Math.abs(west) <= 180 && Math.abs(east) <= 180
  return isOnGlobe && south <= north ? { west, south, east, north } : undefined
}

export function parsePoint(value: string | undefined): LatLng | undefined {
  const parts = numbers(value)
  if (parts?.length !== 2) return undefined
  const [lat, lng] = parts as [number, number]
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : undefined
}

/** Corners of a drawn area from its `lng,lat` pairs. */
export function parsePolygon(value: string | undefined): LatLng[] | undefined {
  const parts = numbers(value)
  if (!parts || parts.length < 6 || parts.length % 2 !== 0) return undefined
  if (parts.length > LIMITS.polygonPoints * 2) return undefined
  return Array.from({ length: parts.length / 2 }, (_, i) => ({ lng: parts[2 * i]!, lat: parts[2 * i + 1]! }))
}

/** Five decimals: about a metre. */
export function formatPolygon(ring: readonly LatLng[]): string {
  return ring.flatMap(({ lng, lat }) => [Number(lng.toFixed(5)), Number(lat.toFixed(5))]).join(',')
}

function numbers(value: string | undefined): number[] | undefined {
  const parts = value?.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)))
  return parts?.every(Number.isFinite) ? parts : undefined
}

function one(value: unknown): string | undefined {
  const first = Array.isArray(value) ? value[0] : value
  const words = typeof first === 'number' ? String(first) : first
  return typeof words === 'string' && words.trim() !== '' ? words.trim() : undefined
}

function text(value: unknown): string | undefined {
  return one(value)?.slice(0, LIMITS.searchText.max)
}

function number(value: unknown, min: number, max: number): number | undefined {
  const read = Number(one(value) ?? Number.NaN)
  return Number.isFinite(read) && read >= min && read <= max ? read : undefined
}

function date(value: unknown): string | undefined {
  const read = one(value)
  return read && /^\d{4}-\d{2}-\d{2}$/.test(read) && !Number.isNaN(Date.parse(read)) ? read : undefined
}

function list<T extends string>(value: unknown, known: readonly T[]): T[] | undefined {
  const given = new Set([value].flat().flatMap((part) => (typeof part === 'string' ? part.split(',') : [])))
  const read = known.filter((item) => given.has(item))
  return read.length > 0 ? read : undefined
}
