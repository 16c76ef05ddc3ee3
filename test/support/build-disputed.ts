import type { Db } from '#server/platform/db/database.ts'
import { type Agreed, buildAgreed } from './build-agreed.ts'

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
