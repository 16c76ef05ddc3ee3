import type { AppContext } from '../../context.ts'
import { retryLocks } from '../../platform/db/retry-locks.ts'
import { lapseChange } from '../bookings/lapse-change.ts'
import { lockBooking } from '../bookings/lock-booking.ts'
import { findOpenChange } from './queries.ts'
import { tellChangeStep } from './tell-change.ts'

type Ticking = Pick<AppContext, 'db' | 'config' | 'now' | 'metrics'>

const BATCH = 100

/** Ends what nobody answered in time, a transaction each; what is left comes with the next minute. */
export async function lapseChanges(context: Ticking): Promise<void> {
  const due = await context.db
    .selectFrom('booking_changes')
    .select('booking_id')
    .where('status', '=', 'proposed')
    .where('deadline_at', '<=', context.now())
    .orderBy('deadline_at')
    .limit(BATCH)
    .execute()
  for (const { booking_id } of due) await lapseOne(context, booking_id)
}

/** Whoever comes second finds it ended. */
function lapseOne(context: Ticking, bookingId: number): Promise<void> {
  return retryLocks(context.metrics, () =>
    context.db.transaction().execute(async (trx) => {
      const locked = await lockBooking(trx, bookingId)
      const change = await findOpenChange(trx, bookingId)
      if (!change || change.deadline_at > context.now()) return
      await lapseChange(trx, bookingId, context.now())
      const taken = {
        change,
        before: locked.terms!,
        step: 'lapse',
        side: null,
        by: null,
        words: null,
      } as const
      await tellChangeStep(context, trx, locked, taken)
    }),
  )
}
