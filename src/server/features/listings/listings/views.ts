import { sql } from 'kysely'
import { MARKET_ZONE } from '#domain/format-dates.ts'
import { isPublic } from '#domain/listings/listing.ts'
import type { AppContext } from '../../../context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { spaceCounts } from '../../ground/counts/space-counts.ts'

const VIEW_DAYS = 30

type Visit = Parameters<AppContext['spaceCounter']['mark']>[2]

export interface ViewDay {
  /** Calendar date `YYYY-MM-DD` in Pacific time. */
  day: string
  views: number
  /** Marked as a favorite that day, whether or not it still is. */
  saves: number
  enquiries: number
  /** To book it. */
  requests: number
  bookings: number
}

/** Counts one visit of a public listing, once a visitor and day. @throws AppError `listing-not-found` */
export async function countView(
  { db, spaceCounter }: Pick<AppContext, 'db' | 'spaceCounter'>,
  { id, visit }: { id: number; visit: Visit },
): Promise<void> {
  const row = await db.selectFrom('listings').select('status').where('id', '=', id).executeTakeFirst()
  if (!row || !isPublic(row.status)) throw new AppError('listing-not-found')
  await spaceCounter.mark('view', [id], visit)
}

const ZONE = sql.lit(MARKET_ZONE)
const TODAY = sql`(now() at time zone ${ZONE})::date`

/** Views, saves, enquiries, requests and bookings of the last thirty days by listing, oldest first, days without any included. */
export async function listViews(db: Db, listingIds: number[]): Promise<Map<number, ViewDay[]>> {
  if (listingIds.length === 0) return new Map()
  const { rows } = await sql<ViewDay & { id: number }>`
    select listing.id, calendar.date::date::text as day,
      coalesce(sum(counted.views), 0)::int as views, coalesce(sum(counted.saves), 0)::int as saves,
      coalesce(sum(counted.enquiries), 0)::int as enquiries, coalesce(sum(counted.requests), 0)::int as requests,
      coalesce(sum(counted.bookings), 0)::int as bookings
    from unnest(${listingIds}::int[]) as listing (id)
    cross join generate_series(
      ${TODAY} - ${VIEW_DAYS - 1}::int,
      ${TODAY},
      interval '1 day'
    ) as calendar (date)
    left join (
      select * from ${spaceCounts(TODAY)} as counted
      where listing_id = any(${listingIds}::int[]) and day > ${TODAY} - ${VIEW_DAYS}::int
    ) as counted on counted.listing_id = listing.id and counted.day = calendar.date::date
    group by listing.id, calendar.date order by listing.id, calendar.date`.execute(db)
  const views = new Map<number, ViewDay[]>()
  for (const { id, ...day } of rows) {
    const days = views.get(id)
    if (days) days.push(day)
    else views.set(id, [day])
  }
  return views
}
