import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { ListingQuery } from '#contract/listings.ts'
import type { Sort } from '#domain/vocabulary.ts'
import type { Db } from '../../platform/db/database.ts'
import { type Cursor, decodeCursor, encodeCursor } from './cursor.ts'
import type { ListingRow } from './present.ts'
import { distanceSql, facetConditions, placeConditions } from './search-filters.ts'

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

export interface ListingPage {
  rows: ListingRow[]
  total: number
  nextCursor: string | null
}

/** One page of a search in the asked order, with the total over all pages. */
export async function searchListings(db: Db, query: ListingQuery, limit: number): Promise<ListingPage> {
  const sort = query.sort ?? 'recommended'
  const key = sortKey(sort, query)
  const cursor = query.cursor === undefined ? null : decodeCursor(query.cursor, sort)
  const matching = listingsWithSeller(db).where((eb) => {
    const status: Expression<SqlBool>[] =
      query.includeStatus === 'all' ? [] : [eb('listings.status', '=', 'active')]
    return eb.and([...status, ...placeConditions(eb, query), ...facetConditions(eb, query)])
  })
  const { total } = await matching
    .clearSelect()
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow()
  const rows = await matching
    .select(key.expression.as('sort_key'))
    .$if(cursor !== null, (page) => page.where(afterCursor(key, cursor!)))
    .orderBy(key.expression, key.direction)
    .orderBy('listings.id', 'desc')
    .limit(limit + 1)
    .execute()
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  const nextCursor =
    rows.length > limit && last ? encodeCursor({ sort, key: last.sort_key, id: last.id }) : null
  return { rows: page, total, nextCursor }
}

interface SortKey {
  expression: RawBuilder<number>
  direction: 'asc' | 'desc'
}

/** Spaces without coordinates come last when sorting by distance. */
function sortKey(sort: Sort, query: ListingQuery): SortKey {
  if (sort === 'price-asc') return { expression: sql<number>`listings.price::float8`, direction: 'asc' }
  if (sort === 'price-desc') return { expression: sql<number>`listings.price::float8`, direction: 'desc' }
  if (sort === 'distance' && query.near) {
    return { expression: sql<number>`coalesce(${distanceSql(query.near)}, 1e9)::float8`, direction: 'asc' }
  }
  const listedAt = sql`extract(epoch from listings.listed_at)`
  if (sort === 'newest' || sort === 'distance')
    return { expression: sql<number>`${listedAt}::float8`, direction: 'desc' }
  // Fresh spaces first; a stated audience is worth a month of age, pictures half of one.
  const audience = sql`case when listings.audience ? 'value' then 2629800 else 0 end`
  const pictures = sql`case when jsonb_array_length(listings.images) > 0 then 1314900 else 0 end`
  return { expression: sql<number>`(${listedAt} + ${audience} + ${pictures})::float8`, direction: 'desc' }
}

function afterCursor(key: SortKey, cursor: Cursor) {
  const beyond = key.direction === 'asc' ? sql`>` : sql`<`
  return sql<SqlBool>`(${key.expression} ${beyond} ${cursor.key}
    or (${key.expression} = ${cursor.key} and listings.id < ${cursor.id}))`
}
