import { sql } from 'kysely'
import { LIMITS } from '#domain/limits.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { isOf } from '../../../platform/db/membership.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { countingSaves } from '../../ground/counts/count-space.ts'
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
 * Adds favorites; the last of `ids` becomes the most recent. Skips listings that do not exist or that this person may not see.
 * Nothing is dropped for them: above the limit none of them is added. @returns all ids, most recent first @throws AppError `conflict`
 */
export async function addFavorites(db: Db, userId: number, ids: number[]): Promise<number[]> {
  if (ids.length === 0) return listFavoriteIds(db, userId)
  return db.transaction().execute(async (trx) => {
    // two tabs cannot both take the last place
    await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
    const kept = await addGiven(trx, userId, ids)
    if (kept.length > LIMITS.favorites.max) throw tooMany()
    return kept
  })
}

function tooMany(): AppError {
  const message = `You can keep ${LIMITS.favorites.max.toLocaleString('en-US')} favorites. Remove some you no longer need.`
  return new AppError('conflict', { message, fields: { ids: message } })
}

/** One statement, because hearts are clicked in quick succession. @returns all ids */
async function addGiven(trx: Tx, userId: number, ids: number[]): Promise<number[]> {
  const { rows } = await sql<{ listing_id: number }>`
    with given as (
      select id, max(place) as place from unnest(${ids}::int[]) with ordinality as given (id, place) group by id
    ), added as (
      insert into favorites (user_id, listing_id, created_at, marked_price, marked_interval, told_price, told_interval, is_gone)
      select ${userId}, listings.id, now() + place * interval '1 microsecond',
        price, frequency, price, frequency, status <> 'active'
      from given join listings using (id)
      where status = 'active' or ${isOf(sql`${userId}::int`, sql.ref('listings.seller_id'))}
      on conflict do nothing
      returning listing_id, created_at
    ), ${countingSaves(userId)}
    select listing_id from (
      select listing_id, created_at from favorites where user_id = ${userId}
      union all
      select listing_id, created_at from added) as marks
    order by created_at desc, listing_id desc`.execute(trx)
  return rows.map(({ listing_id }) => listing_id)
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
