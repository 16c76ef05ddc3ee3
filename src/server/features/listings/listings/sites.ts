import { type RawBuilder, type SqlBool, sql, type Updateable } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'
import type { CrossPostedListingsTable } from '../../../platform/db/tables.gen.ts'
import { AppError } from '../../../platform/http/app-error.ts'

/**
 * The sister sites of a locked listing become these. A new one waits as `queued` until the listing is public; what was posted to one that
 * goes is withdrawn there by the job that every change of the listing queues, so call it before the listing is written.
 * @throws AppError `invalid-input` for a site that cannot be posted to
 */
export async function setSites(
  trx: Tx,
  { listingId, siteIds: given, now }: { listingId: number; siteIds: readonly string[]; now: Date },
): Promise<void> {
  // callers name a site twice: one statement cannot write the same row twice
  const siteIds = [...new Set(given)]
  const stored = await trx
    .selectFrom('cross_posted_listings')
    .select(['id', 'site_id', 'removed_at'])
    .where('listing_id', '=', listingId)
    .execute()
  const isChosen = ({ site_id, removed_at }: (typeof stored)[number]) =>
    removed_at === null && siteIds.includes(site_id)
  const fresh = siteIds.filter((id) => !stored.some((post) => post.site_id === id && isChosen(post)))
  await checkSites(trx, fresh)
  const gone = stored.filter(({ site_id, removed_at }) => removed_at === null && !siteIds.includes(site_id))
  if (gone.length > 0)
    await trx
      .updateTable('cross_posted_listings')
      .set({ removed_at: now, updated_at: now })
      .where(
        'id',
        'in',
        gone.map(({ id }) => id),
      )
      .execute()
  if (fresh.length === 0) return
  await trx
    .insertInto('cross_posted_listings')
    .values(fresh.map((site_id) => ({ listing_id: listingId, site_id })))
    .onConflict((conflict) =>
      conflict
        .constraint('cross_posted_once')
        .doUpdateSet({ removed_at: null, status: 'queued', attempts: 0, last_error: null, updated_at: now }),
    )
    .execute()
}

/** Those of a listing's sites that still take posts: what another listing can take over. */
export async function listOpenSitesOf(trx: Tx, listingId: number): Promise<string[]> {
  const rows = await trx
    .selectFrom('cross_posted_listings as post')
    .innerJoin('network_sites as site', 'site.id', 'post.site_id')
    .select('post.site_id')
    .where('post.listing_id', '=', listingId)
    .where('post.removed_at', 'is', null)
    .where('site.active', '=', true)
    .execute()
  return rows.map((row) => row.site_id)
}

/** The sites of a listing, without those taken off. */
export async function listSitesOf(trx: Tx, listingId: number): Promise<string[]> {
  const rows = await trx
    .selectFrom('cross_posted_listings')
    .select('site_id')
    .where('listing_id', '=', listingId)
    .where('removed_at', 'is', null)
    .execute()
  return rows.map((row) => row.site_id)
}

async function checkSites(trx: Tx, siteIds: string[]): Promise<void> {
  if (siteIds.length === 0) return
  const sites = await trx
    .selectFrom('network_sites')
    .select('id')
    .where('id', 'in', siteIds)
    .where('active', '=', true)
    .execute()
  const unknown = siteIds.find((id) => !sites.some((site) => site.id === id))
  if (unknown === undefined) return
  const message = `Cross-posting to "${unknown.slice(0, 40)}" is not possible`
  throw new AppError('invalid-input', { message, fields: { crosspost: message } })
}

/** Sites that were taken off are shown until nothing is posted there any more. */
export function isShown(post: string): RawBuilder<SqlBool> {
  const of = (column: string) => sql.ref(`${post}.${column}`)
  return sql<SqlBool>`(${of('removed_at')} is null or (${of('posted_at')} is not null and ${of('status')} <> 'withdrawn'))`
}

/** How a post to a site stands, as its delivery goes on. */
export async function updatePost(
  db: Db,
  id: number,
  values: Updateable<CrossPostedListingsTable> & { updated_at: Date },
): Promise<void> {
  await db.updateTable('cross_posted_listings').set(values).where('id', '=', id).execute()
}
