import type { TaskList } from 'graphile-worker'
import type { AppContext } from '../../../context.ts'
import type { BriefMeans } from './brief-means.ts'
import { runBriefClock } from './close-briefs.ts'

/** Each hour, between those of others. */
export const BRIEFS_CRON = '7 * * * * brief-clock ?max=1'

export function briefTasks(context: AppContext, means: BriefMeans): TaskList {
  return { 'brief-clock': () => runBriefClock(context, means) }
}
