import type { TaskList } from 'graphile-worker'
import type { AppContext } from '../../../context.ts'
import { sweepFeeds } from '../../../platform/live/sweep-feeds.ts'

export const LIVE_CRON = '41 3 * * * sweep-feeds'

export function liveTasks({ db }: AppContext): TaskList {
  return { 'sweep-feeds': () => sweepFeeds(db) }
}
