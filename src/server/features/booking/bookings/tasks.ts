import type { TaskList } from 'graphile-worker'
import type { AppContext } from '../../../context.ts'
import { tickBookings } from './booking-clock.ts'
import { keepRetention, RETENTION_CRON } from './keep-retention.ts'
import { offerDates } from './offer-dates.ts'
import { remindOfBookings } from './remind.ts'
import { sweepWaitlist } from './sweep-waitlist.ts'
import { OFFER_TASK } from './waitlist.ts'

/** Each minute: what has come to its time moves, then whoever waits for it is told. */
export const BOOKING_CRON = `* * * * * booking-clock ?max=1\n${RETENTION_CRON}`

export function bookingTasks(context: AppContext): TaskList {
  return {
    'booking-clock': async () => {
      await tickBookings(context)
      await remindOfBookings(context)
      await sweepWaitlist(context)
    },
    'keep-retention': async () => {
      await keepRetention(context)
    },
    [OFFER_TASK]: (payload) => offerDates(context, (payload as { listingId: number }).listingId),
  }
}
