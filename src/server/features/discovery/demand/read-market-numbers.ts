import { sql } from 'kysely'
import type { DemandCell, MarketNumbers } from '#contract/discovery/demand.ts'
import { CELLS_PER_DEGREE } from '#domain/ground/demand-grid.ts'
import type { AdType } from '#domain/vocabulary.ts'
import type { AppContext } from '../../../context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { countAll } from '../../../platform/db/read-page.ts'
import { countedIn, type Span, spanOf } from '../../listings/numbers/read-numbers.ts'

/** Fewer say nothing about a market, and might tell of a person. */
const LEAST_SEARCHES = 5
const MOST_CELLS = 500

type ReadContext = Pick<AppContext, 'db' | 'now' | 'gazetteer' | 'spaceCounter'>

export async function getMarketNumbers(context: ReadContext, days: string): Promise<MarketNumbers> {
  const { db, now } = context
  await context.spaceCounter.flush()
  const span = spanOf(now(), days)
  const [media, searches, savedSearches, cells] = await Promise.all([
    listMedia(db, span),
    listSearches(db, span),
    countAll(db.selectFrom('saved_searches').select('id')),
    listCells(context, span),
  ])
  return { days: span.days, media, searches, savedSearches, cells }
}

async function listMedia(db: Db, span: Span): Promise<MarketNumbers['media']> {
  const { rows } = await sql<MarketNumbers['media'][number]>`
    select ad_type as "adType", count(distinct listings.id) filter (where status = 'active')::int as spaces,
      count(distinct seller_id) filter (where status = 'active')::int as sellers,
      coalesce(sum(appearances), 0)::int as appearances, coalesce(sum(views), 0)::int as views,
      coalesce(sum(saves), 0)::int as saves, coalesce(sum(enquiries), 0)::int as enquiries,
      coalesce(sum(requests), 0)::int as requests, coalesce(sum(bookings), 0)::int as bookings
    from listings left join (
      select listing_id, sum(appearances) as appearances, sum(views) as views, sum(saves) as saves,
        sum(enquiries) as enquiries, sum(requests) as requests, sum(bookings) as bookings
      from ${countedIn(span)} as counted group by listing_id
    ) as counted on counted.listing_id = listings.id
    group by ad_type order by spaces desc, ad_type`.execute(db)
  return rows
}

/** In all areas together; media with fewer than five searches are left out. */
async function listSearches(db: Db, span: Span): Promise<MarketNumbers['searches']> {
  const { rows } = await sql<{ adType: AdType | ''; searches: number; unmet: number }>`
    select ad_type as "adType", sum(searches)::int as searches, sum(unmet)::int as unmet
    from search_demand where ${isIn(span)} group by ad_type having sum(searches) >= ${LEAST_SEARCHES}
    order by searches desc`.execute(db)
  return rows.map((row) => ({ ...row, adType: row.adType || null }))
}

export async function listCells({ db, gazetteer }: ReadContext, span: Span): Promise<DemandCell[]> {
  const { rows } = await sql<{
    lat_cell: number
    lng_cell: number
    ad_type: AdType | ''
    searches: number
    unmet: number
  }>`
    select lat_cell, lng_cell, ad_type, sum(searches)::int as searches, sum(unmet)::int as unmet
    from search_demand where ${isIn(span)} group by lat_cell, lng_cell, ad_type
    having sum(searches) >= ${LEAST_SEARCHES}
    order by unmet desc, searches desc, lat_cell, lng_cell, ad_type limit ${MOST_CELLS}`.execute(db)
  return rows.map(({ lat_cell, lng_cell, ad_type, searches, unmet }) => ({
    lat: lat_cell / CELLS_PER_DEGREE,
    lng: lng_cell / CELLS_PER_DEGREE,
    place: gazetteer().findTownNear(centerOf(lat_cell, lng_cell)) ?? '',
    adType: ad_type || null,
    searches,
    unmet: unmet >= LEAST_SEARCHES || unmet === 0 ? unmet : null,
  }))
}

function centerOf(latCell: number, lngCell: number) {
  return { lat: (latCell + 0.5) / CELLS_PER_DEGREE, lng: (lngCell + 0.5) / CELLS_PER_DEGREE }
}

function isIn({ today, days }: Span) {
  return sql`day > ${today}::date - ${sql.lit(days)}::int`
}
