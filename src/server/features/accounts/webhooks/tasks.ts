import type { TaskList } from 'graphile-worker'
import { WEBHOOK_DAYS } from '#domain/webhook-events.ts'
import type { AppContext } from '../../../context.ts'
import { SEND_TASK } from './queue-delivery.ts'
import { sendWebhooks } from './send-webhooks.ts'

/** Events bring a job of their own; the schedule sends what a process left that was killed. Nightly what is old goes (UTC). */
export const WEBHOOKS_CRON = [`* * * * * ${SEND_TASK} ?max=1`, '50 5 * * * sweep-webhooks ?max=3'].join('\n')

export function webhookTasks(context: AppContext): TaskList {
  return {
    [SEND_TASK]: () => sendWebhooks(context),
    'sweep-webhooks': () => sweepWebhooks(context),
  }
}

/** Deliveries go with their events; former secrets with their day. */
export async function sweepWebhooks({ db, now }: Pick<AppContext, 'db' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - WEBHOOK_DAYS * 86_400_000)
  await db.deleteFrom('webhook_events').where('created_at', '<', before).execute()
  await db
    .updateTable('webhook_endpoints')
    .set({ former_secret: null, former_until: null })
    .where('former_until', '<', now())
    .execute()
}
