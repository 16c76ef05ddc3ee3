import type { TaskList } from 'graphile-worker'
import type { AppContext } from '../../../context.ts'
import { storeReports } from './store-reports.ts'

export const REPORT_CRON = '50 * * * * store-reports ?max=1'

export function reportTasks(context: AppContext): TaskList {
  return { 'store-reports': () => storeReports(context) }
}
