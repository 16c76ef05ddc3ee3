import type { Db } from '../../platform/db/database.ts'
import type { ListingRow } from './present.ts'

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
