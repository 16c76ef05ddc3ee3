import type { TaskList } from 'graphile-worker'
import type { AppContext } from '../../../context.ts'
import { sweepOutbox } from '../../../platform/mail/sweep-outbox.ts'

/** Every five minutes, so that links are masked soon after their hour. */
export const OUTBOX_CRON = '*/5 * * * * sweep-outbox ?max=3'

export function outboxTasks({ db }: AppContext): TaskList {
  return { 'sweep-outbox': () => sweepOutbox(db) }
}
