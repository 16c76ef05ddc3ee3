import { crossesItself } from '#domain/crosses-itself.ts'
import { type Bounds, isLatLng } from '#domain/geo.ts'
import { LIMITS, MAX_PAGE_SIZE } from '#domain/limits.ts'
import { AD_TYPES, AUDIENCES, FEATURES, LISTING_TYPES, SORTS, VENUES } from '#domain/vocabulary.ts'

import { parseCursor } from './cursor.ts'
import type { SearchQuery } from './query.ts'

/** A search that cannot be answered; `field` is the query's field, the message completes "field …". */
export class SearchInputError extends Error {
  readonly field: keyof SearchQuery

  constructor(field: keyof SearchQuery, problem: string) {
    super(`${field} ${problem}`)
    this.name = 'SearchInputError'
    this.field = field
  }
}

const MAX_ZOOM = 22
const MAX_DAY = 65_534

/** Throws `SearchInputError` for the first thing wrong with a query. */
export function checkQuery(query: SearchQuery): void {
  checkPlace(query)
  checkNumber(query, 'priceMin', 0, LIMITS.priceDollars.max)
  checkNumber(query, 'priceMax', 0, LIMITS.priceDollars.max)
  checkNumber(query, 'availableFromDay', 0, MAX_DAY)
  checkNumber(query, 'availableToDay', 0, MAX_DAY)
  checkNumber(query, 'zoom', 0, MAX_ZOOM)
  checkWhole(query, 'limit', 1, MAX_PAGE_SIZE)
  checkOrder(query, 'priceMin', 'priceMax')
  checkOrder(query, 'availableFromDay', 'availableToDay')
  checkValues(query, 'adTypes', AD_TYPES)
  checkValues(query, 'venues', VENUES)
  checkValues(query, 'audiences', AUDIENCES)
  checkValues(query, 'listingTypes', LISTING_TYPES)
  checkValues(query, 'features', FEATURES)
  checkSort(query)
}

function checkPlace(query: SearchQuery): void {
  const { bounds, near, polygon } = query
  if (bounds !== undefined && !isBox(bounds)) {
    throw new SearchInputError('bounds', 'must be west,south,east,north in degrees, south below north')
  }
  if (near !== undefined && !isLatLng(near.lat, near.lng)) {
    throw new SearchInputError('near', 'must be lat,lng in degrees')
  }
  checkNumber(query, 'radiusKm', 0, 20_038)
  if (query.radiusKm !== undefined && near === undefined) {
    throw new SearchInputError('radiusKm', 'needs near')
  }
  if (polygon !== undefined) checkPolygon(polygon)
}

function isBox({ west, south, east, north }: Bounds): boolean {
  return isLatLng(south, west) && isLatLng(north, east) && south <= north
}

function checkPolygon(polygon: NonNullable<SearchQuery['polygon']>): void {
  if (polygon.length < 3 || polygon.length > LIMITS.polygonPoints) {
    throw new SearchInputError('polygon', `must have 3 to ${LIMITS.polygonPoints} points`)
  }
  if (!polygon.every((point) => isLatLng(point.lat, point.lng))) {
    throw new SearchInputError('polygon', 'must be lng,lat pairs in degrees')
  }
  if (crossesItself(polygon)) throw new SearchInputError('polygon', 'must not cross itself')
}

type NumberField =
  | 'priceMin'
  | 'priceMax'
  | 'radiusKm'
  | 'limit'
  | 'zoom'
  | 'availableFromDay'
  | 'availableToDay'

function checkNumber(query: SearchQuery, field: NumberField, min: number, max: number): void {
  const value = query[field]
  if (value === undefined || (value >= min && value <= max)) return
  throw new SearchInputError(field, `must be a number between ${min} and ${max}`)
}

function checkWhole(query: SearchQuery, field: NumberField, min: number, max: number): void {
  checkNumber(query, field, min, max)
  if (query[field] !== undefined && !Number.isInteger(query[field])) {
    throw new SearchInputError(field, 'must be a whole number')
  }
}

function checkOrder(query: SearchQuery, low: NumberField, high: NumberField): void {
  const from = query[low]
  const to = query[high]
  if (from !== undefined && to !== undefined && from > to) {
    throw new SearchInputError(low, `must not exceed ${high}`)
  }
}

type ValuesField = 'adTypes' | 'venues' | 'audiences' | 'listingTypes' | 'features'

function checkValues(query: SearchQuery, field: ValuesField, vocabulary: readonly string[]): void {
  const values: readonly string[] = query[field] ?? []
  if (values.every((value) => vocabulary.includes(value))) return
  throw new SearchInputError(field, `must be one of: ${vocabulary.join(', ')}`)
}

function checkSort(query: SearchQuery): void {
  if (query.sort !== undefined && !SORTS.includes(query.sort)) {
    throw new SearchInputError('sort', `must be one of: ${SORTS.join(', ')}`)
  }
  if (query.sort === 'distance' && query.near === undefined) {
    throw new SearchInputError('sort', 'by distance needs near')
  }
  if (query.cursor !== undefined && parseCursor(query, query.cursor) === null) {
    throw new SearchInputError(
      'cursor',
      'is not one of ours or belongs to another order; start again without it',
    )
  }
}
