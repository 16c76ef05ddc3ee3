import type { TaskList } from 'graphile-worker'
import type { AppContext } from '../../../context.ts'
import type { PersonalData } from '../../../platform/personal-data/personal-data.ts'
import { DELETE_FILES_TASK, deleteFiles } from './close-market.ts'
import { DELETE_COMPANY_TASK } from './company-deletion.ts'
import { EXPORT_COMPANY_TASK } from './company-export.ts'
import { runCompanyDeletion } from './run-company-deletion.ts'
import { runCompanyExport, sweepCompanyExports } from './run-company-export.ts'

/** Hourly. */
export const COMPANY_EXPORTS_CRON = '47 * * * * sweep-company-exports ?max=1'

export function accountDataTasks(context: AppContext, personalData: PersonalData): TaskList {
  return {
    [EXPORT_COMPANY_TASK]: (payload, { job }) =>
      runCompanyExport(context, {
        id: (payload as { id: number }).id,
        tables: personalData.tables,
        isLastTry: job.attempts >= job.max_attempts,
      }),
    [DELETE_COMPANY_TASK]: (payload) =>
      runCompanyDeletion(context, { id: (payload as { id: number }).id, personalData }),
    [DELETE_FILES_TASK]: (payload) => deleteFiles(context, (payload as { paths: string[] }).paths),
    'sweep-company-exports': () => sweepCompanyExports(context),
  }
}
