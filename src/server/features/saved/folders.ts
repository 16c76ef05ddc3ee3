import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { FavoriteFolder } from '#contract/saved-folders.ts'
import { LIMITS } from '#domain/limits.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { AppError } from '../../platform/http/app-error.ts'

interface Owned {
  id: number
  userId: number
}

/** By name. */
export async function listFolders(db: Db, userId: number): Promise<FavoriteFolder[]> {
  const rows = await folders(db).where('user_id', '=', userId).orderBy('name').execute()
  return rows.map(present)
}

/** @throws AppError `not-found` when it is nobody's or somebody else's */
export async function getFolder(db: Db, userId: number, id: number): Promise<FavoriteFolder> {
  const row = await folders(db).where('user_id', '=', userId).where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return present(row)
}

/** @throws AppError `conflict` when the name is taken or the limit is reached */
export async function createFolder(db: Db, userId: number, name: string): Promise<FavoriteFolder> {
  return db.transaction().execute(async (trx) => {
    // two tabs cannot both take the last place
    await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
    const existing = await listFolders(trx, userId)
    if (existing.length >= LIMITS.folders.max) throw tooMany()
    const { id } = await trx
      .insertInto('favorite_folders')
      .values({ user_id: userId, name })
      .returning('id')
      .executeTakeFirstOrThrow()
    return getFolder(trx, userId, id)
  })
}

/** @throws AppError `not-found`; `conflict` when the name is taken */
export function renameFolder(db: Db, { id, userId, name }: Owned & { name: string }) {
  return change(db, { id, userId }, { name })
}

/** Its link stays when it is shared already. @throws AppError `not-found` */
export async function shareFolder(
  db: Db,
  { id, userId, withNotes }: Owned & { withNotes: boolean },
): Promise<FavoriteFolder> {
  const fresh = randomBytes(18).toString('base64url')
  const share_token = sql<string>`coalesce(share_token, ${fresh})`
  return change(db, { id, userId }, { share_token, shares_notes: withNotes })
}

/** Shared again, it has another link. @throws AppError `not-found` */
export function withdrawFolder(db: Db, folder: Owned): Promise<FavoriteFolder> {
  return change(db, folder, { share_token: null, shares_notes: false })
}

/** Its favorites stay. @throws AppError `not-found` */
export async function deleteFolder(db: Db, { id, userId }: Owned): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('favorite_folders')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw notFound()
}

/** What is in them has changed: kept pages of those that are shared are read again. */
export async function touchFolders(trx: Tx, ids: readonly (number | null)[]): Promise<void> {
  const given = ids.filter((id) => id !== null)
  if (given.length === 0) return
  await trx
    .updateTable('favorite_folders')
    .set({ updated_at: sql<Date>`now()` })
    .where('id', 'in', given)
    .where('share_token', 'is not', null)
    .execute()
}

async function change(
  db: Db,
  { id, userId }: Owned,
  values: { name?: string; share_token?: ReturnType<typeof sql<string>> | null; shares_notes?: boolean },
): Promise<FavoriteFolder> {
  await db
    .updateTable('favorite_folders')
    .set({ ...values, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .execute()
  return getFolder(db, userId, id)
}

function folders(db: Db) {
  return db
    .selectFrom('favorite_folders')
    .select(['id', 'name', 'share_token', 'shares_notes'])
    .select((eb) =>
      eb
        .selectFrom('favorites')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('favorites.folder_id', '=', 'favorite_folders.id')
        .as('count'),
    )
}

function present(row: Awaited<ReturnType<ReturnType<typeof folders>['executeTakeFirstOrThrow']>>) {
  const { id, name, count, share_token, shares_notes } = row
  return { id, name, count: count ?? 0, shareToken: share_token, sharesNotes: shares_notes }
}

function tooMany(): AppError {
  const message = `You can keep ${LIMITS.folders.max} folders. Delete one you no longer need.`
  return new AppError('conflict', { message, fields: { name: message } })
}

function notFound(): AppError {
  return new AppError('not-found', { message: 'There is no such folder' })
}
