import { REMINDER_HOURS } from '#domain/messaging/answer-reminders.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { addKeyedJob, removeKeyedJob } from '../../../platform/jobs/keyed-job.ts'
import type { ConversationRow } from './lock-conversation.ts'

const HOUR_MS = 3_600_000

type Clock = Pick<ConversationRow, 'waiting_since' | 'first_answered_at'>

/**
 * The response clock's jobs (`features/responses`), written with what starts and stops it: the first question begins the
 * reminders, the first answer ends them and has the seller measured again.
 */
export async function queueAnswerJobs(trx: Tx, before: Clock, after: ConversationRow): Promise<void> {
  if (before.first_answered_at) return
  const key = `remind:${after.id}`
  if (after.first_answered_at) {
    await removeKeyedJob(trx, key)
    const payload = { sellerId: after.seller_id }
    await addKeyedJob(trx, { task: 'measure-answers', key: `measure:${after.seller_id}`, payload })
  } else if (!before.waiting_since && after.waiting_since) {
    const runAt = new Date(after.waiting_since.getTime() + REMINDER_HOURS[0] * HOUR_MS)
    await addKeyedJob(trx, { task: 'remind-seller', key, payload: { conversationId: after.id }, runAt })
  }
}
