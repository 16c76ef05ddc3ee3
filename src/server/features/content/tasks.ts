import type { TaskList } from 'graphile-worker'
import type { AppContext } from '../../context.ts'
import { NEWSLETTER_CRON, newsletterTasks } from './newsletter/tasks.ts'
import { SUPPORT_CRON, supportTasks } from './support/tasks.ts'

/** The jobs of the wing, by name. */
export function contentWingTasks(context: AppContext): TaskList {
  return {
    ...supportTasks(context),
    ...newsletterTasks(context),
  }
}

/** When they run (UTC), one crontab line each. */
export const CONTENT_WING_CRON = [SUPPORT_CRON, NEWSLETTER_CRON].join('\n')
