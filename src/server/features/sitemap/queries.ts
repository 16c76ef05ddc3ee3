import type { Db } from '../../platform/db/database.ts'

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
