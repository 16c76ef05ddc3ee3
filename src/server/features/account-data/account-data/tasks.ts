import type { TaskList } from 'graphile-worker'
import type { AppContext } from '../../../context.ts'
import type { PersonalTables } from '../../../platform/personal-data/personal-table.ts'
import { EXPORT_COMPANY_TASK } from './company-export.ts'
import { runCompanyExport, sweepCompanyExports } from './run-company-export.ts'

/** Hourly. */
export const COMPANY_EXPORTS_CRON = '47 * * * * sweep-company-exports ?max=1'

export function accountDataTasks(context: AppContext, tables: PersonalTables): TaskList {
  return {
    [EXPORT_COMPANY_TASK]: (payload, { job }) =>
      runCompanyExport(context, {
        id: (payload as { id: number }).id,
        tables,
        isLastTry: job.attempts >= job.max_attempts,
      }),
    'sweep-company-exports': () => sweepCompanyExports(context),
  }
}
