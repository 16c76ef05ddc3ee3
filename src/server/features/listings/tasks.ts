import type { TaskList } from 'graphile-worker'
import type { AppContext } from '../../context.ts'
import { DELIVER_TASK, deliverCrossPost, SYNC_TASK, syncCrossPosts } from './cross-posting/tasks.ts'
import type { ImportKinds } from './imports/import-kind.ts'
import { notifySellers } from './imports/notify-seller.ts'
import { IMPORT_CRON, importTasks } from './imports/tasks.ts'
import { settleImport } from './inventory-sources/settle-read.ts'
import { SOURCES_CRON, sourceTasks } from './inventory-sources/tasks.ts'
import { LEASE_FILES_CRON, STRUCTURE_CRON, structureTasks } from './listings/tasks.ts'
import { PHOTO_CRON, photoTasks } from './photos/tasks.ts'
import { REVIEW_CRON, reviewTasks } from './reviews/tasks.ts'

/** The jobs of the wing, by name. */
export function listingsWingTasks(context: AppContext, kinds: ImportKinds): TaskList {
  return {
    ...photoTasks(context),
    ...importTasks(context, { ...kinds, settled: settleImport }),
    ...sourceTasks(context),
    ...reviewTasks(context),
    ...structureTasks(context, notifySellers),
    [SYNC_TASK]: syncCrossPosts(context),
    [DELIVER_TASK]: deliverCrossPost(context),
  }
}

/** When they run (UTC), one crontab line each. */
export const LISTINGS_WING_CRON = [
  PHOTO_CRON,
  IMPORT_CRON,
  SOURCES_CRON,
  REVIEW_CRON,
  STRUCTURE_CRON,
  LEASE_FILES_CRON,
].join('\n')
