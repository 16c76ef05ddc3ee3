import { type BookingStatus, FINAL_STATUSES } from '../booking/lifecycle.ts'

/** Whether the booking of a line of a plan came to nothing: the line can be booked again. */
export function isEnded(status: BookingStatus): boolean {
  return status !== 'completed' && FINAL_STATUSES.includes(status)
}
