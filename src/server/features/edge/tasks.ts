import type { TaskList } from 'graphile-worker'
import type { AppContext } from '../../context.ts'
import { LIVE_CRON, liveTasks } from './live/tasks.ts'
import { OPEN_DATA_CRON, openDataTasks } from './open-data/tasks.ts'

/** The jobs of the wing, by name. */
export function edgeWingTasks(context: AppContext): TaskList {
  return {
    ...liveTasks(context),
    ...openDataTasks(context),
  }
}

/** When they run (UTC), one crontab line each. */
export const EDGE_WING_CRON = [LIVE_CRON, OPEN_DATA_CRON].join('\n')
