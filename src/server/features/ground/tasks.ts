import type { TaskList } from 'graphile-worker'
import type { AppContext } from '../../context.ts'
import { COUNTS_CRON, countTasks } from './counts/tasks.ts'
import type { NoticeRenderers } from './notices/mail-notices.ts'
import { NOTICE_CRON, noticeTasks } from './notices/tasks.ts'

/** The jobs of the wing, by name. */
export function groundWingTasks(context: AppContext, renderers: NoticeRenderers): TaskList {
  return {
    ...noticeTasks(context, renderers),
    ...countTasks(context),
  }
}

/** When they run (UTC), one crontab line each. */
export const GROUND_WING_CRON = [COUNTS_CRON, NOTICE_CRON].join('\n')
