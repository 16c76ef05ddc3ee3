import type { TaskList } from 'graphile-worker'
import type { AppContext } from '../../context.ts'
import { ATTACHMENT_CRON, attachmentTasks } from './attachments/tasks.ts'
import { CONVERSATION_CRON, conversationTasks } from './conversations/tasks.ts'
import { INBOUND_MAIL_CRON, inboundMailTasks } from './inbound-mail/tasks.ts'
import type { ListAlike } from './responses/list-alike.ts'
import { RESPONSE_CRON, responseTasks } from './responses/tasks.ts'
import { VIEWING_CRON, viewingTasks } from './viewings/tasks.ts'

/** The jobs of the wing, by name. */
export function messagingWingTasks(context: AppContext, listAlike: ListAlike): TaskList {
  return {
    ...conversationTasks(context),
    ...attachmentTasks(context),
    ...responseTasks(context, listAlike),
    ...inboundMailTasks(context),
    ...viewingTasks(context),
  }
}

/** When they run (UTC), one crontab line each. */
export const MESSAGING_WING_CRON = [
  CONVERSATION_CRON,
  ATTACHMENT_CRON,
  RESPONSE_CRON,
  INBOUND_MAIL_CRON,
  VIEWING_CRON,
].join('\n')
