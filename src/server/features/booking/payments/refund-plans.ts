import { planRefunds, type RefundPlan } from '#domain/booking/refund-plan.ts'
import { required } from '#domain/required.ts'
import type { AppContext } from '../../../context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { listPaymentEvents, readMoney } from '../../ground/ledger/read-money.ts'

/** Which providers there are to give back, and when it is. */
export type RefundContext = Pick<AppContext, 'now' | 'providers'>

/** What providers give back of some bookings, as the books, facts and payments stand. */
export async function readRefundPlans(
  db: Db,
  bookingIds: readonly number[],
  { now, providers }: RefundContext,
): Promise<ReadonlyMap<number, RefundPlan>> {
  const payments = Map.groupBy(await listPayments(db, bookingIds), ({ booking_id }) => booking_id)
  // most bookings have no provider's money: nothing more is read of them
  const ids = [...payments.keys()]
  const money = await readMoney(db, ids)
  const facts = Map.groupBy(await listPaymentEvents(db, ids), ({ booking_id }) => booking_id)
  return new Map(
    bookingIds.map((id) => {
      const own = (payments.get(id) ?? []).map((one) => ({
        ...one,
        isReachable: providers.has(one.provider),
      }))
      const booked = { facts: facts.get(id) ?? [], payments: own }
      return [id, planRefunds({ ...booked, openCents: money.get(id)?.openCents ?? 0 }, now())]
    }),
  )
}

/** As `readRefundPlans`, of one booking. */
export async function readRefundPlan(
  db: Db,
  bookingId: number,
  refunding: RefundContext,
): Promise<RefundPlan> {
  return required((await readRefundPlans(db, [bookingId], refunding)).get(bookingId))
}

async function listPayments(db: Db, bookingIds: readonly number[]) {
  if (bookingIds.length === 0) return []
  return db
    .selectFrom('provider_payments')
    .select(['id', 'booking_id', 'kind', 'charge_id', 'state', 'cents', 'provider'])
    .where('booking_id', 'in', bookingIds)
    .orderBy('id')
    .execute()
}
