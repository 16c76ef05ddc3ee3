import type { TaskList } from 'graphile-worker'
import type { AppContext } from './context.ts'
import { ACCOUNT_CRON, accountTasks } from './features/accounts/accounts/tasks.ts'
import { AVAILABILITY_CRON, availabilityTasks } from './features/booking/availability/tasks.ts'
import { CHANGES_CRON, changeTasks } from './features/booking/booking-changes/tasks.ts'
import { BOOKING_CRON, bookingTasks } from './features/booking/bookings/tasks.ts'
import { CALENDAR_CRON, calendarTasks } from './features/booking/calendars/tasks.ts'
import { CREATIVE_CRON, creativeTasks } from './features/booking/creatives/tasks.ts'
import { ORDER_CRON, orderTasks } from './features/booking/orders/tasks.ts'
import { PAYMENT_CRON, paymentTasks } from './features/booking/payments/tasks.ts'
import { RENEWALS_CRON, renewalTasks } from './features/booking/renewals/tasks.ts'
import { NEWSLETTER_CRON, newsletterTasks } from './features/content/newsletter/tasks.ts'
import { SUPPORT_CRON, supportTasks } from './features/content/support/tasks.ts'
import { ALERT_CRON, alertTasks } from './features/discovery/alerts/tasks.ts'
import { ASSISTANT_CRON, assistantTasks } from './features/discovery/assistants/tasks.ts'
import { SAVED_CRON, savedTasks } from './features/discovery/saved/tasks.ts'
import { listAlike } from './features/discovery/search/list-alike.ts'
import { SEARCH_CRON, searchTasks } from './features/discovery/search/tasks.ts'
import { LIVE_CRON, liveTasks } from './features/edge/live/tasks.ts'
import { COUNTS_CRON, countTasks } from './features/ground/counts/tasks.ts'
import { NOTICE_CRON, noticeTasks } from './features/ground/notices/tasks.ts'
import {
  DELIVER_TASK,
  deliverCrossPost,
  SYNC_TASK,
  syncCrossPosts,
} from './features/listings/cross-posting/tasks.ts'
import { IMPORT_CRON, importTasks } from './features/listings/imports/tasks.ts'
import { PHOTO_CRON, photoTasks } from './features/listings/photos/tasks.ts'
import { ATTACHMENT_CRON, attachmentTasks } from './features/messaging/attachments/tasks.ts'
import { messageRenderers } from './features/messaging/conversations/notice-renderers.ts'
import { CONVERSATION_CRON, conversationTasks } from './features/messaging/conversations/tasks.ts'
import { INBOUND_MAIL_CRON, inboundMailTasks } from './features/messaging/inbound-mail/tasks.ts'
import { answerRenderers } from './features/messaging/responses/notice-renderers.ts'
import { RESPONSE_CRON, responseTasks } from './features/messaging/responses/tasks.ts'
import { VIEWING_CRON, viewingTasks } from './features/messaging/viewings/tasks.ts'
import { BACKUP_CRON, backupTasks } from './features/operations/backups/tasks.ts'
import { logJobError } from './features/operations/error-log/log-server-error.ts'
import { ERROR_LOG_CRON, SWEEP_ERRORS_TASK, sweepErrors } from './features/operations/error-log/tasks.ts'
import { JOBS_CRON, jobTasks } from './features/operations/jobs/tasks.ts'
import { OUTBOX_CRON, outboxTasks } from './features/operations/outbox/tasks.ts'
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
    ...accountTasks(context),
    ...photoTasks(context),
    ...conversationTasks(context),
    ...noticeTasks(context, { ...messageRenderers(context), ...answerRenderers(context) }),
    ...attachmentTasks(context),
    ...responseTasks(context, (space, wanted) => listAlike(context.search, space, wanted)),
    ...supportTasks(context),
    ...newsletterTasks(context),
    ...importTasks(context),
    [SWEEP_SPOOL_TASK]: () => sweepSpool(config.DATA_DIR, context.now()),
    [SWEEP_KEYS_TASK]: () => sweepKeys(db, context.now()),
    [SWEEP_ERRORS_TASK]: sweepErrors(context),
    [SYNC_TASK]: syncCrossPosts(context),
    [DELIVER_TASK]: deliverCrossPost(context),
    ...savedTasks(context),
    ...countTasks(context),
    ...searchTasks(context),
    ...assistantTasks(context),
    ...orderTasks(context),
    ...inboundMailTasks(context),
    ...alertTasks(context),
    ...bookingTasks(context),
    ...creativeTasks(context),
    ...changeTasks(context),
    ...renewalTasks(context),
    ...viewingTasks(context),
    ...availabilityTasks(context),
    ...calendarTasks(context),
    ...paymentTasks(context),
    ...outboxTasks(context),
    ...jobTasks(context),
    ...backupTasks(context),
    ...liveTasks(context),
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
  ACCOUNT_CRON,
  PHOTO_CRON,
  IMPORT_CRON,
  SPOOL_CRON,
  KEYS_CRON,
  SAVED_CRON,
  COUNTS_CRON,
  SEARCH_CRON,
  ERROR_LOG_CRON,
  CONVERSATION_CRON,
  NOTICE_CRON,
  ATTACHMENT_CRON,
  RESPONSE_CRON,
  SUPPORT_CRON,
  NEWSLETTER_CRON,
  ASSISTANT_CRON,
  ORDER_CRON,
  INBOUND_MAIL_CRON,
  ALERT_CRON,
  BOOKING_CRON,
  CREATIVE_CRON,
  CHANGES_CRON,
  RENEWALS_CRON,
  VIEWING_CRON,
  AVAILABILITY_CRON,
  CALENDAR_CRON,
  PAYMENT_CRON,
  OUTBOX_CRON,
  JOBS_CRON,
  BACKUP_CRON,
  LIVE_CRON,
].join('\n')
