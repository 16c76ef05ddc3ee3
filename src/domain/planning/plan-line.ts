import type { BookingStatus } from '../booking/lifecycle.ts'

const ENDED: ReadonlySet<BookingStatus> = new Set(['cancelled', 'declined', 'withdrawn', 'expired'])

/** Whether the booking of a line of a plan came to nothing: the line can be booked again. */
export function isEnded(status: BookingStatus): boolean {
  return ENDED.has(status)
}
