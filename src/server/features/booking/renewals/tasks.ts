import type { TaskList } from 'graphile-worker'
import type { AppContext } from '../../../context.ts'
import { remindOfRenewals } from './remind-renewal.ts'

/** Each hour, between those of others. */
export const RENEWALS_CRON = '23 * * * * remind-renewals ?max=1'

export function renewalTasks(context: AppContext): TaskList {
  return { 'remind-renewals': () => remindOfRenewals(context) }
}
