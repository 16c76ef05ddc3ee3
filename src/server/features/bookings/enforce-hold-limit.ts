import { sql } from 'kysely'
import { BOOKING_LIMITS } from '#domain/booking/booking-terms.ts'
import type { Tx } from '../../platform/db/database.ts'
import { AppError } from '../../platform/http/app-error.ts'

/** First key of the lock; any constant that all processes share. The second is the buyer. */
const HOLDING = 0x68_6f_6c_64

/** One hold at a time for a buyer, until the commit. @throws AppError `hold-limit` */
export async function enforceHoldLimit(
  trx: Tx,
  { buyerId, sellerId }: { buyerId: number; sellerId: number },
): Promise<void> {
  await sql`select pg_advisory_xact_lock(${HOLDING}::int, ${buyerId}::int)`.execute(trx)
  const { held } = await trx
    .selectFrom('bookings')
    .select(({ fn }) => fn.countAll<number>().as('held'))
    .where('buyer_id', '=', buyerId)
    .where('seller_id', '=', sellerId)
    .where('status', '=', 'held')
    .executeTakeFirstOrThrow()
  if (held >= BOOKING_LIMITS.holds) throw new AppError('hold-limit')
}
