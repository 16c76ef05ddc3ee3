import type { BookingSummary } from '#contract/booking/bookings.ts'
import { formatDeadline, toWeekDate } from '#domain/format-dates.ts'

type Timed = Pick<BookingSummary, 'status' | 'side' | 'deadlineAt' | 'timeZone' | 'first' | 'last' | 'other'>

/** What has to happen by when, to its reader: "Answer by Tue, Dec 1, 5:00 PM PST"; null where nothing is waited for. */
export function describeDeadline(booking: Timed): string | null {
  const { status, deadlineAt, timeZone, first, last } = booking
  if (status === 'booked') return `Begins on ${toWeekDate(first)}`
  if (status === 'in-flight') return `Runs through ${toWeekDate(last)}`
  const begin = toBeginning(booking)
  return begin && deadlineAt && `${begin} ${formatDeadline(new Date(deadlineAt), timeZone)}`
}

function toBeginning({ status, side, other }: Timed): string | null {
  switch (status) {
    case 'draft':
      return 'Kept until'
    case 'requested':
      return side === 'seller' ? 'Answer by' : `${side ? other.name : 'The seller'} answers by`
    case 'quoted':
      return side === 'buyer' ? 'Accept by' : `${side ? other.name : 'The buyer'} decides by`
    case 'held':
      return 'Held until'
    case 'awaiting-payment':
      return side === 'buyer' ? 'Pay by' : 'Expires if not paid by'
    default:
      return null
  }
}
