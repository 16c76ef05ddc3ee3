import { type RawBuilder, sql, type Updateable } from 'kysely'
import type { FavoriteFolder } from '#contract/discovery/saved-folders.ts'
import { LIMITS } from '#domain/limits.ts'
import type { Config } from '../../../config.ts'
import type { AppContext } from '../../../context.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import type { FavoriteFoldersTable } from '../../../platform/db/tables.gen.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { linkTokens } from '../../../platform/secrets/link-tokens.ts'

interface Owned {
  id: number
  userId: number
}

type Means = Pick<AppContext, 'config'> & { db: Db }

/** By name. */
export async function listFolders({ db, config }: Means, userId: number): Promise<FavoriteFolder[]> {
  const rows = await folders(db).where('user_id', '=', userId).orderBy('name').execute()
  return rows.map((row) => present(row, config))
}

/** @throws AppError `not-found` when it is nobody's or somebody else's */
async function getFolder({ db, config }: Means, userId: number, id: number): Promise<FavoriteFolder> {
  const row = await folders(db).where('user_id', '=', userId).where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return present(row, config)
}

/** @throws AppError `conflict` when the name is taken or the limit is reached */
export async function createFolder(means: Means, userId: number, name: string): Promise<FavoriteFolder> {
  return means.db.transaction().execute(async (trx) => {
    // two tabs cannot both take the last place
    await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
    const existing = await listFolders({ ...means, db: trx }, userId)
    if (existing.length >= LIMITS.folders.max) throw tooMany()
    const { id } = await trx
      .insertInto('favorite_folders')
      .values({ user_id: userId, name })
      .returning('id')
      .executeTakeFirstOrThrow()
    return getFolder({ ...means, db: trx }, userId, id)
  })
}

/** @throws AppError `not-found`; `conflict` when the name is taken */
export function renameFolder(means: Means, { id, userId, name }: Owned & { name: string }) {
  return change(means, { id, userId }, { name })
}

/** Its link stays when it is shared already. @throws AppError `not-found` */
export async function shareFolder(
  means: Means,
  { id, userId, withNotes }: Owned & { withNotes: boolean },
): Promise<FavoriteFolder> {
  const share_selector = sql<string>`coalesce(share_selector, gen_random_uuid())`
  return change(means, { id, userId }, { share_selector, shares_notes: withNotes })
}

/** Shared again, it has another link. @throws AppError `not-found` */
export function withdrawFolder(means: Means, folder: Owned): Promise<FavoriteFolder> {
  return change(means, folder, {
    share_selector: null,
    former_share_token_hash: null,
    shares_notes: false,
  })
}

/** @throws AppError `not-found` when it is nobody's or somebody else's */
export async function requireFolder(db: Db, userId: number, id: number): Promise<void> {
  const row = await folders(db).where('user_id', '=', userId).where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
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
    .where('share_selector', 'is not', null)
    .execute()
}

async function change(
  means: Means,
  { id, userId }: Owned,
  values: Updateable<FavoriteFoldersTable> | { share_selector: RawBuilder<string>; shares_notes: boolean },
): Promise<FavoriteFolder> {
  await means.db
    .updateTable('favorite_folders')
    .set({ ...values, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .execute()
  return getFolder(means, userId, id)
}

function folders(db: Db) {
  return db
    .selectFrom('favorite_folders')
    .select(['id', 'name', 'share_selector', 'shares_notes'])
    .select((eb) =>
      eb
        .selectFrom('favorites')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('favorites.folder_id', '=', 'favorite_folders.id')
        .as('count'),
    )
}

function present(
  row: Awaited<ReturnType<ReturnType<typeof folders>['executeTakeFirstOrThrow']>>,
  config: Config,
) {
  const { id, name, count, share_selector, shares_notes } = row
  const shareToken = share_selector && linkTokens(config).toToken('favorite_folders', share_selector)
  return { id, name, count: count ?? 0, shareToken, sharesNotes: shares_notes }
}

function tooMany(): AppError {
  const message = `You can keep ${LIMITS.folders.max} folders. Delete one you no longer need.`
  return new AppError('conflict', { message, fields: { name: message } })
}

function notFound(): AppError {
  return new AppError('not-found', { message: 'There is no such folder' })
}
