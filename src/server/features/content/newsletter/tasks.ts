import type { TaskList } from 'graphile-worker'
import { sql } from 'kysely'
import type { AppContext } from '../../../context.ts'

/** Unconfirmed addresses are deleted after this long. */
const UNCONFIRMED_DAYS = 30

export const NEWSLETTER_CRON = '35 4 * * * sweep-newsletter'

export function newsletterTasks({ db }: AppContext): TaskList {
  return {
    'sweep-newsletter': async () => {
      await db
        .deleteFrom('newsletter_subscribers')
        .where('status', '=', 'pending')
        .where('created_at', '<', sql<Date>`now() - make_interval(days => ${UNCONFIRMED_DAYS})`)
        .execute()
    },
  }
}
