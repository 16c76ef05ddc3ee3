import { toDayNumber } from '../dates.ts'
import { addDays, toInstant } from '../zoned-time.ts'
import type { Days } from './cells.ts'
import { type BookingStatus, cameToNothing } from './lifecycle.ts'

/** Days before its end on which both sides are told that a booking ends; a buyer who is asked decides so many before the next term. */
export const RENEWAL_DAYS = { remind: 28, decide: 14 } as const

/** To read an offer and to decide, however late it comes. */
const LEAST_HOURS = 72
const HOUR_MS = 3_600_000

/** Where the next term can be offered: while it runs. */
export const RENEWABLE_STATUSES: readonly BookingStatus[] = ['in-flight']

/** Whether a seller can offer the next term. @param renewal the last one that was offered; null: none was */
export function canRenew(status: BookingStatus, renewal: { status: BookingStatus } | null): boolean {
  return RENEWABLE_STATUSES.includes(status) && (renewal === null || cameToNothing(renewal.status))
}

/** Until when the buyer can accept: two weeks before it begins, but not within three days, and never later than that. */
export function findRenewalDeadline(
  now: Date,
  { first, timeZone }: { first: string; timeZone: string },
): Date {
  const at = (date: string) => toInstant({ date, minute: 0 }, timeZone).getTime()
  const least = now.getTime() + LEAST_HOURS * HOUR_MS
  return new Date(Math.min(at(first), Math.max(least, at(addDays(first, -RENEWAL_DAYS.decide)))))
}

/** As long again, from the day after. Days are `YYYY-MM-DD`. */
export function nextTerm({ first, last }: Days): Days {
  return { first: addDays(last, 1), last: addDays(last, toDayNumber(last) - toDayNumber(first) + 1) }
}

interface EndDetails {
  title: string
  /** Written. */
  ends: string
  buyer: string
  seller: string
}

/** What both sides are told before the end: nothing renews on its own. */
export function describeEnd({ title, ends, buyer, seller }: EndDetails) {
  const line = `“${title}” ends on ${ends}`
  return {
    seller: {
      line,
      paragraphs: [
        `Offer ${buyer} the next term before others ask for it. Nothing renews by itself: it is booked when ${buyer} accepts.`,
      ],
      button: 'Offer a renewal',
    },
    buyer: {
      line,
      paragraphs: [
        `Nothing renews automatically. If you want to stay, ask ${seller} in the thread of the booking for the next term.`,
      ],
      button: 'Open the booking',
    },
  }
}
