import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { Listing } from '#contract/listings.ts'
import type { ListingQuery } from '#contract/search.ts'
import { MAX_PAGE_SIZE } from '#domain/limits.ts'
import type { Config } from '../../config.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Database } from '../../platform/db/tables.gen.ts'
import { readIdCursor } from '../../platform/http/id-cursor.ts'
import { presentListing } from './present.ts'
import { listingsWithSeller } from './queries.ts'

export interface ListingPage {
  listings: Listing[]
  total: number
  nextCursor: string | null
}

type Builder = ExpressionBuilder<Database, 'listings' | 'users'>

/**
 * Listings in every state for the admins, newest submission first: of one status, one medium, with words (`q` also finds
 * sellers and `#12`).
 */
export async function listSubmissions(
  { db, config }: { db: Db; config: Config },
  query: ListingQuery,
): Promise<ListingPage> {
  const limit = query.limit ?? MAX_PAGE_SIZE
  const cursor = query.cursor === undefined ? null : readIdCursor(query.cursor)
  const matching = listingsWithSeller(db).where((eb) =>
    eb.and([
      ...(query.status?.length ? [eb('listings.status', 'in', query.status)] : []),
      ...(query.adType?.length ? [eb('listings.ad_type', 'in', query.adType)] : []),
      ...wordConditions(eb, query.q ?? query.location),
    ]),
  )
  const { total } = await matching
    .clearSelect()
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow()
  const rows = await matching
    .select('users.status as seller_status')
    .$if(cursor !== null, (page) =>
      page.where(
        sql<SqlBool>`(listings.created_at, listings.id) < (select l.created_at, l.id from listings as l where l.id = ${cursor})`,
      ),
    )
    .orderBy('listings.created_at', 'desc')
    .orderBy('listings.id', 'desc')
    .limit(limit + 1)
    .execute()
  const page = rows.slice(0, limit)
  const nextCursor = rows.length > limit ? String(page.at(-1)!.id) : null
  return { listings: page.map((row) => presentListing(row, config)), total, nextCursor }
}

/** Every word is in the listing's words or its seller's; `#12` is one listing. */
export function wordConditions(eb: Builder, q: string | undefined): Expression<SqlBool>[] {
  return conditionsOf(
    eb,
    q,
    sql`concat_ws(' ', listings.title, listings.location_text, listings.address, users.username, users.name, users.company, users.email)`,
  )
}

/** Every word is in the listing's own words; `#12` is one listing. */
export function ownWordConditions(eb: Builder, q: string | undefined): Expression<SqlBool>[] {
  return conditionsOf(eb, q, sql`concat_ws(' ', listings.title, listings.location_text, listings.address)`)
}

function conditionsOf(eb: Builder, q: string | undefined, text: Expression<unknown>): Expression<SqlBool>[] {
  const id = /^#(\d{1,9})$/.exec(q ?? '')?.[1]
  if (id) return [eb('listings.id', '=', Number(id))]
  const words = (q ?? '').toLowerCase().split(/\s+/).filter(Boolean).slice(0, 12)
  return words.map((word) => sql<SqlBool>`lower(${text}) like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`)
}
