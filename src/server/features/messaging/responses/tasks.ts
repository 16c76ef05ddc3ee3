import type { TaskList } from 'graphile-worker'
import type { AppContext } from '../../../context.ts'
import { demoteUnresponsive } from './demote-unresponsive.ts'
import type { ListAlike } from './list-alike.ts'
import { measureSellers } from './measure-answers.ts'
import { remindSeller } from './remind-seller.ts'

/** On the hour, when absences end in most of the world; fades are nightly, off-peak. */
export const RESPONSE_CRON = ['0 * * * * measure-answers ?max=3', '20 5 * * * fade-sellers ?max=3'].join('\n')

export function responseTasks(context: AppContext, listAlike: ListAlike): TaskList {
  const { db, now } = context
  return {
    'measure-answers': async (payload) => {
      const { sellerId } = payload as { sellerId?: number }
      await measureSellers(db, { now: now(), sellerId })
      // whoever has answered, or is away, need not wait for the night
      await demoteUnresponsive(db, { now: now(), sellerId, steps: ['restore'] })
    },
    'remind-seller': (payload) =>
      remindSeller({ ...context, listAlike }, (payload as { conversationId: number }).conversationId),
    'fade-sellers': () => demoteUnresponsive(db, { now: now(), steps: ['fade', 'pause', 'restore'] }),
  }
}
