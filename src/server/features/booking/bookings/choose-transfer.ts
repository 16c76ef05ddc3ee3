import type { Actor } from '#domain/listings/listing.ts'
import type { AppContext } from '../../../context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { getBookingRow, lockBooking, noSuchBooking, staleBookingError } from './lock-booking.ts'
import { extendForTransfer } from './move-booking.ts'

/** The buyer pays by bank transfer, which takes days. Chosen again it changes nothing. @throws AppError `booking-not-found`, `wrong-step` */
export async function chooseTransfer(
  { db, metrics }: Pick<AppContext, 'db' | 'metrics'>,
  { id, actor }: { id: number; actor: Actor },
): Promise<void> {
  const { reader } = await getBookingRow(db, id, actor)
  if (reader !== 'buyer') throw noSuchBooking()
  await inTransaction({ db, metrics }, async (trx) => {
    const { booking } = await lockBooking(trx, id)
    if (booking.status !== 'awaiting-payment' || booking.instructions_id === null) throw staleBookingError()
    await extendForTransfer(trx, booking)
  })
}
