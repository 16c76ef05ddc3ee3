import type { TaskList } from 'graphile-worker'
import type { AppContext } from '../../context.ts'
import { ACCOUNT_CRON, accountTasks } from './accounts/tasks.ts'
import { API_KEYS_CRON, apiKeyTasks } from './api-keys/tasks.ts'
import { WEBHOOKS_CRON, webhookTasks } from './webhooks/tasks.ts'

/** The jobs of the wing, by name. */
export function accountsWingTasks(context: AppContext): TaskList {
  return {
    ...accountTasks(context),
    ...apiKeyTasks(context),
    ...webhookTasks(context),
  }
}

/** When they run (UTC), one crontab line each. */
export const ACCOUNTS_WING_CRON = [ACCOUNT_CRON, API_KEYS_CRON, WEBHOOKS_CRON].join('\n')
