import type { Tx } from '../../../platform/db/database.ts'

interface RecordReminderInput {
  bookingId: number
  /** Names the occasion: a reminder of one kind is sent once. */
  kind: string
  now: Date
}

/** Records that a booking's people are reminded; false if they were already. */
export async function recordReminder(
  trx: Tx,
  { bookingId, kind, now }: RecordReminderInput,
): Promise<boolean> {
  const made = await trx
    .insertInto('booking_reminders')
    .values({ booking_id: bookingId, kind, created_at: now })
    .onConflict((conflict) => conflict.constraint('booking_reminders_pkey').doNothing())
    .returning('kind')
    .executeTakeFirst()
  return made !== undefined
}
