import type { TaskList } from 'graphile-worker'
import type { AppContext } from '../../context.ts'
import { AVAILABILITY_CRON, availabilityTasks } from './availability/tasks.ts'
import { CHANGES_CRON, changeTasks } from './booking-changes/tasks.ts'
import { BOOKING_CRON, bookingTasks } from './bookings/tasks.ts'
import { CALENDAR_CRON, calendarTasks } from './calendars/tasks.ts'
import { REPORT_CRON, reportTasks } from './campaign-reports/tasks.ts'
import { CONTRACT_CRON, contractTasks } from './contracts/tasks.ts'
import { CREATIVE_CRON, creativeTasks } from './creatives/tasks.ts'
import { ORDER_CRON, orderTasks } from './orders/tasks.ts'
import { PAYMENT_CRON, paymentTasks } from './payments/tasks.ts'
import { PROOF_CRON, proofTasks } from './proofs/tasks.ts'
import { RENEWALS_CRON, renewalTasks } from './renewals/tasks.ts'
import { REVIEW_CRON, reviewTasks } from './seller-reviews/tasks.ts'

/** The jobs of the wing, by name. */
export function bookingWingTasks(context: AppContext): TaskList {
  return {
    ...orderTasks(context),
    ...bookingTasks(context),
    ...creativeTasks(context),
    ...proofTasks(context),
    ...reportTasks(context),
    ...reviewTasks(context),
    ...changeTasks(context),
    ...renewalTasks(context),
    ...availabilityTasks(context),
    ...calendarTasks(context),
    ...contractTasks(context),
    ...paymentTasks(context),
  }
}

/** When they run (UTC), one crontab line each. */
export const BOOKING_WING_CRON = [
  ORDER_CRON,
  BOOKING_CRON,
  CREATIVE_CRON,
  PROOF_CRON,
  REPORT_CRON,
  REVIEW_CRON,
  CHANGES_CRON,
  RENEWALS_CRON,
  AVAILABILITY_CRON,
  CALENDAR_CRON,
  CONTRACT_CRON,
  PAYMENT_CRON,
].join('\n')
