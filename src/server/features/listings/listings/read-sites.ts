import { sql } from 'kysely'
import type { OwnListing } from '#contract/listings/listings-own.ts'
import type { Db } from '../../../platform/db/database.ts'
import { isShown } from './sites.ts'

type Sites = OwnListing['sites']

/** The sister sites of listings, by listing; those taken off until nothing is posted there any more. */
export async function readSites(db: Db, ids: number[]): Promise<Map<number, Sites>> {
  const rows = await db
    .selectFrom('cross_posted_listings as post')
    .innerJoin('network_sites as site', 'site.id', 'post.site_id')
    .select(['post.listing_id', 'post.status', 'post.attempts', 'post.external_url', 'post.removed_at'])
    .select(['site.id', 'site.name', 'site.endpoint'])
    .where('post.listing_id', '=', sql<number>`any(${ids}::int[])`)
    .where(isShown('post'))
    .orderBy('site.name')
    .execute()
  const grouped = Map.groupBy(rows, (row) => row.listing_id)
  return new Map(
    [...grouped].map(([id, posts]) => [
      id,
      posts.map((post) => ({
        id: post.id,
        name: post.name,
        status: post.status,
        isFed: post.endpoint === null,
        isRetried: post.status === 'queued' && post.attempts > 0,
        isRemoved: post.removed_at !== null,
        url: post.external_url,
      })),
    ]),
  )
}
