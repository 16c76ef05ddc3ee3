import { sql } from 'kysely'
import type { userRoutes } from '#contract/accounts/users.ts'
import type { Out } from '#contract/route.ts'
import type { Db } from '../../../platform/db/database.ts'
import { everyWordIn } from '../../../platform/db/every-word.ts'
import { readCountedPage } from '../../../platform/db/read-page.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { readIdCursor } from '../../../platform/http/id-cursor.ts'

type UserQuery = Out<typeof userRoutes.listUsers.query>

function users(db: Db) {
  return db
    .selectFrom('users')
    .selectAll('users')
    .where('users.deleted_at', 'is', null)
    .select((eb) =>
      eb
        .selectFrom('listings')
        .select(sql<number>`count(*)`.as('count'))
        .whereRef('listings.seller_id', '=', 'users.id')
        .where('listings.status', '!=', 'archived')
        .as('listing_count'),
    )
}

/** One page of accounts, newest first, with the total over all pages. */
export async function listUsers(db: Db, query: UserQuery, limit: number) {
  const text = sql`concat_ws(' ', users.username, users.name, users.company, users.email)`
  const matching = users(db).where((eb) =>
    eb.and([
      ...(query.role?.length ? [eb('users.role', 'in', query.role)] : []),
      ...(query.status?.length ? [eb('users.status', 'in', query.status)] : []),
      ...everyWordIn(text, query.q),
    ]),
  )
  const after = readIdCursor(query.cursor)
  return readCountedPage(matching, { newestBy: 'users.created_at', limit, after })
}
export type ManagedUserRow = Awaited<ReturnType<typeof listUsers>>['rows'][number]

/** @throws AppError `not-found` */
export async function getUser(db: Db, id: number): Promise<ManagedUserRow> {
  const row = await users(db).where('users.id', '=', id).executeTakeFirst()
  if (!row) throw new AppError('not-found', { message: 'There is no such account' })
  return row
}
