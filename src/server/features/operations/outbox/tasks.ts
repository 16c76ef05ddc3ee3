import type { TaskList } from 'graphile-worker'
import { sql } from 'kysely'
import type { AppContext } from '../../../context.ts'
import { maskOldMail } from '../../../platform/mail/mask-links.ts'

const RETENTION_DAYS = 7

/** Every five minutes, so that links are masked soon after their hour. */
export const OUTBOX_CRON = '*/5 * * * * sweep-outbox ?max=3'

export function outboxTasks({ db }: AppContext): TaskList {
  return {
    'sweep-outbox': async () => {
      await db
        .deleteFrom('outbox_messages')
        .where('created_at', '<', sql<Date>`now() - make_interval(days => ${RETENTION_DAYS})`)
        .execute()
      await maskOldMail(db)
    },
  }
}
