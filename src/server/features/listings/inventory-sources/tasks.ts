import type { TaskList } from 'graphile-worker'
import type { AppContext } from '../../../context.ts'
import { PULL_TASK, pullSource, queueDue } from './pull-source.ts'

/** Every five minutes; each source says itself when it is next due. */
export const SOURCES_CRON = '*/5 * * * * pull-inventories ?max=1'

export function sourceTasks(context: AppContext): TaskList {
  return {
    [PULL_TASK]: (payload) => pullSource(context, (payload as { id: number }).id),
    'pull-inventories': () => queueDue(context),
  }
}
