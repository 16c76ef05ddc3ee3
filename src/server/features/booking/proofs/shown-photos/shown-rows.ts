import { MOST_SHOWN, type ShownState } from '#domain/booking/proof/shown-photo.ts'
import type { Db } from '../../../../platform/db/database.ts'

/** How the photos of a booking stand to the page of its space, by proof. */
export async function readShownStates(db: Db, bookingId: number): Promise<Map<string, ShownState>> {
  const rows = await db
    .selectFrom('shown_photos')
    .innerJoin('proofs', 'proofs.id', 'shown_photos.proof_id')
    .select(['proof_id', 'state'])
    .where('proofs.booking_id', '=', bookingId)
    .execute()
  return new Map(rows.map(({ proof_id, state }) => [proof_id, state]))
}

/** What anybody may see now, of a space that is public. */
function shown(db: Db, now: Date) {
  return db
    .selectFrom('shown_photos as photo')
    .innerJoin('listings', 'listings.id', 'photo.listing_id')
    .where('listings.status', '=', 'active')
    .where('photo.state', '=', 'shown')
    .where('photo.kept_until', '>', now)
}

/** The latest first. */
export function listShown(db: Db, { listingId, now }: { listingId: number; now: Date }) {
  return shown(db, now)
    .select(['proof_id', 'width', 'height', 'taken_on'])
    .where('photo.listing_id', '=', listingId)
    .orderBy('taken_on', 'desc')
    .orderBy('proof_id')
    .limit(MOST_SHOWN)
    .execute()
}

export function findShown(db: Db, { id, now }: { id: string; now: Date }) {
  return shown(db, now).select('path').where('photo.proof_id', '=', id).executeTakeFirst()
}
