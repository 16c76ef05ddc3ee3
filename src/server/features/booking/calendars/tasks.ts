import type { TaskList } from 'graphile-worker'
import type { AppContext } from '../../../context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { addKeyedJob } from '../../../platform/jobs/keyed-job.ts'
import { PULL_TASK, pullKey } from './calendars.ts'
import { pullCalendar } from './pull-calendar.ts'

/** Every half hour; each calendar says itself when it is next due. */
export const CALENDAR_CRON = '*/30 * * * * pull-calendars'

export function calendarTasks(context: AppContext): TaskList {
  return {
    [PULL_TASK]: (payload) => pullCalendar(context, (payload as { id: number }).id),
    'pull-calendars': () => queueDue(context),
  }
}

/** A job each, so that a slow server delays no other. */
async function queueDue({ db, metrics, now }: Pick<AppContext, 'db' | 'now' | 'metrics'>): Promise<void> {
  const due = await db
    .selectFrom('imported_calendars')
    .select('id')
    .where('next_check_at', '<=', now())
    .orderBy('next_check_at')
    .execute()
  await inTransaction({ db, metrics }, async (trx) => {
    for (const { id } of due) await addKeyedJob(trx, { task: PULL_TASK, key: pullKey(id), payload: { id } })
  })
}
