import type { TaskList } from 'graphile-worker'
import type { AppContext } from '../../../context.ts'
import { rollCounts, sweepCounts, sweepMarks } from './roll-counts.ts'
import { sweepDemand } from './sweep-demand.ts'

/** What can still change: today, and yesterday until its last counters have been written. */
const OPEN_DAYS = 3

/** Hours are rolled up at five past; marks go after midnight in the market's zone, in summer and winter. */
export const COUNTS_CRON = [
  '5 * * * * roll-counts ?max=3&queue=roll-counts',
  '40 3 * * * sweep-counts ?max=3&queue=roll-counts',
  '10 7,8 * * * sweep-marks ?max=3',
  '23 4 * * * sweep-demand',
].join('\n')

export function countTasks({ db, now }: AppContext): TaskList {
  return {
    'roll-counts': () => rollCounts(db, { now: now(), days: OPEN_DAYS }),
    'sweep-counts': async () => {
      await rollCounts(db, { now: now() })
      await sweepCounts(db, now())
    },
    'sweep-marks': () => sweepMarks(db, now()),
    'sweep-demand': () => sweepDemand(db),
  }
}
