import type { Db } from '../../../platform/db/database.ts'

/** Public listings, newest first. */
export function listPublic(db: Db, limit: number) {
  return db
    .selectFrom('listings')
    .select(['id', 'updated_at'])
    .where('status', '=', 'active')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** Everybody with a public space. */
export function listSellers(db: Db, limit: number) {
  return db
    .selectFrom('listings')
    .innerJoin('organizations', 'organizations.id', 'listings.seller_id')
    .select('listings.seller_id as id')
    .distinct()
    .where('listings.status', '=', 'active')
    .where('organizations.status', '!=', 'suspended')
    .orderBy('id')
    .limit(limit)
    .execute()
}
