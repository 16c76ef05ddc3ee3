import type { Db } from '../../platform/db/database.ts'

/** What somebody has sent as artwork, with what was said of it. */
export function exportArtwork(db: Db, ownerId: number) {
  return db
    .selectFrom('creatives')
    .select(['booking_id', 'item', 'version', 'name', 'media_type', 'size_bytes', 'script', 'checks'])
    .select(['status', 'reason', 'created_at', 'decided_at'])
    .where('owner_id', '=', ownerId)
    .orderBy('created_at')
    .execute()
}
