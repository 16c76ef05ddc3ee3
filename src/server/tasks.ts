import type { TaskList } from 'graphile-worker'
import type { AppContext } from './context.ts'
import { SEND_MAIL_TASK } from './platform/mail/mail.ts'
import { sendMailTask } from './platform/mail/send-mail-task.ts'

/** Every job of every feature, by name. */
export function taskList({ db, config }: AppContext): TaskList {
  return {
    [SEND_MAIL_TASK]: sendMailTask({ db, smtpUrl: config.SMTP_URL, from: config.MAIL_FROM }),
  }
}
