import type { TaskList } from 'graphile-worker'
import type { AppContext } from '../../context.ts'
import { checkServices } from '../../platform/keys/check-services.ts'
import { BACKUP_CRON, backupTasks } from './backups/tasks.ts'
import { ERROR_LOG_CRON, SWEEP_ERRORS_TASK, sweepErrors } from './error-log/tasks.ts'
import { JOBS_CRON, jobTasks } from './jobs/tasks.ts'
import { CHECK_DISKS_TASK, checkDisks, DISKS_CRON } from './operations/disks.ts'
import { CHECK_SERVICES_TASK, listServices, SERVICES_CRON } from './operations/service-keys.ts'
import { OUTBOX_CRON, outboxTasks } from './outbox/tasks.ts'

/** The jobs of the wing, by name. */
export function operationsWingTasks(context: AppContext): TaskList {
  return {
    ...outboxTasks(context),
    ...jobTasks(context),
    ...backupTasks(context),
    [SWEEP_ERRORS_TASK]: sweepErrors(context),
    [CHECK_DISKS_TASK]: () => checkDisks(context),
    [CHECK_SERVICES_TASK]: () => checkServices(listServices(context), context.log),
  }
}

/** When they run (UTC), one crontab line each. */
export const OPERATIONS_WING_CRON = [
  ERROR_LOG_CRON,
  OUTBOX_CRON,
  JOBS_CRON,
  BACKUP_CRON,
  SERVICES_CRON,
  DISKS_CRON,
].join('\n')
