import type { TaskList } from 'graphile-worker'
import type { AppContext } from '../../context.ts'
import { measureSellers } from './measure-answers.ts'

/** On the hour, when absences end in most of the world. */
export const RESPONSE_CRON = '0 * * * * measure-answers ?max=3'

export function responseTasks({ db, now }: AppContext): TaskList {
  return {
    'measure-answers': (payload) => {
      const { sellerId } = payload as { sellerId?: number }
      return measureSellers(db, { now: now(), sellerId })
    },
  }
}
