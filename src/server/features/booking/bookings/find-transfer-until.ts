import { findDeadline } from '#domain/booking/deadlines.ts'
import { required } from '#domain/required.ts'
import type { BookingRow } from './lock-booking.ts'

type Standing = Pick<
  BookingRow,
  'status' | 'instructions_id' | 'deadline_at' | 'time_zone' | 'first_day' | 'last_day'
>

/**
 * Until when a buyer has who pays by bank transfer, where the dates are kept for less because the seller takes cards too; null:
 * nothing is to be chosen. @param agreedAt when both sides had accepted
 */
export function findTransferUntil(booking: Standing, agreedAt: Date | undefined): Date | null {
  const {
    status,
    instructions_id,
    deadline_at,
    time_zone: timeZone,
    first_day: first,
    last_day: last,
  } = booking
  if (status !== 'awaiting-payment' || instructions_id === null || !deadline_at || !agreedAt) return null
  const until = required(findDeadline(status, { now: agreedAt, timeZone, first, last, answerHours: 0 }))
  return until > deadline_at ? until : null
}
