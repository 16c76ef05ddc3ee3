import type { TaskList } from 'graphile-worker'
import type { AppContext } from '../../../context.ts'
import { tendKeys } from './tend-keys.ts'

/** Nightly (UTC). */
export const API_KEYS_CRON = '40 5 * * * tend-api-keys ?max=3'

export function apiKeyTasks(context: AppContext): TaskList {
  return { 'tend-api-keys': () => tendKeys(context) }
}
