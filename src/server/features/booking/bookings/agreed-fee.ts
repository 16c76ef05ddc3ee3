import type { Config } from '../../../config.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { BookingRow } from './lock-booking.ts'

/**
 * The rate of the platform's fee for a booking: as it was when its terms were accepted, whatever the setting says by now; a
 * change of the terms keeps it (docs/decisions/0104). Before there is one, the setting is what would be agreed.
 */
export function feeRateOf(
  { fee_basis_points: agreed }: Pick<BookingRow, 'fee_basis_points'>,
  { PLATFORM_FEE_BP: setting }: Pick<Config, 'PLATFORM_FEE_BP'>,
): number {
  return agreed ?? setting
}

/** As `feeRateOf`, and from now on: for bookings that were accepted before rates were kept. The booking is locked. */
export async function keepFeeRate(trx: Tx, booking: BookingRow, config: Config): Promise<number> {
  const rate = feeRateOf(booking, config)
  if (booking.fee_basis_points === null)
    await trx.updateTable('bookings').set({ fee_basis_points: rate }).where('id', '=', booking.id).execute()
  return rate
}
