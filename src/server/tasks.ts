import type { TaskList } from 'graphile-worker'
import { briefMeans } from './brief-means.ts'
import type { AppContext } from './context.ts'
import { ACCOUNT_DATA_WING_CRON, accountDataWingTasks } from './features/account-data/tasks.ts'
import { ACCOUNTS_WING_CRON, accountsWingTasks } from './features/accounts/tasks.ts'
import { contractKind } from './features/booking/contracts/contract-kind.ts'
import { BOOKING_WING_CRON, bookingWingTasks } from './features/booking/tasks.ts'
import { CONTENT_WING_CRON, contentWingTasks } from './features/content/tasks.ts'
import { listAlike } from './features/discovery/search/list-alike.ts'
import { DISCOVERY_WING_CRON, discoveryWingTasks } from './features/discovery/tasks.ts'
import { EDGE_WING_CRON, edgeWingTasks } from './features/edge/tasks.ts'
import { GROUND_WING_CRON, groundWingTasks } from './features/ground/tasks.ts'
import { LISTINGS_WING_CRON, listingsWingTasks } from './features/listings/tasks.ts'
import { messageRenderers } from './features/messaging/conversations/notice-renderers.ts'
import { answerRenderers } from './features/messaging/responses/notice-renderers.ts'
import { MESSAGING_WING_CRON, messagingWingTasks } from './features/messaging/tasks.ts'
import { logJobError } from './features/operations/error-log/log-server-error.ts'
import { OPERATIONS_WING_CRON, operationsWingTasks } from './features/operations/tasks.ts'
import { PLANNING_WING_CRON, planningWingTasks } from './features/planning/tasks.ts'
import { PERSONAL_DATA } from './personal-data.ts'
import { planMeans } from './plan-means.ts'
import { KEYS_CRON, SWEEP_KEYS_TASK, sweepKeys } from './platform/http/idempotent.ts'
import { guardTasks } from './platform/jobs/guard-tasks.ts'
import { isLocalSite } from './platform/mail/describe-mail.ts'
import { SEND_MAIL_TASK } from './platform/mail/mail.ts'
import { sendMailTask } from './platform/mail/send-mail-task.ts'
import { SPOOL_CRON, SWEEP_SPOOL_TASK, sweepSpool } from './platform/uploads/spool.ts'

/** All job tasks of all features, by name, as the runner expects them. */
export function taskList(context: AppContext): TaskList {
  const { db, config } = context
  const tasks: TaskList = {
    ...accountDataWingTasks(context, PERSONAL_DATA),
    ...accountsWingTasks(context),
    ...bookingWingTasks(context),
    ...contentWingTasks(context),
    ...discoveryWingTasks(context),
    ...edgeWingTasks(context),
    ...groundWingTasks(context, { ...messageRenderers(context), ...answerRenderers(context) }),
    ...listingsWingTasks(context, { contracts: contractKind }),
    ...messagingWingTasks(context, (space, wanted) => listAlike(context.search, space, wanted)),
    ...operationsWingTasks(context),
    ...planningWingTasks(context, { ...planMeans(context), briefs: briefMeans(context) }),
    [SWEEP_SPOOL_TASK]: () => sweepSpool(config.DATA_DIR, context.now()),
    [SWEEP_KEYS_TASK]: () => sweepKeys(db, context.now()),
    [SEND_MAIL_TASK]: sendMailTask({
      db,
      smtpUrl: config.SMTP_URL,
      from: config.MAIL_FROM,
      masksLinks: !isLocalSite(config),
    }),
  }
  return guardTasks(tasks, (error, job) => logJobError(context, error, job))
}

/** Scheduled jobs (UTC), one crontab line each. */
export const CRONTAB = [
  ACCOUNT_DATA_WING_CRON,
  ACCOUNTS_WING_CRON,
  BOOKING_WING_CRON,
  CONTENT_WING_CRON,
  DISCOVERY_WING_CRON,
  EDGE_WING_CRON,
  GROUND_WING_CRON,
  LISTINGS_WING_CRON,
  MESSAGING_WING_CRON,
  OPERATIONS_WING_CRON,
  PLANNING_WING_CRON,
  SPOOL_CRON,
  KEYS_CRON,
].join('\n')
