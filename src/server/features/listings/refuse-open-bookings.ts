import { UNFINISHED_STATUSES } from '#domain/booking/lifecycle.ts'
import type { Tx } from '../../platform/db/database.ts'
import { AppError } from '../../platform/http/app-error.ts'

/** Nobody leaves the market with bookings that are not finished. @throws AppError `bookings-open` */
export async function refuseOpenBookings(
  trx: Tx,
  of: { listingId: number } | { userId: number },
): Promise<void> {
  const open = await trx
    .selectFrom('bookings')
    .select('id')
    .where('status', 'in', UNFINISHED_STATUSES)
    .where((eb) =>
      'listingId' in of
        ? eb('listing_id', '=', of.listingId)
        : eb.or([eb('buyer_id', '=', of.userId), eb('seller_id', '=', of.userId)]),
    )
    .limit(1)
    .executeTakeFirst()
  if (open) throw new AppError('bookings-open')
}
