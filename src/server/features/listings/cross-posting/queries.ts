import { sql } from 'kysely'
import { required } from '#domain/required.ts'
import type { Db } from '../../../platform/db/database.ts'
import { readCountedPage } from '../../../platform/db/read-page.ts'
import { readIdCursor } from '../../../platform/http/id-cursor.ts'
import { isShown } from '../listings/sites.ts'

/** Attempts over about nine hours, with exponential backoff by a factor of e. */
const MAX_ATTEMPTS = 10

export function listPostsOf(db: Db, listingId: number) {
  return db.selectFrom('cross_posted_listings').selectAll().where('listing_id', '=', listingId).execute()
}

/** Job key: one job per post, however often it is queued; a job in backoff is restarted. */
export async function queueDelivery(db: Db, id: number): Promise<void> {
  await sql`select graphile_worker.add_job('deliver-cross-post', ${JSON.stringify({ id })}::json,
    job_key => ${`deliver-cross-post:${id}`}, max_attempts => ${MAX_ATTEMPTS}::int)`.execute(db)
}

export function findPost(db: Db, id: number) {
  return db
    .selectFrom('cross_posted_listings as post')
    .innerJoin('network_sites as site', 'site.id', 'post.site_id')
    .selectAll('post')
    .select(['site.endpoint', 'site.secret', 'site.active'])
    .where('post.id', '=', id)
    .executeTakeFirst()
}

export function listSites(db: Db) {
  return db.selectFrom('network_sites').selectAll().orderBy('created_at').orderBy('name').execute()
}

/** Posts by site and status, without those of sites that were taken off and have nothing more of it. */
export async function countPosts(db: Db): Promise<Map<string, Record<string, number>>> {
  const rows = await db
    .selectFrom('cross_posted_listings as post')
    .select(['site_id', 'status', sql<number>`count(*)`.as('count')])
    .where(isShown('post'))
    .groupBy(['site_id', 'status'])
    .execute()
  const counts = new Map<string, Record<string, number>>()
  for (const { site_id, status, count } of rows) {
    counts.set(site_id, { ...counts.get(site_id), [status]: count })
  }
  return counts
}

const PAGE_SIZE = 100

interface CrossPostQuery {
  site?: string | undefined
  status?: CrossPostStatus | undefined
  limit?: number | undefined
  cursor?: string | undefined
}

/** One page, newest first: an order that deliveries do not change during paging. */
export async function listCrossPosts(db: Db, query: CrossPostQuery) {
  const limit = query.limit ?? PAGE_SIZE
  const matching = db
    .selectFrom('cross_posted_listings as post')
    .innerJoin('listings', 'listings.id', 'post.listing_id')
    .selectAll('post')
    .select('listings.title')
    .where(isShown('post'))
    .$if(query.site !== undefined, (rows) => rows.where('post.site_id', '=', required(query.site)))
    .$if(query.status !== undefined, (rows) => rows.where('post.status', '=', required(query.status)))
  const after = readIdCursor(query.cursor)
  return readCountedPage(matching, { newestBy: 'post.id', limit, after })
}
type CrossPostStatus = 'queued' | 'posted' | 'failed' | 'withdrawn'

const FEED_SIZE = 500

/** Public listings selected for a site, newest first. */
export function listFeedIds(db: Db, siteId: string) {
  return db
    .selectFrom('cross_posted_listings as post')
    .innerJoin('listings', 'listings.id', 'post.listing_id')
    .select('listings.id')
    .where('post.site_id', '=', siteId)
    .where('post.removed_at', 'is', null)
    .where('listings.status', '=', 'active')
    .orderBy('listings.listed_at', 'desc')
    .orderBy('listings.id', 'desc')
    .limit(FEED_SIZE)
    .execute()
}

export function listPostsOfSeller(db: Db, sellerId: number, listingIds: number[]) {
  return db
    .selectFrom('cross_posted_listings as post')
    .innerJoin('listings', 'listings.id', 'post.listing_id')
    .innerJoin('network_sites as site', 'site.id', 'post.site_id')
    .selectAll('post')
    .select(['site.name', 'site.endpoint'])
    .where('listings.seller_id', '=', sellerId)
    .where('post.listing_id', 'in', listingIds)
    .where(isShown('post'))
    .orderBy('post.updated_at', 'desc')
    .orderBy('post.id', 'desc')
    .execute()
}
