import type { Selectable } from 'kysely'
import type { Favorite } from '#contract/discovery/saved-folders.ts'
import { LIMITS } from '#domain/limits.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import type { FavoritesTable } from '../../../platform/db/tables.gen.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { requireFolder, touchFolders } from './folders.ts'

/** What a person keeps beside each mark, the latest first. */
export async function listFavoriteMarks(db: Db, userId: number): Promise<Favorite[]> {
  const rows = await db
    .selectFrom('favorites')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('listing_id', 'desc')
    .limit(LIMITS.favorites.max)
    .execute()
  return rows.map(present)
}

interface Change {
  listingId: number
  folderId?: number | null | undefined
  note?: string | undefined
}

/** @throws AppError `not-found` without such a favorite, or such a folder of the same person */
export async function changeFavorite(
  db: Db,
  userId: number,
  { listingId, folderId, note }: Change,
): Promise<Favorite> {
  return db.transaction().execute(async (trx) => {
    const before = await lockFavorite(trx, userId, listingId)
    if (folderId) await requireFolder(trx, userId, folderId)
    const after = await trx
      .updateTable('favorites')
      .set({ folder_id: folderId === undefined ? before.folder_id : folderId, note: note ?? before.note })
      .where('user_id', '=', userId)
      .where('listing_id', '=', listingId)
      .returningAll()
      .executeTakeFirstOrThrow()
    await touchFolders(trx, [before.folder_id, after.folder_id])
    return present(after)
  })
}

async function lockFavorite(trx: Tx, userId: number, listingId: number) {
  const row = await trx
    .selectFrom('favorites')
    .select(['folder_id', 'note'])
    .where('user_id', '=', userId)
    .where('listing_id', '=', listingId)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new AppError('not-found', { message: 'This space is not among your favorites' })
  return row
}

function present(row: Selectable<FavoritesTable>): Favorite {
  const { listing_id, folder_id, note, marked_price, marked_interval, created_at } = row
  const isKept = marked_price !== null && marked_interval !== null
  return {
    listingId: listing_id,
    folderId: folder_id,
    note,
    markedPrice: isKept ? { price: marked_price, interval: marked_interval } : null,
    markedAt: created_at.toISOString(),
  }
}
