import type { TaskList } from 'graphile-worker'
import type { AppContext } from '../../../context.ts'
import { expireChanges } from './change-clock.ts'

export const CHANGES_CRON = '* * * * * expire-changes ?max=1'

export function changeTasks(context: AppContext): TaskList {
  return { 'expire-changes': () => expireChanges(context) }
}
