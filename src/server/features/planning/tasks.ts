import type { TaskList } from 'graphile-worker'
import type { AppContext } from '../../context.ts'
import type { BriefMeans } from './briefs/brief-means.ts'
import { BRIEFS_CRON, briefTasks } from './briefs/tasks.ts'
import { planRequestTasks } from './plan-requests/tasks.ts'
import type { PlanMeans } from './plans/plan-booking.ts'

/** The jobs of the wing, by name. */
export function planningWingTasks(
  context: AppContext,
  { briefs, ...means }: PlanMeans & { briefs: BriefMeans },
): TaskList {
  return { ...planRequestTasks(context, means), ...briefTasks(context, briefs) }
}

export const PLANNING_WING_CRON = BRIEFS_CRON
