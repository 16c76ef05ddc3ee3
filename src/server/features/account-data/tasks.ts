import type { TaskList } from 'graphile-worker'
import type { AppContext } from '../../context.ts'
import type { PersonalTables } from '../../platform/personal-data/personal-table.ts'
import { accountDataTasks, COMPANY_EXPORTS_CRON } from './account-data/tasks.ts'

/** The jobs of the wing, by name. */
export function accountDataWingTasks(context: AppContext, tables: PersonalTables): TaskList {
  return accountDataTasks(context, tables)
}

/** When they run (UTC), one crontab line each. */
export const ACCOUNT_DATA_WING_CRON = COMPANY_EXPORTS_CRON
