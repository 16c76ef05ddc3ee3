import { sql } from 'kysely'
import type { SearchNews } from '#contract/discovery/alerts.ts'
import type { AppContext } from '../../../context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { readPage } from '../../../platform/db/read-page.ts'
import { readIdCursor } from '../../../platform/http/id-cursor.ts'
import { readNotice } from '../../ground/notices/read-notice.ts'
import { presentListing, toSpaceCard } from '../../listings/listings/present.ts'
import { listingsWithSeller } from '../../listings/listings/queries.ts'
import { getAlert, noSuchSearch } from './settings.ts'
import { IS_SHOWN, toHitDays } from './shown-hits.ts'

const PAGE_SIZE = 50

interface GetSearchNewsInput {
  userId: number
  id: number
  cursor: string | undefined
}

/** @throws AppError `not-found` */
export async function getSearchNews(
  context: Pick<AppContext, 'db' | 'config'>,
  { userId, id, cursor }: GetSearchNewsInput,
): Promise<SearchNews> {
  const { db } = context
  const search = await db
    .selectFrom('saved_searches')
    .innerJoin('alerts', 'alerts.saved_search_id', 'saved_searches.id')
    .select(['saved_searches.id', 'name', 'search', 'seen_at'])
    .where('saved_searches.id', '=', id)
    .where('saved_searches.user_id', '=', userId)
    .executeTakeFirst()
  if (!search) throw noSuchSearch()
  const [alert, page] = await Promise.all([getAlert(db, userId, id), listHits(db, id, cursor)])
  const byId = await readSpaces(
    context,
    page.rows.map((row) => row.listing_id),
  )
  return {
    id,
    name: search.name,
    search: search.search,
    alert,
    since: search.seen_at.toISOString(),
    hits: page.rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      space: byId.get(row.listing_id) ?? null,
      listingId: row.listing_id,
      title: row.title,
      interval: row.frequency,
      listingType: row.listing_type,
      cents: Number(row.cents),
      wasCents: row.was_cents === null ? null : Number(row.was_cents),
      days: toHitDays(row),
      foundAt: row.found_at.toISOString(),
      isNew: row.found_at > search.seen_at,
    })),
    nextCursor: page.nextCursor,
  }
}

/** Those that are public now. */
async function readSpaces({ db, config }: Pick<AppContext, 'db' | 'config'>, ids: number[]) {
  const rows = await listingsWithSeller(db)
    .where('listings.id', '=', sql<number>`any(${ids}::int[])`)
    .where('listings.status', '=', 'active')
    .execute()
  return new Map(rows.map((row) => [row.id, toSpaceCard(presentListing(row, config))]))
}

function listHits(db: Db, id: number, cursor: string | undefined) {
  const hits = db
    .selectFrom('alert_hits')
    .innerJoin('listings', 'listings.id', 'alert_hits.listing_id')
    .select(['alert_hits.listing_id', 'kind', 'cents', 'was_cents', 'first_day', 'last_day', 'found_at'])
    .select(['listings.title', 'listings.frequency', 'listings.listing_type'])
    .select(sql<number>`alert_hits.id::int`.as('id'))
    .where('saved_search_id', '=', id)
    .where(IS_SHOWN)
  return readPage(hits, { newestBy: 'alert_hits.found_at', limit: PAGE_SIZE, after: readIdCursor(cursor) })
}

/** Never moves back; the notice of it is read. @throws AppError `not-found` */
export async function markSearchSeen(
  db: Db,
  { userId, id, until, now }: { userId: number; id: number; until: Date; now: Date },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await readNotice(trx, { userId, key: `alert:${id}`, now })
    const seen = await trx
      .updateTable('alerts')
      .set({ seen_at: sql<Date>`greatest(seen_at, least(${until}::timestamptz, ${now}::timestamptz))` })
      .where('saved_search_id', '=', id)
      .where('user_id', '=', userId)
      .returning('saved_search_id')
      .executeTakeFirst()
    if (!seen) throw noSuchSearch()
  })
}
