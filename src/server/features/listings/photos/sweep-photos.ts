import { sql } from 'kysely'
import type { AppContext } from '../../../context.ts'

/** Drafts in a browser may still use their pictures for this long. */
const RETENTION_DAYS = 14
const BATCH = 200

/** Deletes uploaded pictures that no listing and no pending revision uses. @returns how many */
export async function sweepPhotos({ db, files }: Pick<AppContext, 'db' | 'files'>): Promise<number> {
  const swept = await db.transaction().execute(async (trx) => {
    const unused = await sql<{ id: string }>`
      select id from photos
      where created_at < now() - make_interval(days => ${RETENTION_DAYS})
        and not exists (
          select from listings
          where seller_id = photos.owner_id and images::text like '%/photos/' || photos.id || '/%'
        )
        and not exists (
          select from listing_transfers as transfer join listings on listings.id = transfer.listing_id
          where transfer.from_id = photos.owner_id and transfer.state = 'accepted'
            and (listings.images::text like '%/photos/' || photos.id || '/%' or exists (
              select from listing_revisions as revision where revision.listing_id = listings.id
                and revision.status = 'pending' and revision.changes::text like '%/photos/' || photos.id || '/%'
            ))
        )
        and not exists (
          select from listing_revisions join listings on listings.id = listing_revisions.listing_id
          where listings.seller_id = photos.owner_id and listing_revisions.status = 'pending'
            and listing_revisions.changes::text like '%/photos/' || photos.id || '/%'
        )
      order by created_at limit ${BATCH}
      for update of photos skip locked`.execute(trx)
    const ids = unused.rows.map((row) => row.id)
    if (ids.length === 0) return []
    return trx.deleteFrom('photos').where('id', 'in', ids).returning('picture').execute()
  })
  const paths = swept.flatMap(({ picture }) => picture.sources.map(({ url }) => url.replace('/media/', '')))
  for (const path of paths) await files.delete(path)
  return swept.length
}
