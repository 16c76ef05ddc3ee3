import { sql } from 'kysely'
import type { Listing } from '#contract/listings.ts'
import { LIMITS } from '#domain/limits.ts'
import type { AppContext } from '../../context.ts'
import type { Db } from '../../platform/db/database.ts'
import { presentListing } from '../listings/present.ts'
import { listingsWithSeller } from '../listings/queries.ts'

/** Ids, the latest mark first. */
export async function listFavoriteIds(db: Db, userId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('favorites')
    .select('listing_id')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('listing_id', 'desc')
    .limit(LIMITS.favorites.max)
    .execute()
  return rows.map((row) => row.listing_id)
}

/** The last of `ids` counts as the latest mark. Listings that do not exist, or that this person may not see, are left out; the oldest marks beyond the limit go. */
export async function addFavorites(db: Db, userId: number, ids: number[]): Promise<number[]> {
  return db.transaction().execute(async (trx) => {
    if (ids.length > 0) {
      await sql`
        insert into favorites (user_id, listing_id, created_at)
        select ${userId}, listings.id, now() + max(given.place) * interval '1 microsecond'
        from unnest(${ids}::int[]) with ordinality as given (id, place)
        join listings using (id)
        where status = 'active' or seller_id = ${userId}
        group by listings.id
        on conflict do nothing`.execute(trx)
    }
    const kept = await listFavoriteIds(trx, userId)
    await trx
      .deleteFrom('favorites')
      .where('user_id', '=', userId)
      .where('listing_id', '!=', sql<number>`all(${kept})`)
      .execute()
    return kept
  })
}

export async function removeFavorite(db: Db, userId: number, listingId: number): Promise<void> {
  await db.deleteFrom('favorites').where('user_id', '=', userId).where('listing_id', '=', listingId).execute()
}

/** In the order asked; what is not on the market is left out. */
export async function listPublicListings(
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  ids: number[],
): Promise<Listing[]> {
  if (ids.length === 0) return []
  const rows = await listingsWithSeller(db)
    .where('listings.id', 'in', ids)
    .where('listings.status', '=', 'active')
    .execute()
  const found = new Map(rows.map((row) => [row.id, presentListing(row, config)]))
  return [...new Set(ids)].flatMap((id) => found.get(id) ?? [])
}
