import type { TaskList } from 'graphile-worker'
import type { AppContext } from '../../context.ts'
import { planRequestTasks } from './plan-requests/tasks.ts'
import type { PlanMeans } from './plans/plan-booking.ts'

/** The jobs of the wing, by name. */
export function planningWingTasks(context: AppContext, means: PlanMeans): TaskList {
  return planRequestTasks(context, means)
}
