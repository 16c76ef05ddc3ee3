import type { TaskList } from 'graphile-worker'
import type { AppContext } from '../../../context.ts'
import { matchListings } from './match-listings.ts'
import { sweepHits } from './record-hits.ts'
import { sendAlertNotices } from './send-alert-notices.ts'
import { pruneAlertChanges, WatchFeed } from './watch-feed.ts'

/**
 * Every minute, one after the other: a job written with each change would make sellers wait for one another at its key. Both
 * tasks work from tables, so a minute that was left out is made up by the next.
 */
export const ALERT_CRON = [
  '* * * * * watch-market ?max=3&queue=alerts&jobKey=watch-market',
  '20 4 * * * sweep-alerts ?max=3',
].join('\n')

export function alertTasks(context: AppContext): TaskList {
  const feed = new WatchFeed(context.db, context.now)
  return {
    'watch-market': async () => {
      await matchListings(context, feed)
      await sendAlertNotices(context)
    },
    'sweep-alerts': async () => {
      await sweepHits(context.db, context.now())
      await pruneAlertChanges(context.db)
    },
  }
}
