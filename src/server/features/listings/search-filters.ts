import { type Expression, type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { ListingFilters } from '#contract/listings.ts'
import { EARTH_RADIUS_KM } from '#domain/geo.ts'
import { TRANSIT_VENUES } from '#domain/vocabulary.ts'
import type { Database } from '../../platform/db/tables.ts'

type Builder = ExpressionBuilder<Database, 'listings' | 'users'>
type Condition = Expression<SqlBool>

/** Great-circle distance from a listing to a point, in km. */
export function distanceSql(near: { lat: number; lng: number }): RawBuilder<number> {
  return sql<number>`(${2 * EARTH_RADIUS_KM} * asin(sqrt(least(1,
    power(sin(radians(listings.lat - ${near.lat}) / 2), 2)
    + cos(radians(${near.lat})) * cos(radians(listings.lat)) * power(sin(radians(listings.lng - ${near.lng}) / 2), 2)))))`
}

/** Where and what words: the part of a search that decides which spaces a map is about. */
export function placeConditions(eb: Builder, filters: ListingFilters): Condition[] {
  const conditions: Condition[] = []
  for (const part of words(filters.location))
    conditions.push(sql<SqlBool>`lower(listings.location_text) like ${part}`)
  for (const part of words(filters.q)) {
    conditions.push(
      sql<SqlBool>`lower(listings.title || ' ' || listings.description || ' ' || listings.location_text) like ${part}`,
    )
  }
  if (filters.bbox) conditions.push(insideBox(eb, filters.bbox))
  if (filters.near && filters.radiusKm !== undefined)
    conditions.push(sql<SqlBool>`${distanceSql(filters.near)} <= ${filters.radiusKm}`)
  return conditions
}

function insideBox(eb: Builder, box: NonNullable<ListingFilters['bbox']>): Condition {
  const lat = eb.between('listings.lat', box.south, box.north)
  if (box.west <= box.east) return eb.and([lat, eb.between('listings.lng', box.west, box.east)])
  return eb.and([lat, eb.or([eb('listings.lng', '>=', box.west), eb('listings.lng', '<=', box.east)])])
}

function words(text: string | undefined): string[] {
  const parts = (text ?? '')
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean)
  return parts.slice(0, 12).map((part) => `%${part.replace(/[\\%_]/g, '\\$&')}%`)
}

/** Filters that can be ticked; a facet's own count leaves out its own. */
export function facetConditions(eb: Builder, filters: ListingFilters): Condition[] {
  const conditions: Condition[] = []
  if (filters.priceMin !== undefined) conditions.push(eb('listings.price', '>=', filters.priceMin))
  if (filters.priceMax !== undefined) conditions.push(eb('listings.price', '<=', filters.priceMax))
  if (filters.adType?.length) conditions.push(eb('listings.ad_type', 'in', filters.adType))
  if (filters.listingType?.length) conditions.push(eb('listings.listing_type', 'in', filters.listingType))
  if (filters.venue?.length) conditions.push(eb('listings.venue', 'in', withTransit(filters.venue)))
  if (filters.audience?.length)
    conditions.push(sql<SqlBool>`listings.target_market && ${filters.audience}::text[]`)
  if (filters.feature?.length) conditions.push(sql<SqlBool>`listings.features && ${filters.feature}::text[]`)
  return [...conditions, ...dateConditions(filters)]
}

function withTransit(venues: NonNullable<ListingFilters['venue']>) {
  return venues.includes('transit') ? [...new Set([...venues, ...TRANSIT_VENUES])] : venues
}

/** A space fits when it can be had for the whole wanted range; an open end never excludes. */
function dateConditions({ availableFrom, availableTo }: ListingFilters): Condition[] {
  const conditions: Condition[] = []
  const from = availableFrom ?? availableTo
  const to = availableTo ?? availableFrom
  if (from) conditions.push(sql<SqlBool>`coalesce(listings.availability_start, '-infinity') <= ${from}::date`)
  if (to) conditions.push(sql<SqlBool>`coalesce(listings.availability_end, 'infinity') >= ${to}::date`)
  return conditions
}
