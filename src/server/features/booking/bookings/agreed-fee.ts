import { ELSEWHERE_ORIGINS } from '#domain/booking/lifecycle.ts'
import type { Config } from '../../../config.ts'
import type { BookingRow } from './lock-booking.ts'

/**
 * The rate of the platform's fee for a booking: as it was when its terms were accepted, whatever the setting says by now; a
 * change of the terms keeps it (docs/decisions/0104). Before there is one, the setting is what would be agreed.
 */
export function feeRateOf(
  { fee_basis_points: agreed, origin }: Pick<BookingRow, 'fee_basis_points' | 'origin'>,
  { PLATFORM_FEE_BP: setting }: Pick<Config, 'PLATFORM_FEE_BP'>,
): number {
  // what was agreed elsewhere is not the platform's doing
  return agreed ?? (ELSEWHERE_ORIGINS.includes(origin) ? 0 : setting)
}
