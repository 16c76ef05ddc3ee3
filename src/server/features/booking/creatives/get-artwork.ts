import type { Artwork } from '#contract/booking/creatives.ts'
import type { AgreedTerms } from '#domain/booking/terms.ts'
import type { Actor } from '#domain/listings/listing.ts'
import type { AppContext } from '../../../context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { type BookingRow, getBookingRow, noSuchBooking } from '../bookings/lock-booking.ts'
import { canSendArtwork } from './policy.ts'
import { presentArtwork } from './present.ts'
import { listCreatives, listEarlier } from './queries.ts'

/** Everybody but the two sides and admins gets a 404, and so does a draft, of which nothing is agreed. @throws AppError `booking-not-found` */
export async function getArtwork(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  id: number,
  actor: Actor,
): Promise<Artwork> {
  const { booking, reader } = await getBookingRow(db, id, actor)
  const terms = await readTerms(db, booking)
  const earlier = canSendArtwork(reader, booking) ? await listEarlier(db, booking) : []
  return presentArtwork({ booking, terms, reader, rows: await listCreatives(db, id), earlier, now: now() })
}

async function readTerms(db: Db, { id, version }: BookingRow): Promise<AgreedTerms> {
  const row = db.selectFrom('booking_versions').select('terms').where('booking_id', '=', id)
  const found = await row.where('version', '=', version).executeTakeFirst()
  if (!found) throw noSuchBooking()
  return JSON.parse(found.terms) as AgreedTerms
}
