import { findDeadline } from '#domain/booking/deadlines.ts'
import type { Actor } from '#domain/listings/listing.ts'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { getBookingRow } from './get-booking-row.ts'
import { type BookingRow, lockBooking } from './lock-booking.ts'
import { noSuchBooking, staleBookingError } from './refuse.ts'

type Standing = Pick<
  BookingRow,
  'status' | 'instructions_id' | 'deadline_at' | 'time_zone' | 'first_day' | 'last_day'
>

/**
 * Until when a buyer has who pays by bank transfer, where the dates are kept for less because the seller takes cards too; null:
 * nothing is to be chosen. @param agreedAt when both sides had accepted
 */
export function findTransferUntil(booking: Standing, agreedAt: Date | undefined): Date | null {
  const {
    status,
    instructions_id,
    deadline_at,
    time_zone: timeZone,
    first_day: first,
    last_day: last,
  } = booking
  if (status !== 'awaiting-payment' || instructions_id === null || !deadline_at || !agreedAt) return null
  const until = findDeadline(status, { now: agreedAt, timeZone, first, last, answerHours: 0 })!
  return until > deadline_at ? until : null
}

/** The buyer pays by bank transfer, which takes days. Chosen again it changes nothing. @throws AppError `booking-not-found`, `wrong-step` */
export async function chooseTransfer(
  { db }: Pick<AppContext, 'db'>,
  { id, actor }: { id: number; actor: Actor },
): Promise<void> {
  const { reader } = await getBookingRow(db, id, actor)
  if (reader !== 'buyer') throw noSuchBooking()
  await db.transaction().execute(async (trx) => {
    const { booking } = await lockBooking(trx, id)
    if (booking.status !== 'awaiting-payment' || booking.instructions_id === null) throw staleBookingError()
    await extendForTransfer(trx, booking)
  })
}

/** Of a locked booking whose buyer pays by bank transfer, whether that is chosen or said to be done: the days it takes. */
export async function extendForTransfer(trx: Tx, booking: BookingRow): Promise<void> {
  const until = findTransferUntil(booking, await findAgreedAt(trx, booking.id))
  if (!until) return
  await trx.updateTable('bookings').set({ deadline_at: until }).where('id', '=', booking.id).execute()
}

async function findAgreedAt(trx: Tx, bookingId: number): Promise<Date | undefined> {
  const event = await trx
    .selectFrom('booking_events')
    .select('created_at')
    .where('booking_id', '=', bookingId)
    .where('to_status', '=', 'awaiting-payment')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return event?.created_at
}
