import type { TaskList } from 'graphile-worker'
import type { AppContext } from '../../../context.ts'
import { lapseChanges } from './change-clock.ts'

export const CHANGES_CRON = '* * * * * lapse-changes ?max=1'

export function changeTasks(context: AppContext): TaskList {
  return { 'lapse-changes': () => lapseChanges(context) }
}
