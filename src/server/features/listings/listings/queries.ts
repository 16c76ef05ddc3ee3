import type { Db, Tx } from '../../../platform/db/database.ts'
import type { ListingRow } from './present.ts'

const SELLER = [
  'users.username as seller_username',
  'users.name as seller_name',
  'users.company as seller_company',
  'users.phone as seller_phone',
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
    .innerJoin('users', 'users.id', 'listings.seller_id')
    .leftJoin('seller_answers', 'seller_answers.seller_id', 'listings.seller_id')
    .leftJoin('booking_terms as booked', 'booked.listing_id', 'listings.id')
    .selectAll('listings')
    .select([...SELLER, ...ANSWERS, ...BOOKED])
}

export function findListing(db: Db, id: number): Promise<ListingRow | undefined> {
  return listingsWithSeller(db).where('listings.id', '=', id).executeTakeFirst()
}

export interface MailFacts {
  id: number
  sellerId: number
  title: string
  email: string
  seller: string
}

/** Whom to write to about a listing, and what it is called. */
export async function getMailFacts(trx: Tx, listingId: number): Promise<MailFacts> {
  const row = await trx
    .selectFrom('listings')
    .innerJoin('users', 'users.id', 'listings.seller_id')
    .select(['listings.id', 'listings.seller_id', 'listings.title'])
    .select(['users.email', 'users.name', 'users.username'])
    .where('listings.id', '=', listingId)
    .executeTakeFirstOrThrow()
  return {
    id: row.id,
    sellerId: row.seller_id,
    title: row.title,
    email: row.email,
    seller: row.name ?? row.username,
  }
}
