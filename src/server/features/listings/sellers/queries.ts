import { type SqlBool, sql } from 'kysely'
import { required } from '#domain/required.ts'
import type { Db } from '../../../platform/db/database.ts'
import { escapeLike } from '../../../platform/db/every-word.ts'
import { fetchPage } from '../../../platform/db/read-page.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { ANSWERS, listingsWithSeller } from '../listings/queries.ts'

/** Somebody with a public space whose account stands. @throws AppError `not-found` */
export async function getSeller(db: Db, id: number) {
  const row = await db
    .selectFrom('users')
    .leftJoin('seller_answers', 'seller_answers.seller_id', 'users.id')
    .select(['users.id', 'users.username', 'users.name', 'users.company', 'users.status', 'users.created_at'])
    .select([...ANSWERS])
    .select((eb) =>
      eb
        .selectFrom('listings')
        .select(sql<number>`count(*)`.as('count'))
        .whereRef('listings.seller_id', '=', 'users.id')
        .where('listings.status', '=', 'active')
        .as('spaces'),
    )
    .where('users.id', '=', id)
    .where('users.deleted_at', 'is', null)
    .where('users.status', '!=', 'suspended')
    .executeTakeFirst()
  const spaces = Number(row?.spaces ?? 0)
  if (!row || spaces === 0) throw new AppError('not-found', { message: 'Seller not found' })
  return { ...row, spaces }
}
export type SellerRow = Awaited<ReturnType<typeof getSeller>>

/** Sellers with public spaces whose name or company begins so, those with the most spaces first. */
export function listSellersFrom(db: Db, start: string, limit: number) {
  const pattern = `${escapeLike(start.toLowerCase())}%`
  return db
    .selectFrom('users')
    .innerJoin('listings', 'listings.seller_id', 'users.id')
    .select(['users.id', 'users.username', 'users.name', 'users.company'])
    .select(({ fn }) => fn.countAll<string>().as('spaces'))
    .where('listings.status', '=', 'active')
    .where('users.deleted_at', 'is', null)
    .where('users.status', '!=', 'suspended')
    .where(sql<SqlBool>`(lower(users.company) like ${pattern} or lower(users.name) like ${pattern})`)
    .groupBy('users.id')
    .orderBy('spaces', 'desc')
    .orderBy('users.id')
    .limit(limit)
    .execute()
}

/** Public spaces, newest first. @param after the id of the page before's last */
export function listPublicOf(
  db: Db,
  sellerId: number,
  { limit, after }: { limit: number; after: number | undefined },
) {
  const rows = listingsWithSeller(db)
    .where('listings.seller_id', '=', sellerId)
    .where('listings.status', '=', 'active')
    .$if(after !== undefined, (query) => query.where('listings.id', '<', required(after)))
    .orderBy('listings.id', 'desc')
  return fetchPage(limit, (size) => rows.limit(size).execute())
}

/** Ids of public spaces, newest first. */
export async function listNewestIds(db: Db, sellerId: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('listings')
    .select('id')
    .where('seller_id', '=', sellerId)
    .where('status', '=', 'active')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
