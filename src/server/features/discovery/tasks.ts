import type { TaskList } from 'graphile-worker'
import type { AppContext } from '../../context.ts'
import { ALERT_CRON, alertTasks } from './alerts/tasks.ts'
import { ASSISTANT_CRON, assistantTasks } from './assistants/tasks.ts'
import { SAVED_CRON, savedTasks } from './saved/tasks.ts'
import { SEARCH_CRON, searchTasks } from './search/tasks.ts'

/** The jobs of the wing, by name. */
export function discoveryWingTasks(context: AppContext): TaskList {
  return {
    ...savedTasks(context),
    ...searchTasks(context),
    ...assistantTasks(context),
    ...alertTasks(context),
  }
}

/** When they run (UTC), one crontab line each. */
export const DISCOVERY_WING_CRON = [SAVED_CRON, SEARCH_CRON, ASSISTANT_CRON, ALERT_CRON].join('\n')
