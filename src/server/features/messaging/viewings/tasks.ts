import type { TaskList } from 'graphile-worker'
import type { AppContext } from '../../../context.ts'
import { closeViewings } from './close-viewings.ts'
import { remind } from './remind.ts'
import { REMIND_TASK } from './schedule-reminder.ts'

/** Every hour. */
export const VIEWING_CRON = '10 * * * * close-viewings'

export function viewingTasks(context: AppContext): TaskList {
  return {
    [REMIND_TASK]: (payload) => remind(context, (payload as { id: number }).id),
    'close-viewings': () => closeViewings(context),
  }
}
