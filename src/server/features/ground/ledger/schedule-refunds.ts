import type { Tx } from '../../../platform/db/database.ts'
import { addKeyedJob } from '../../../platform/jobs/keyed-job.ts'

/** The sweep of payments, which runs each minute: has providers give back what is owed back. */
export const SWEEP_TASK = 'sweep-payments'

/** Once this is written the sweep runs at once, where a provider took some of the booking's money. */
export async function scheduleRefunds(trx: Tx, bookingId: number): Promise<void> {
  const charge = await trx
    .selectFrom('provider_payments')
    .select('id')
    .where('booking_id', '=', bookingId)
    .where('state', '=', 'captured')
    .limit(1)
    .executeTakeFirst()
  if (charge) await addKeyedJob(trx, { task: SWEEP_TASK, key: SWEEP_TASK, payload: {} })
}
