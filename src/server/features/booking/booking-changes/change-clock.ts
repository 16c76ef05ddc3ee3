import { sql } from 'kysely'
import { required } from '#domain/required.ts'
import type { AppContext } from '../../../context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { expireChange, findOpenChange } from '../bookings/change-rows.ts'
import { lockBooking } from '../bookings/lock-booking.ts'
import { notifyChangeStep } from './notify-change-step.ts'

type ExpireChangesContext = Pick<AppContext, 'db' | 'config' | 'now' | 'metrics'>

const BATCH = 100

/**
 * Ends what nobody answered in time, the earliest first, a transaction each. One that fails keeps none of the others; it comes
 * again with the next minute. @throws the first error, when all others are done
 */
export async function expireChanges(context: ExpireChangesContext): Promise<void> {
  const errors: unknown[] = []
  const failed: number[] = []
  for (;;) {
    const ids = await listDue(context, failed)
    for (const id of ids)
      await expireOne(context, id).catch((error: unknown) => {
        errors.push(error)
        failed.push(id)
      })
    if (ids.length < BATCH) break
  }
  if (errors.length > 0) throw errors[0]
}

async function listDue({ db, now }: ExpireChangesContext, failed: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('booking_changes')
    .select('booking_id')
    .where('status', '=', 'proposed')
    .where('deadline_at', '<=', now())
    .where('booking_id', '<>', sql<number>`all(${[...failed]}::int[])`)
    .orderBy('deadline_at')
    .limit(BATCH)
    .execute()
  return rows.map(({ booking_id }) => booking_id)
}

/** Whoever comes second finds it ended. */
function expireOne(context: ExpireChangesContext, bookingId: number): Promise<void> {
  return inTransaction(context, async (trx) => {
    const locked = await lockBooking(trx, bookingId)
    const change = await findOpenChange(trx, bookingId)
    if (!change || change.deadline_at > context.now()) return
    await expireChange(trx, bookingId, context.now())
    const taken = {
      change,
      before: required(locked.terms),
      step: 'expire',
      side: null,
      by: null,
      words: null,
    } as const
    await notifyChangeStep(context, trx, locked, taken)
  })
}
