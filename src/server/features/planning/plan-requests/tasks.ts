import type { TaskList } from 'graphile-worker'
import type { AppContext } from '../../../context.ts'
import type { PlanMeans } from '../plans/plan-booking.ts'
import { runRequest } from './run-request.ts'
import { SEND_PLAN_TASK } from './send-plan.ts'

export function planRequestTasks(context: AppContext, means: PlanMeans): TaskList {
  return {
    [SEND_PLAN_TASK]: (payload, { job }) =>
      runRequest(context, means, {
        id: (payload as { id: number }).id,
        isLastTry: job.attempts >= job.max_attempts,
      }),
  }
}
