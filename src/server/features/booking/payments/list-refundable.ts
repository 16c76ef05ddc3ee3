import { required } from '#domain/required.ts'
import type { Db } from '../../../platform/db/database.ts'
import { OPEN_CENTS } from '../../ground/ledger/list-unsettled.ts'
import { type RefundContext, readRefundPlans } from './refund-plans.ts'

const BATCH = 100
/** Of one sweep; the rest is the next one's. */
const MAX = 100

/**
 * Bookings of which a provider has something to give back now. All that owe are looked at, however many wait for people: they hold up
 * no other.
 */
export async function listRefundable(context: RefundContext & { db: Db }): Promise<number[]> {
  const found: number[] = []
  let after = 0
  while (found.length < MAX) {
    const ids = await listOwing(context.db, after)
    if (ids.length === 0) break
    const plans = await readRefundPlans(context.db, ids, context)
    found.push(...ids.filter((id) => required(plans.get(id)).next !== null))
    after = required(ids.at(-1))
  }
  return found.slice(0, MAX)
}

/** Owed to their buyers, with a charge that took money. */
async function listOwing(db: Db, after: number): Promise<number[]> {
  const rows = await db
    .selectFrom('bookings as booking')
    .select('booking.id')
    .where('booking.id', '>', after)
    .where(OPEN_CENTS, '<', 0)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('provider_payments as charge')
          .select('charge.id')
          .whereRef('charge.booking_id', '=', 'booking.id')
          .where('charge.kind', '=', 'charge')
          .where('charge.state', '=', 'captured'),
      ),
    )
    .orderBy('booking.id')
    .limit(BATCH)
    .execute()
  return rows.map(({ id }) => id)
}
