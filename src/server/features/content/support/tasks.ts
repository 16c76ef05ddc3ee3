import type { TaskList } from 'graphile-worker'
import { sql } from 'kysely'
import type { AppContext } from '../../../context.ts'

/** Retention promised by the privacy policy: two years after the last message. */
const RETENTION_YEARS = 2

/** Nightly, off-peak. */
export const SUPPORT_CRON = '25 4 * * * sweep-support'

export function supportTasks({ db, files }: AppContext): TaskList {
  return {
    'sweep-support': async () => {
      const old = sql<Date>`now() - make_interval(years => ${RETENTION_YEARS})`
      const paths = await db
        .selectFrom('support_attachments')
        .innerJoin('support_messages', 'support_messages.id', 'support_attachments.message_id')
        .innerJoin('support_tickets', 'support_tickets.id', 'support_messages.ticket_id')
        .select('path')
        .where('updated_at', '<', old)
        .execute()
      await db.deleteFrom('support_tickets').where('updated_at', '<', old).execute()
      for (const { path } of paths) await files.delete(path)
    },
  }
}
