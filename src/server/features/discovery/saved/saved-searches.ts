import { type Selectable, sql } from 'kysely'
import type { Alert } from '#contract/discovery/alerts.ts'
import type { NewSavedSearch, SavedSearch, SearchParams } from '#contract/discovery/saved.ts'
import { LIMITS } from '#domain/limits.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import type { SavedSearchesTable } from '../../../platform/db/tables.gen.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { readAlerts, startAlert } from '../alerts/settings.ts'

type Row = Selectable<SavedSearchesTable>

export async function listSavedSearches(db: Db, userId: number): Promise<SavedSearch[]> {
  const rows = await db
    .selectFrom('saved_searches')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(LIMITS.savedSearches.max)
    .execute()
  const alerts = await readAlerts(db, userId)
  return rows.map((row) => present(row, alerts.get(row.id)))
}

/** @throws AppError `conflict` when the name is taken or the limit is reached */
export async function saveSearch(db: Db, userId: number, input: NewSavedSearch): Promise<SavedSearch> {
  return db.transaction().execute(async (trx) => {
    const existing = await lockSearches(trx, userId)
    refuseFull(existing.length)
    const row = await insertSearch(trx, userId, input)
    const cadence = input.cadence ?? 'off'
    if (cadence !== 'off') await startAlert(trx, row.id, cadence)
    return present(row, (await readAlerts(trx, userId)).get(row.id))
  })
}

/** Skips searches that exist under the same name. Above the limit none is added. @throws AppError `conflict` */
export async function mergeSavedSearches(
  db: Db,
  userId: number,
  searches: NewSavedSearch[],
): Promise<SavedSearch[]> {
  await db.transaction().execute(async (trx) => {
    const existing = new Map(
      (await lockSearches(trx, userId)).map((row) => [row.name.toLowerCase(), row.search]),
    )
    for (const { name, search } of searches) {
      const free = freeName(name, search, existing)
      if (free === null) continue
      refuseFull(existing.size)
      await insertSearch(trx, userId, { name: free, search })
      existing.set(free.toLowerCase(), search)
    }
  })
  return listSavedSearches(db, userId)
}

/** @throws AppError `not-found`; `conflict` when the name is taken */
export async function renameSavedSearch(
  db: Db,
  userId: number,
  { id, name }: { id: number; name: string },
): Promise<SavedSearch> {
  const row = await db
    .updateTable('saved_searches')
    .set({ name, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst()
  if (!row) throw notFound()
  return present(row, (await readAlerts(db, userId)).get(id))
}

/** @throws AppError `not-found` */
export async function deleteSavedSearch(db: Db, userId: number, id: number): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('saved_searches')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw notFound()
}

/** Locks the person's row, so that two tabs cannot both take the last slot. */
async function lockSearches(trx: Tx, userId: number) {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
  return trx.selectFrom('saved_searches').select(['name', 'search']).where('user_id', '=', userId).execute()
}

function insertSearch(trx: Tx, userId: number, { name, search }: NewSavedSearch): Promise<Row> {
  return trx
    .insertInto('saved_searches')
    .values({ user_id: userId, name, search: JSON.stringify(search) })
    .returningAll()
    .executeTakeFirstOrThrow()
}

function freeName(name: string, search: SearchParams, existing: Map<string, SearchParams>): string | null {
  for (let i = 1; ; i++) {
    const suffix = i === 1 ? '' : ` (${i})`
    const candidate = name.slice(0, LIMITS.savedSearchName.max - suffix.length) + suffix
    const other = existing.get(candidate.toLowerCase())
    if (!other) return candidate
    if (isSame(other, search)) return null
  }
}

function isSame(one: SearchParams, other: SearchParams): boolean {
  const plain = (search: SearchParams) => JSON.stringify(Object.entries(search).sort())
  return plain(one) === plain(other)
}

function refuseFull(count: number): void {
  if (count < LIMITS.savedSearches.max) return
  const message = `You can keep ${LIMITS.savedSearches.max} searches. Delete one you no longer need.`
  throw new AppError('conflict', { message, fields: { name: message } })
}

function notFound(): AppError {
  return new AppError('not-found', { message: 'There is no such saved search' })
}

function present({ id, name, search, created_at }: Row, alert: Alert | undefined): SavedSearch {
  return { id, name, search, createdAt: created_at.toISOString(), ...(alert && { alert }) }
}
