import { type SqlBool, sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { fetchPage, readPage } from '../../../platform/db/read-page.ts'
import { readIdCursor } from '../../../platform/http/id-cursor.ts'
import { noSuchViewing } from './refuse.ts'

const PAGE_SIZE = 30

/** One reader's viewings, as that reader sees them: `other` is whoever is not the reader. */
function viewings(db: Db, readerId: number) {
  return db
    .selectFrom('viewings')
    .innerJoin('listings', 'listings.id', 'viewings.listing_id')
    .innerJoin('organizations as other', (join) =>
      join.on(
        sql<SqlBool>`other.id = case when viewings.buyer_id = ${readerId} then viewings.seller_id else viewings.buyer_id end`,
      ),
    )
    .selectAll('viewings')
    .select(['listings.title', 'listings.location_text', 'listings.images', 'listings.ad_type'])
    .select(['other.id as other_id', 'other.username as other_username', 'other.name as other_name'])
    .select('other.company as other_company')
    .where((eb) => eb.or([eb('viewings.buyer_id', '=', readerId), eb('viewings.seller_id', '=', readerId)]))
}

interface Filter {
  when?: 'upcoming' | 'past' | undefined
  cursor?: string | undefined
}

const OPEN = ['proposed', 'confirmed'] as const
const OVER = ['declined', 'cancelled', 'done', 'missed'] as const

/** Those to come, the nearest first; or those that are over, the latest first. */
export function listViewings(db: Db, readerId: number, { when, cursor }: Filter) {
  const after = readIdCursor(cursor)
  if (when !== 'past') return listUpcoming(db, readerId, after)
  const past = viewings(db, readerId).where('viewings.status', 'in', OVER)
  return readPage(past, { newestBy: 'viewings.updated_at', limit: PAGE_SIZE, after })
}
export type ViewingView = Awaited<ReturnType<typeof listUpcoming>>['rows'][number]

/** The agreed time; of a mere proposal the earliest. */
const NEAREST = sql`coalesce(viewings.starts_at, viewings.proposed_times[1])`

function listUpcoming(db: Db, readerId: number, after: number | undefined) {
  const last = sql`select coalesce(last.starts_at, last.proposed_times[1]), last.id from viewings as last where last.id = ${after}`
  const upcoming = viewings(db, readerId)
    .where('viewings.status', 'in', OPEN)
    .$if(after !== undefined, (query) => query.where(sql<SqlBool>`(${NEAREST}, viewings.id) > (${last})`))
    .orderBy(NEAREST)
    .orderBy('viewings.id')
  return fetchPage(PAGE_SIZE, (limit) => upcoming.limit(limit).execute())
}

/** Of one conversation, the latest first. */
export function listOfConversation(db: Db, conversationId: number, readerId: number): Promise<ViewingView[]> {
  return viewings(db, readerId)
    .where('viewings.conversation_id', '=', conversationId)
    .orderBy('viewings.id', 'desc')
    .limit(PAGE_SIZE)
    .execute()
}

/** Everybody but its two sides gets a 404. @throws AppError `not-found` */
export async function getViewing(db: Db, id: number, readerId: number): Promise<ViewingView> {
  const row = await viewings(db, readerId).where('viewings.id', '=', id).executeTakeFirst()
  if (!row) throw noSuchViewing()
  return row
}
