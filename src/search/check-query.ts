import { crossesItself } from '#domain/crosses-itself.ts'
import { DAY_MS, LAST_DAY } from '#domain/dates.ts'
import { MAX_PLACES } from '#domain/discovery/criteria.ts'
import { amount, type Parameter, wholeNumber } from '#domain/discovery/search/parameter.ts'
import { SEARCH_FILTERS, SEARCH_PARAMETERS } from '#domain/discovery/search/search-filters.ts'
import { MAX_PAGE_SIZE } from '#domain/limits.ts'
import { parseCursor } from './cursor.ts'
import { FILTER_FIELDS, type SearchArea, type SearchQuery } from './query.ts'

/** Validation error of a query; `field` is the query's field, the message completes "field …". */
export class SearchInputError extends Error {
  readonly field: keyof SearchQuery

  constructor(field: keyof SearchQuery, problem: string) {
    super(`${field} ${problem}`)
    this.name = 'SearchInputError'
    this.field = field
  }
}

/**
 * Validates a query: each filter by its definition, then combinations of them. @throws SearchInputError for the first
 * problem
 */
export function checkQuery(query: SearchQuery): void {
  for (const [filter, field] of Object.entries(FILTER_FIELDS) as [Filter, Field][]) {
    checkField(query, field, SEARCH_FILTERS[filter])
  }
  checkField(query, 'availableFromDay', DAY_NUMBER)
  checkField(query, 'availableToDay', DAY_NUMBER)
  checkField(query, 'today', DAY_NUMBER)
  checkField(query, 'now', TIME)
  checkField(query, 'zoom', SEARCH_PARAMETERS.zoom)
  checkField(query, 'sort', SEARCH_PARAMETERS.sort)
  checkField(query, 'limit', LIMIT)
  checkArea(query)
  checkAreas(query.anyOf ?? [])
  checkOrder(query, 'priceMin', 'priceMax')
  checkOrder(query, 'salePriceMin', 'salePriceMax')
  checkOrder(query, 'availableFromDay', 'availableToDay')
  checkSort(query)
  if (query.per === 'total' && query.availableFromDay === undefined && query.availableToDay === undefined) {
    throw new SearchInputError('per', 'by total needs dates')
  }
}

function checkArea({ near, radiusKm, polygon }: SearchArea): void {
  if (radiusKm !== undefined && near === undefined) throw new SearchInputError('radiusKm', 'needs near')
  if (polygon !== undefined && crossesItself(polygon)) {
    throw new SearchInputError('polygon', 'must not cross itself')
  }
}

function checkAreas(areas: readonly SearchArea[]): void {
  if (areas.length > MAX_PLACES) throw new SearchInputError('anyOf', `has at most ${MAX_PLACES} areas`)
  for (const area of areas) {
    for (const [filter, field] of AREA_FIELDS) checkField(area, field, SEARCH_FILTERS[filter])
    checkArea(area)
    const shapes = [area.bounds, area.radiusKm, area.polygon].filter((one) => one !== undefined)
    if (shapes.length !== 1) throw new SearchInputError('anyOf', 'has one box, circle or outline each')
  }
}

const AREA_FIELDS = [
  ['bbox', 'bounds'],
  ['near', 'near'],
  ['radiusKm', 'radiusKm'],
  ['polygon', 'polygon'],
] as const

type Filter = keyof typeof FILTER_FIELDS
type Field = (typeof FILTER_FIELDS)[Filter]

const DAY_NUMBER = amount(0, LAST_DAY)
const TIME = amount(0, LAST_DAY * DAY_MS)
const LIMIT = wholeNumber(1, MAX_PAGE_SIZE)

function checkField(query: SearchQuery, field: keyof SearchQuery, parameter: Parameter<unknown>): void {
  const value = query[field]
  if (value === undefined || parameter.isValid(value)) return
  throw new SearchInputError(field, parameter.rule)
}

type Bound = 'priceMin' | 'priceMax' | 'salePriceMin' | 'salePriceMax' | 'availableFromDay' | 'availableToDay'

function checkOrder(query: SearchQuery, low: Bound, high: Bound): void {
  const from = query[low]
  const to = query[high]
  if (from !== undefined && to !== undefined && from > to) {
    throw new SearchInputError(low, `must not exceed ${high}`)
  }
}

function checkSort(query: SearchQuery): void {
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
