import type { TaskList } from 'graphile-worker'
import type { AppContext } from '../../../context.ts'
import { measureProof } from './measure-proof.ts'
import { measureRatings } from './measure-ratings.ts'
import { remindOfReviews, revealClosed } from './tend-reviews.ts'

/** Opened soon after the time is over; asked for in the market's morning (UTC). */
export const REVIEW_CRON = `50 * * * * reveal-reviews ?max=1
55 * * * * measure-ratings ?max=1
20 5 * * * measure-proof ?max=1
25 16 * * * remind-reviews ?max=3`

export function reviewTasks(context: AppContext): TaskList {
  return {
    'reveal-reviews': () => revealClosed(context),
    'measure-proof': () => measureProof(context),
    'measure-ratings': () => measureRatings(context),
    'remind-reviews': () => remindOfReviews(context),
  }
}
