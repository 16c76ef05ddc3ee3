import { formatDeadline } from '#domain/format-dates.ts'
import { required } from '#domain/required.ts'
import type { Tx } from '../../../platform/db/database.ts'

/** When the first of some bookings ends if it is not paid; null: none waits for money. */
export async function findPayUntil(trx: Tx, ids: readonly number[]): Promise<string | null> {
  const first = await trx
    .selectFrom('bookings')
    .select(['deadline_at', 'time_zone'])
    .where('id', 'in', ids)
    .where('status', '=', 'awaiting-payment')
    .where('deadline_at', 'is not', null)
    .orderBy('deadline_at')
    .limit(1)
    .executeTakeFirst()
  return first ? formatDeadline(required(first.deadline_at), first.time_zone) : null
}
