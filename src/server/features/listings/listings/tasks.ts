import type { TaskList } from 'graphile-worker'
import type { AppContext } from '../../../context.ts'
import { sweepLeaseFiles } from './lease-file.ts'
import { type NotifySellers, remindOfEndings } from './structure-reminders.ts'

/** Each morning on the west coast. */
export const STRUCTURE_CRON = '37 15 * * * remind-structures ?max=1'
/** Hourly. */
export const LEASE_FILES_CRON = '22 * * * * sweep-lease-files ?max=1'

export function structureTasks(context: AppContext, notifySellers: NotifySellers): TaskList {
  return {
    'remind-structures': async (_payload, { logger }) => {
      const count = await remindOfEndings(context, notifySellers)
      if (count > 0) logger.info(`${count} permits and leases that end were told of`)
    },
    'sweep-lease-files': () => sweepLeaseFiles(context),
  }
}
