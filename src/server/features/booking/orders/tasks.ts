import type { TaskList } from 'graphile-worker'
import type { AppContext } from '../../../context.ts'
import { sweepPrepared } from './prepare-booking.ts'

/** Nightly (UTC). */
export const ORDER_CRON = '35 4 * * * sweep-prepared-bookings ?max=3'

export function orderTasks({ db, now }: AppContext): TaskList {
  return { 'sweep-prepared-bookings': () => sweepPrepared(db, now()) }
}
