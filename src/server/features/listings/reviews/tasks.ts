import type { TaskList } from 'graphile-worker'
import type { AppContext } from '../../../context.ts'
import { APPROVE_IMPORT_TASK, resumeApprovals, runApproval } from './approve-import.ts'
import { APPROVE_TRUSTED_TASK, approveTrusted } from './trust/approve-trusted.ts'

/** Every minute: the job of a killed process stays locked for hours, so approvals detect it themselves. */
export const REVIEW_CRON = `* * * * * resume-approvals
* * * * * ${APPROVE_TRUSTED_TASK}`

export function reviewTasks(context: AppContext): TaskList {
  return {
    [APPROVE_IMPORT_TASK]: (payload) => runApproval(context, (payload as { id: number }).id),
    [APPROVE_TRUSTED_TASK]: async (_payload, { logger }) => {
      const count = await approveTrusted(context)
      if (count > 0) logger.info(`${count} spaces of trusted sellers are live`)
    },
    'resume-approvals': async (_payload, { logger }) => {
      const count = await resumeApprovals(context)
      if (count > 0) logger.info(`${count} approvals of imports resumed`)
    },
  }
}
