import type { TaskList } from 'graphile-worker'
import type { AppContext } from '../../context.ts'
import type { PersonalData } from '../../platform/personal-data/personal-data.ts'
import { accountDataTasks, COMPANY_EXPORTS_CRON } from './account-data/tasks.ts'

/** The jobs of the wing, by name. */
export function accountDataWingTasks(context: AppContext, personalData: PersonalData): TaskList {
  return accountDataTasks(context, personalData)
}

/** When they run (UTC), one crontab line each. */
export const ACCOUNT_DATA_WING_CRON = COMPANY_EXPORTS_CRON
