import type { BookingSummary } from '#contract/booking/bookings.ts'
import type { BookingStatus } from '#domain/booking/lifecycle.ts'
import { formatDayIn, formatDeadline } from '#domain/format-dates.ts'
import { WAITING } from './request-tabs.ts'

const MINUTE_MS = 60_000
const HOUR_MINUTES = 60
const DAY_MINUTES = 24 * HOUR_MINUTES
/** Nearer than this is worth a warning. */
const NEAR_MS = 12 * HOUR_MINUTES * MINUTE_MS

/** What happens at the deadline of a status, in front of its time. */
const UNTIL: Partial<Record<BookingStatus, string>> = {
  requested: 'Answer by',
  quoted: 'The buyer answers by',
  held: 'Held until',
  'awaiting-payment': 'Expires if not paid by',
}

type Timed = Pick<BookingSummary, 'status' | 'deadlineAt' | 'timeZone'>

/** "Answer by Tue, Mar 2, 4:05 PM PST, in 5 hours"; null where no deadline asks for anything. */
export function describeDeadline({ status, deadlineAt, timeZone }: Timed, now: Date): string | null {
  if (!deadlineAt) return null
  const at = new Date(deadlineAt)
  if (status === 'booked') return `Begins ${formatDayIn(at, timeZone)}, ${timeUntil(at, now)}`
  // the instant after a day
  const day = formatDayIn(new Date(at.getTime() - 1), timeZone)
  if (status === 'in-flight') return `Ends ${day}`
  const words = UNTIL[status]
  return words ? `${words} ${formatDeadline(at, timeZone)}, ${timeUntil(at, now)}` : null
}

/** Whether the seller should look at it before anything else. */
export function isPressing({ status, deadlineAt }: Timed, now: Date): boolean {
  return WAITING.includes(status) && deadlineAt !== null && Date.parse(deadlineAt) - now.getTime() < NEAR_MS
}

/** "in 5 hours", in whole units rounded down; "any minute now" once it is reached. */
function timeUntil(at: Date, now: Date): string {
  const minutes = Math.floor((at.getTime() - now.getTime()) / MINUTE_MS)
  if (minutes < 1) return 'any minute now'
  if (minutes < HOUR_MINUTES) return `in ${count(minutes, 'minute')}`
  if (minutes < 2 * DAY_MINUTES) return `in ${count(Math.floor(minutes / HOUR_MINUTES), 'hour')}`
  return `in ${count(Math.floor(minutes / DAY_MINUTES), 'day')}`
}

/** "2 others ask for these days, 1 waits for them"; null where nobody does. */
export function describeRivals(rivals: BookingSummary['rivals']): string | null {
  if (!rivals) return null
  const { requests, waiting } = rivals
  const asking =
    requests > 0 && `${count(requests, 'other')} ${requests === 1 ? 'asks' : 'ask'} for these days`
  const inLine = waiting > 0 && `${waiting} ${waiting === 1 ? 'waits' : 'wait'} for them`
  if (!asking) return inLine ? `${waiting} ${waiting === 1 ? 'waits' : 'wait'} for these days` : null
  return [asking, inLine].filter(Boolean).join(', ')
}

const count = (n: number, one: string) => `${n} ${one}${n === 1 ? '' : 's'}`
