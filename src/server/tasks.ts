import type { TaskList } from 'graphile-worker'
import type { AppContext } from './context.ts'
import { ACCOUNT_CRON, accountTasks } from './features/accounts/tasks.ts'
import { PHOTO_CRON, photoTasks } from './features/photos/tasks.ts'
import { SEARCH_CRON, searchTasks } from './features/search/tasks.ts'
import { SEND_MAIL_TASK } from './platform/mail/mail.ts'
import { sendMailTask } from './platform/mail/send-mail-task.ts'

/** Every job of every feature, by name. */
export function taskList(context: AppContext): TaskList {
  const { db, config } = context
  return {
    ...accountTasks(context),
    ...photoTasks(context),
    ...searchTasks(context),
    [SEND_MAIL_TASK]: sendMailTask({ db, smtpUrl: config.SMTP_URL, from: config.MAIL_FROM }),
  }
}

/** What runs by the clock (UTC), one line of a crontab each. */
export const CRONTAB = [ACCOUNT_CRON, PHOTO_CRON, SEARCH_CRON].join('\n')
