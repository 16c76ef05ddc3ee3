import type { AppContext } from '#server/context.ts'
import type { Db } from '#server/platform/db/database.ts'
import { type Agreed, buildAgreed } from './build-agreed.ts'
import { buildArtwork } from './build-artwork.ts'

interface Sides {
  buyerId: number
  sellerId: number
}

/** A booked booking. */
export async function buildBooked(db: Db, sides: Sides): Promise<Agreed> {
  const agreed = await buildAgreed(db, { ...sides, status: 'booked' })
  await db.updateTable('bookings').set({ booked_at: new Date() }).where('id', '=', agreed.id).execute()
  return agreed
}

/** A booked booking that its buyer disputes. @returns its id, and that of the dispute */
export async function buildDisputed(db: Db, sides: Sides): Promise<{ bookingId: number; disputeId: number }> {
  const { id: bookingId } = await buildBooked(db, sides)
  const { id: disputeId } = await db
    .insertInto('booking_disputes')
    .values({ booking_id: bookingId, status: 'open', opened_by: 'buyer', reason: 'It was dark.' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { bookingId, disputeId }
}

/** A buyer's draft for days in a month. @returns its id */
export async function buildDraft(db: Db, sides: Sides): Promise<number> {
  const { id } = await buildAgreed(db, { ...sides, status: 'booked' })
  await db.deleteFrom('unit_claims').where('booking_id', '=', id).execute()
  await db.updateTable('bookings').set({ status: 'draft' }).where('id', '=', id).execute()
  return id
}

/** Artwork that a buyer has sent for a booked booking. @returns its path */
export async function buildArtworkPath(
  context: Pick<AppContext, 'db' | 'files'>,
  sides: Sides,
): Promise<string> {
  const { id } = await buildBooked(context.db, sides)
  const creative = await buildArtwork(context, { bookingId: id, ownerId: sides.buyerId })
  return `/api/bookings/${id}/creatives/${creative.id}`
}
