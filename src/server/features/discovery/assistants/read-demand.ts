import { sql } from 'kysely'
import type { SellerDraft } from '#assistant/seller/draft.ts'
import type { SellerAdvice } from '#contract/discovery/assistants.ts'
import { DEMAND_DAYS as DAYS, toGridCell } from '#domain/ground/demand-grid.ts'
import { AD_TYPE_LABELS } from '#domain/vocabulary.ts'
import type { Db } from '../../../platform/db/database.ts'

/** Approximate reach of a cell and its neighbors. */
const RADIUS_KM = 15
const RADIUS_DEGREES = 0.15
/** Privacy threshold: fewer say nothing about a market, and might identify a person. */
const MIN_SEARCHES = 5

/** Demand near a draft in the last 90 days, from searches and favorites; null below the threshold. */
export async function readDemand(db: Db, draft: SellerDraft): Promise<SellerAdvice['demand']> {
  const { coordinates } = draft.location
  if (!coordinates) return null
  const lat = toGridCell(coordinates.lat)
  const lng = toGridCell(coordinates.lng)
  const since = sql<string>`current_date - ${DAYS}::integer`
  const counted = await db
    .selectFrom('search_demand')
    .select(sql<number>`coalesce(sum(searches), 0)::integer`.as('searches'))
    .where('lat_cell', 'in', [lat - 1, lat, lat + 1])
    .where('lng_cell', 'in', [lng - 1, lng, lng + 1])
    .where('ad_type', 'in', [draft.adType, ''])
    .where('day', '>=', since)
    .executeTakeFirstOrThrow()
  if (counted.searches < MIN_SEARCHES) return null
  const marked = await db
    .selectFrom('favorites')
    .innerJoin('listings', 'listings.id', 'favorites.listing_id')
    .select(sql<number>`count(*)::integer`.as('saves'))
    .where('listings.ad_type', '=', draft.adType)
    .where('listings.lat', '>=', coordinates.lat - RADIUS_DEGREES)
    .where('listings.lat', '<=', coordinates.lat + RADIUS_DEGREES)
    .where('listings.lng', '>=', coordinates.lng - RADIUS_DEGREES * 1.5)
    .where('listings.lng', '<=', coordinates.lng + RADIUS_DEGREES * 1.5)
    .where(sql<boolean>`favorites.created_at >= now() - make_interval(days => ${DAYS})`)
    .executeTakeFirstOrThrow()
  const kind = AD_TYPE_LABELS[draft.adType].toLowerCase()
  const { searches } = counted
  const { saves } = marked
  const text = `Buyers looked for ${kind} or any space within about ${RADIUS_KM} km ${searches} times in the last ${DAYS} days, and marked ${kind} spaces there as favorites ${saves} times.`
  return { days: DAYS, radiusKm: RADIUS_KM, searches, saves, text }
}
