import type { TaskList } from 'graphile-worker'
import type { AppContext } from '../../../context.ts'
import { sweepHeldMails } from './confirm-mail.ts'

/** Hourly. */
export const INBOUND_MAIL_CRON = '25 * * * * sweep-held-mails ?max=3'

export function inboundMailTasks(context: AppContext): TaskList {
  return { 'sweep-held-mails': () => sweepHeldMails(context) }
}
