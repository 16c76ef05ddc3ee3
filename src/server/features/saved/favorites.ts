import { sql } from 'kysely'
import type { Listing } from '#contract/listings.ts'
import { LIMITS } from '#domain/limits.ts'
import type { AppContext } from '../../context.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { presentListing } from '../listings/present.ts'
import { listingsWithSeller } from '../listings/queries.ts'
import { touchFolders } from './folders.ts'

/** Ids, most recent favorite first. */
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

/**
 * Adds favorites; the last of `ids` becomes the most recent. Skips listings that do not exist or that this person may not see,
 * and drops the oldest above the limit. One statement, because hearts are clicked in quick succession.
 */
export async function addFavorites(db: Db, userId: number, ids: number[]): Promise<number[]> {
  if (ids.length === 0) return listFavoriteIds(db, userId)
  return db.transaction().execute(async (trx) => {
    const { ids: kept, left } = await addGiven(trx, userId, ids)
    await touchFolders(trx, left)
    return kept
  })
}

/** @returns what is kept, and the folders of what is not */
async function addGiven(trx: Tx, userId: number, ids: number[]): Promise<{ ids: number[]; left: number[] }> {
  const { rows } = await sql<{ listing_id: number | null; folder_id: number | null }>`
    with given as (
      select id, max(place) as place from unnest(${ids}::int[]) with ordinality as given (id, place) group by id
    ), added as (
      insert into favorites (user_id, listing_id, created_at, marked_price, marked_interval, told_price, told_interval, is_gone)
      select ${userId}, listings.id, now() + place * interval '1 microsecond',
        price, frequency, price, frequency, status <> 'active'
      from given join listings using (id)
      where status = 'active' or seller_id = ${userId}
      on conflict do nothing
      returning listing_id, created_at
    ), counted as (
      insert into space_hours as s (listing_id, hour, saves)
      select listing_id, date_trunc('hour', now(), 'UTC'), 1 from added join listings on listings.id = listing_id
      where seller_id <> ${userId} and not exists (select from users where users.id = ${userId} and role = 'admin')
      order by listing_id
      on conflict (listing_id, hour) do update set saves = s.saves + 1
    ), marks as (
      select listing_id, created_at from favorites where user_id = ${userId}
      union all
      select listing_id, created_at from added
    ), kept as (
      select listing_id, created_at from marks order by created_at desc, listing_id desc limit ${LIMITS.favorites.max}
    ), dropped as (
      delete from favorites where user_id = ${userId}
        and listing_id in (select listing_id from marks except select listing_id from kept)
      returning folder_id
    )
    select listing_id, created_at, null::int as folder_id from kept
    union all
    select null, null, folder_id from dropped where folder_id is not null
    order by created_at desc, listing_id desc`.execute(trx)
  return {
    ids: rows.flatMap(({ listing_id }) => listing_id ?? []),
    left: rows.flatMap(({ folder_id }) => folder_id ?? []),
  }
}

export async function removeFavorite(db: Db, userId: number, listingId: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const gone = await trx
      .deleteFrom('favorites')
      .where('user_id', '=', userId)
      .where('listing_id', '=', listingId)
      .returning('folder_id')
      .execute()
    await touchFolders(
      trx,
      gone.map(({ folder_id }) => folder_id),
    )
  })
}

/** In the given order; listings that are not public are left out. */
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
