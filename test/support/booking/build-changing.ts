import { addDays } from '#domain/zoned-time.ts'
import { hashTerms } from '#server/features/booking/bookings/hash-terms.ts'
import type { Db } from '#server/platform/db/database.ts'
import { buildBooked } from './build-disputed.ts'

/** A booked booking that its buyer asks to move by a week. @returns its id, and the hash of the terms asked for */
export async function buildChanging(
  db: Db,
  sides: { buyerId: number; sellerId: number },
): Promise<{ bookingId: number; sha256: string }> {
  const { id: bookingId, terms } = await buildBooked(db, sides)
  const move = <T extends { first: string; last: string }>(of: T): T => ({
    ...of,
    first: addDays(of.first, 7),
    last: addDays(of.last, 7),
  })
  const { text, sha256 } = hashTerms(move({ ...terms, units: terms.units.map(move) }))
  await db
    .insertInto('booking_changes')
    .values({
      booking_id: bookingId,
      status: 'proposed',
      proposed_by: 'buyer',
      user_id: sides.buyerId,
      version: 1,
      terms: text,
      sha256,
      reason: 'The opening has moved.',
      deadline_at: new Date(Date.now() + 3_600_000),
    })
    .execute()
  return { bookingId, sha256: sha256.toString('hex') }
}
