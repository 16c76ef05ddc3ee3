import { describeUnsettled } from '#domain/booking/unsettled.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { listUnsettled } from './list-unsettled.ts'

/** Nobody leaves the market with bookings that are not settled; each is named. @throws AppError `bookings-open` */
export async function refuseUnsettled(
  trx: Tx,
  of: { listingId: number } | { userId: number },
  now: Date,
): Promise<void> {
  const all = await listUnsettled(trx, of, now)
  if (all.length === 0) return
  const bookings = all.map(({ id, title, reason, owedCents }) => ({ id, title, reason, owedCents }))
  const more = 'listingId' in of ? ' The space can be paused meanwhile.' : ''
  throw new AppError('bookings-open', { message: `${describeUnsettled(all)}${more}`, body: { bookings } })
}
