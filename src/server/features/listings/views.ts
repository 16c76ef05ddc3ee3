import { sql } from 'kysely'
import { MARKET_ZONE } from '#domain/format-dates.ts'
import { type Actor, isPublic } from '#domain/listing.ts'
import type { AppContext } from '../../context.ts'
import type { Db } from '../../platform/db/database.ts'
import { AppError } from '../../platform/http/app-error.ts'

const VIEW_DAYS = 30

export interface ViewDay {
  /** Calendar date `YYYY-MM-DD` in Pacific time. */
  day: string
  views: number
  /** Accounts that marked it as a favourite that day and still do. */
  saves: number
  enquiries: number
  /** To book it. */
  requests: number
  bookings: number
}

interface Visit {
  id: number
  actor: Actor | null
  address: string
}

/** Counts one visit of a public listing, unless it is its seller's own or the same visitor's within half an hour. */
export async function countView(
  { db, viewCounter }: AppContext,
  { id, actor, address }: Visit,
): Promise<void> {
  const row = await db
    .selectFrom('listings')
    .select(['seller_id', 'status'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row || !isPublic(row.status)) throw new AppError('listing-not-found')
  if (actor?.id !== row.seller_id) viewCounter.count(id, String(actor?.id ?? address))
}

const ZONE = sql.lit(MARKET_ZONE)

/** Views, saves, enquiries, requests and bookings of the last thirty days by listing, oldest first, days without any included. */
export async function listViews(db: Db, listingIds: number[]): Promise<Map<number, ViewDay[]>> {
  if (listingIds.length === 0) return new Map()
  const { rows } = await sql<ViewDay & { id: number }>`
    with
      saved as (
        select listing_id, (created_at at time zone ${ZONE})::date as day, count(*) as n
        from favorites where listing_id = any(${listingIds}::int[]) group by 1, 2
      ),
      asked as (
        select listing_id, (created_at at time zone ${ZONE})::date as day, count(*) as n
        from conversations where listing_id = any(${listingIds}::int[]) and booking_id is null group by 1, 2
      )
    select listing.id, calendar.date::date::text as day, coalesce(stats.views, 0) as views,
      coalesce(saved.n, 0)::int as saves, coalesce(asked.n, 0)::int as enquiries,
      coalesce(stats.requests, 0) as requests, coalesce(stats.bookings, 0) as bookings
    from unnest(${listingIds}::int[]) as listing (id)
    cross join generate_series(
      (now() at time zone ${ZONE})::date - ${VIEW_DAYS - 1}::int,
      (now() at time zone ${ZONE})::date,
      interval '1 day'
    ) as calendar (date)
    left join listing_stats as stats on stats.listing_id = listing.id and stats.day = calendar.date::date
    left join saved on saved.listing_id = listing.id and saved.day = calendar.date::date
    left join asked on asked.listing_id = listing.id and asked.day = calendar.date::date
    order by listing.id, calendar.date`.execute(db)
  const views = new Map<number, ViewDay[]>()
  for (const { id, ...day } of rows) {
    const days = views.get(id)
    if (days) days.push(day)
    else views.set(id, [day])
  }
  return views
}
