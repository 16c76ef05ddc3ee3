import { sql } from 'kysely'
import type { ListingQuery } from '#contract/listings.ts'
import { MAX_PAGE_SIZE } from '#domain/limits.ts'
import type { Db } from '../../platform/db/database.ts'
import type { ListingPage } from '../search/listing-search.ts'
import { decodeCursor, encodeCursor } from './cursor.ts'
import { type ListingRow, presentListing } from './present.ts'

const SELLER = [
  'users.username as seller_username',
  'users.name as seller_name',
  'users.company as seller_company',
  'users.phone as seller_phone',
  'users.email as seller_email',
] as const

export function listingsWithSeller(db: Db) {
  return db
    .selectFrom('listings')
    .innerJoin('users', 'users.id', 'listings.seller_id')
    .selectAll('listings')
    .select(SELLER)
}

export function findListing(db: Db, id: number): Promise<ListingRow | undefined> {
  return listingsWithSeller(db).where('listings.id', '=', id).executeTakeFirst()
}

/** Listings in every state for the admins, newest submission first. */
export async function listEveryStatus(
  db: Db,
  query: Pick<ListingQuery, 'limit' | 'cursor'>,
): Promise<ListingPage> {
  const limit = query.limit ?? MAX_PAGE_SIZE
  const cursor = query.cursor === undefined ? null : decodeCursor(query.cursor)
  const { total } = await db
    .selectFrom('listings')
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow()
  const rows = await listingsWithSeller(db)
    .$if(cursor !== null, (page) =>
      page.where(
        sql<boolean>`(listings.created_at, listings.id) < (${cursor!.at}::timestamptz, ${cursor!.id})`,
      ),
    )
    .select(sql<string>`listings.created_at::text`.as('submitted_at'))
    .orderBy('listings.created_at', 'desc')
    .orderBy('listings.id', 'desc')
    .limit(limit + 1)
    .execute()
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  const nextCursor = rows.length > limit && last ? encodeCursor({ at: last.submitted_at, id: last.id }) : null
  return { listings: page.map(presentListing), total, nextCursor }
}
