import { LAST_DAY, toDayNumber } from '../../dates.ts'
import { LIMITS, MAX_SHOWN_IDS } from '../../limits.ts'
import { RULERS } from '../../listings/price-basis.ts'
import {
  AD_TYPES,
  AUDIENCE_ALIASES,
  AUDIENCES,
  FEATURES,
  LISTING_TYPES,
  SORTS,
  VENUES,
} from '../../vocabulary.ts'
import { BOX, OUTLINE, POINT } from './area-parameters.ts'
import { amount, define, idsOf, listOf, oneOf, type Parameter, words } from './parameter.ts'

/** Half the circumference of the earth, rounded up. */
export const MAX_RADIUS_KM = 20_038

/** Calendar date `YYYY-MM-DD`. */
const DAY = define<string>({
  rule: 'must be a date like 2026-03-01',
  read: (text) => text,
  isValid(text) {
    const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? toDayNumber(text) : Number.NaN
    return day >= 0 && day <= LAST_DAY && new Date(text).toISOString().startsWith(text)
  },
})

/**
 * The filters of a search, under their names in the address bar and the API: the single definition of each. Repeated
 * values are combined with OR, different filters with AND.
 */
export const SEARCH_FILTERS = {
  /** A place name; used as full text when it is none. */
  location: words(LIMITS.searchText.max),
  /** Full text of the listings. */
  q: words(LIMITS.searchText.max),
  /** These spaces and no others: a list that was made elsewhere, shown on the map as it is. */
  ids: idsOf(MAX_SHOWN_IDS),
  /** The map's viewport, after the visitor moved it. */
  bbox: BOX,
  /** The visitor's position, or the place that distances are measured from. */
  near: POINT,
  /** Around `near`. */
  radiusKm: amount(0, MAX_RADIUS_KM),
  /** An area drawn on the map. */
  polygon: OUTLINE,
  /** What prices are compared by, here and in sorting; without it plain listed prices count, whatever their period. */
  per: oneOf(RULERS),
  /** US dollars on that price basis, of rents; of every space without a price basis. */
  priceMin: amount(0, LIMITS.priceDollars.max),
  priceMax: amount(0, LIMITS.priceDollars.max),
  /** US dollars that a space for sale costs. */
  salePriceMin: amount(0, LIMITS.priceDollars.max),
  salePriceMax: amount(0, LIMITS.priceDollars.max),
  adType: listOf(AD_TYPES),
  audience: listOf(AUDIENCES, AUDIENCE_ALIASES),
  listingType: listOf(LISTING_TYPES),
  feature: listOf(FEATURES),
  venue: listOf(VENUES),
  /** The space is free from the first through the last day; one without the other means that single day. */
  availableFrom: DAY,
  availableTo: DAY,
} as const

/** A complete search, as it is saved: filters, sort order and the map's zoom. */
export const SEARCH_PARAMETERS = { ...SEARCH_FILTERS, zoom: amount(0, 22), sort: oneOf(SORTS) } as const

/** Cursor: the end of the previous page of results. */
export const CURSOR = words(500)

type Value<P> = P extends Parameter<infer T> ? T : never
type Values<Ps> = { [K in keyof Ps]: Value<Ps[K]> }

export type FilterValues = Values<typeof SEARCH_FILTERS>
export type SearchValues = Values<typeof SEARCH_PARAMETERS>

/** A value as stored in an address: areas stay text, so that equal searches compare equal. */
type Held<T> = T extends string | number | readonly string[] ? T : string
export type StoredSearch = { -readonly [K in keyof SearchValues]?: Held<SearchValues[K]> }

/** Parameters in their text form, as in a request. */
export type SearchTexts<K extends keyof SearchValues = keyof SearchValues> = {
  -readonly [Key in K]?: SearchValues[Key] extends readonly string[] ? string[] : string
}

/** Parses parameters of an address leniently: invalid ones are dropped, so that a mistyped address still shows a search. */
export function parseLenient<Ps extends Record<string, Parameter<unknown>>>(
  parameters: Ps,
  raw: Readonly<Record<string, unknown>>,
): { -readonly [K in keyof Ps]?: Held<Value<Ps[K]>> } {
  const held = Object.entries(parameters).flatMap(([key, parameter]) => {
    const { value } = parameter.parse(raw[key])
    return value === undefined ? [] : [[key, hold(parameter, value)]]
  })
  return Object.fromEntries(held)
}

function hold<T>(parameter: Parameter<T>, value: T) {
  return typeof value === 'object' && !parameter.isList ? parameter.format(value) : value
}

/** Formats the parameters named by `keys`, for a request or a saved search, in the order of the keys. */
export function toSearchTexts<K extends keyof SearchValues>(
  keys: readonly K[],
  search: StoredSearch,
): SearchTexts<K> {
  const texts = keys.flatMap((key) => {
    const held = search[key]
    return held === undefined ? [] : [[key, typeof held === 'object' ? [...held] : String(held)]]
  })
  return Object.fromEntries(texts)
}

export const FILTER_KEYS = Object.keys(SEARCH_FILTERS) as (keyof FilterValues)[]
export const SEARCH_KEYS = Object.keys(SEARCH_PARAMETERS) as (keyof SearchValues)[]
