import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { ListingQuery } from '#contract/discovery/search.ts'
import type { Listing } from '#contract/listings/listings.ts'
import { MAX_PAGE_SIZE } from '#domain/limits.ts'
import type { Config } from '../../../config.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { everyWordIn } from '../../../platform/db/every-word.ts'
import { readCountedPage } from '../../../platform/db/read-page.ts'
import type { Database } from '../../../platform/db/tables.gen.ts'
import { readIdCursor } from '../../../platform/http/id-cursor.ts'
import { type ListingRow, presentListing } from './present.ts'
import type { BookedColumns } from './present-terms.ts'

const SELLER = [
  'organizations.username as seller_username',
  'organizations.name as seller_name',
  'organizations.company as seller_company',
  'organizations.phone as seller_phone',
] as const

/** How the seller answers: the columns of `presentAnswers`. */
export const ANSWERS = [
  'seller_answers.pace as answer_pace',
  'seller_answers.buyers as answer_buyers',
  'seller_answers.answered as answered_buyers',
  'seller_answers.is_prompt as answers_promptly',
  'seller_answers.away_until',
  'seller_answers.faded_at',
] as const

/** What is set for its bookings: the columns of `presentTerms`. */
const BOOKED = [
  'booked.mode as booked_mode',
  'booked.min_days as booked_min_days',
  'booked.payment_schedule as booked_schedule',
  'booked.deposit_basis_points as booked_deposit',
  'booked.extras as booked_extras',
] as const

export function listingsWithSeller(db: Db) {
  return db
    .selectFrom('listings')
    .innerJoin('organizations', 'organizations.id', 'listings.seller_id')
    .leftJoin('seller_answers', 'seller_answers.seller_id', 'listings.seller_id')
    .leftJoin('booking_terms as booked', 'booked.listing_id', 'listings.id')
    .selectAll('listings')
    .select([...SELLER, ...ANSWERS, ...BOOKED])
}

/** The same of some listings, by their ids; of those for which something is set. */
export async function listBooked(
  db: Db,
  listingIds: readonly number[],
): Promise<ReadonlyMap<number, BookedColumns>> {
  const rows = await db
    .selectFrom('booking_terms as booked')
    .select(['booked.listing_id', ...BOOKED])
    .where('booked.listing_id', '=', sql<number>`any(${listingIds}::int[])`)
    .execute()
  return new Map(rows.map(({ listing_id, ...booked }) => [listing_id, booked]))
}

export function findListing(db: Db, id: number): Promise<ListingRow | undefined> {
  return listingsWithSeller(db).where('listings.id', '=', id).executeTakeFirst()
}

/** Each of the ids once, with its title where it is the seller's own. */
export async function nameOwnSpaces(
  db: Db,
  { sellerId, ids }: { sellerId: number; ids: readonly number[] },
): Promise<{ id: number; title: string }[]> {
  const rows = await db
    .selectFrom('listings')
    .select(['id', 'title'])
    .where('seller_id', '=', sellerId)
    .where('id', '=', sql<number>`any(${[...ids]}::int[])`)
    .execute()
  const titles = new Map(rows.map(({ id, title }) => [id, title]))
  return [...new Set(ids)].map((id) => ({ id, title: titles.get(id) ?? `Space #${id}` }))
}

export interface MailFacts {
  id: number
  sellerId: number
  title: string
  email: string
  seller: string
}

/** Whom to write to about some listings, and what those are called. */
export async function listMailFacts(trx: Tx, listingIds: readonly number[]): Promise<MailFacts[]> {
  const rows = await trx
    .selectFrom('listings')
    .innerJoin('organizations', 'organizations.id', 'listings.seller_id')
    .select(['listings.id', 'listings.seller_id', 'listings.title'])
    .select(['organizations.email', 'organizations.name', 'organizations.username'])
    .where('listings.id', '=', sql<number>`any(${listingIds}::int[])`)
    .orderBy('listings.id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    sellerId: row.seller_id,
    title: row.title,
    email: row.email,
    seller: row.name ?? row.username,
  }))
}

export interface ListingPage {
  listings: Listing[]
  total: number
  nextCursor: string | null
}

/**
 * A listing that waits for review as a part of the import that brought it, or changed it last: until that import is approved, unless
 * it was taken out of it or refused.
 */
export const IN_WAITING_IMPORT = sql<SqlBool>`(listings.status = 'pending' and exists (
  select from import_rows as brought
  where brought.listing_id = listings.id and brought.is_stored and brought.effect <> 'unchanged' and brought.undone is null
    and not exists (
      select from import_review_spaces as decided join import_reviews as review on review.id = decided.review_id
      where decided.listing_id = listings.id and review.import_id = brought.import_id
        and decided.outcome in ('left-out', 'refused'))))`

type Builder = ExpressionBuilder<Database, 'listings' | 'organizations'>

/**
 * Listings in every state for the admins, newest submission first: of one status, one medium, with words (`q` also finds
 * sellers and `#12`).
 */
export async function listSubmissions(
  { db, config }: { db: Db; config: Config },
  query: ListingQuery,
): Promise<ListingPage> {
  const limit = query.limit ?? MAX_PAGE_SIZE
  const after = readIdCursor(query.cursor)
  const matching = listingsWithSeller(db)
    .select('organizations.status as seller_status')
    .where((eb) =>
      eb.and([
        ...(query.status?.length ? [eb('listings.status', 'in', query.status)] : []),
        ...(query.adType?.length ? [eb('listings.ad_type', 'in', query.adType)] : []),
        ...(query.imports === 'apart' ? [eb.not(IN_WAITING_IMPORT)] : []),
        ...wordConditions(eb, query.q ?? query.location),
      ]),
    )
  const { rows, ...page } = await readCountedPage(matching, { newestBy: 'listings.created_at', limit, after })
  return { ...page, listings: rows.map((row) => presentListing(row, config)) }
}

/** Every word is in the listing's words or its seller's; `#12` is one listing. */
export function wordConditions(eb: Builder, q: string | undefined): Expression<SqlBool>[] {
  return conditionsOf(
    eb,
    q,
    sql`concat_ws(' ', listings.title, listings.location_text, listings.address, organizations.username, organizations.name, organizations.company, organizations.email)`,
  )
}

/** Every word is in the listing's own words or its unit id; `#12` is one listing. */
export function ownWordConditions(eb: Builder, q: string | undefined): Expression<SqlBool>[] {
  return conditionsOf(
    eb,
    q,
    sql`concat_ws(' ', listings.title, listings.location_text, listings.address, listings.seller_unit_id)`,
  )
}

function conditionsOf(eb: Builder, q: string | undefined, text: Expression<unknown>): Expression<SqlBool>[] {
  const id = /^#(\d{1,9})$/.exec(q ?? '')?.[1]
  if (id) return [eb('listings.id', '=', Number(id))]
  return everyWordIn(text, q)
}
