import { sql } from 'kysely'
import type { LedgerPurpose } from '#domain/booking/ledger-postings.ts'
import type { ProviderId } from '#domain/booking/payment-providers.ts'
import type { Db } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { postLedger } from '../../ground/ledger/post-ledger.ts'
import { lockBooking } from '../bookings/lock-booking.ts'
import type { SettlementContext } from './settlement-context.ts'

const COST = 'cost' satisfies LedgerPurpose

interface Unposted {
  bookingId: number
  cents: number
  /** The last of the movements that it is learned from. */
  lastId: number
}

/**
 * Posts what a provider has kept for itself beyond what was known when the money came: cost that was told later, and what a
 * dispute costs.
 */
export async function postCosts(
  { db, metrics, now }: Pick<SettlementContext, 'db' | 'metrics' | 'now'>,
  { provider, since }: { provider: ProviderId; since: Date },
): Promise<void> {
  for (const { bookingId, cents, lastId } of await listUnposted(db, { provider, since }))
    await inTransaction({ db, metrics }, async (trx) => {
      const { booking } = await lockBooking(trx, bookingId)
      const posting = { purpose: COST, source: `movement:${lastId}`, via: provider } as const
      await postLedger(trx, { ...posting, bookingId, sellerId: booking.seller_id, cents, now: now() })
    })
}

/** By booking, where its movements say more than is posted. */
async function listUnposted(
  db: Db,
  { provider, since }: { provider: ProviderId; since: Date },
): Promise<Unposted[]> {
  const { rows } = await sql<Unposted>`
    select moved.booking_id as "bookingId", moved.cents - posted.cents as cents, moved.last_id as "lastId"
    from (select payment.booking_id, sum(movement.cost_cents)::bigint as cents, max(movement.id) as last_id
        from provider_movements as movement
          join provider_payments as payment
            on payment.provider = movement.provider and payment.key = movement.payment_key
        where movement.provider = ${provider}
        group by payment.booking_id having max(movement.moved_at) >= ${since}) as moved
      cross join lateral (select coalesce(sum(cents), 0)::bigint as cents from ledger_postings
        where booking_id = moved.booking_id and purpose = ${sql.lit(COST)} and via = ${provider}) as posted
    where moved.cents > posted.cents`.execute(db)
  return rows
}
