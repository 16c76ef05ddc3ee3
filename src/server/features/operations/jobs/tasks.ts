import type { TaskList } from 'graphile-worker'
import type { AppContext } from '../../../context.ts'
import { deleteOldFailedJobs } from './queries.ts'

const RETENTION_DAYS = 7

export const JOBS_CRON = '45 4 * * * sweep-failed-jobs ?max=3'

export function jobTasks({ db }: AppContext): TaskList {
  return { 'sweep-failed-jobs': () => deleteOldFailedJobs(db, RETENTION_DAYS) }
}
