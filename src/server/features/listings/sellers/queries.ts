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
    .selectFrom('organizations')
    .leftJoin('seller_answers', 'seller_answers.seller_id', 'organizations.id')
    .select([
      'organizations.id',
      'organizations.username',
      'organizations.name',
      'organizations.company',
      'organizations.status',
      'organizations.created_at',
    ])
    .select([...ANSWERS])
    .select((eb) =>
      eb
        .selectFrom('listings')
        .select(sql<number>`count(*)`.as('count'))
        .whereRef('listings.seller_id', '=', 'organizations.id')
        .where('listings.status', '=', 'active')
        .as('spaces'),
    )
    .where('organizations.id', '=', id)
    .where('organizations.deleted_at', 'is', null)
    .where('organizations.status', '!=', 'suspended')
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
    .selectFrom('organizations')
    .innerJoin('listings', 'listings.seller_id', 'organizations.id')
    .select(['organizations.id', 'organizations.username', 'organizations.name', 'organizations.company'])
    .select(({ fn }) => fn.countAll<string>().as('spaces'))
    .where('listings.status', '=', 'active')
    .where('organizations.deleted_at', 'is', null)
    .where('organizations.status', '!=', 'suspended')
    .where(
      sql<SqlBool>`(lower(organizations.company) like ${pattern} or lower(organizations.name) like ${pattern})`,
    )
    .groupBy('organizations.id')
    .orderBy('spaces', 'desc')
    .orderBy('organizations.id')
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
