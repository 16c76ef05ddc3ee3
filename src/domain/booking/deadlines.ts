import { addDays, toInstant, toWallTime } from '../zoned-time.ts'
import type { BookingStatus } from './lifecycle.ts'
import { earliestDay } from './sale-window.ts'

const HOUR_MS = 3_600_000

/** How long each state may last before the clock ends it. Hours are of the wall's 24, days of the space's calendar. */
export const DEADLINES = {
  draftDays: 7,
  quoteHours: 72,
  /** What a hold lasts where nothing else is said, and what a seller may choose. */
  holdDays: { min: 1, default: 3, max: 7 },
  challengeHours: 24,
  /** The next of a waiting list has this long. */
  turnHours: 24,
  /** A transfer between banks takes days; counted Monday to Friday. */
  paymentWorkingDays: 5,
  /** Until a payment through a provider is begun, of what is booked at once. */
  providerMinutes: 45,
  /** A payment that was begun keeps the dates so much longer at most. */
  begunMinutes: 60,
  /** What was paid in the last second of the provider's page is known so much later: the sweep reads within a minute. */
  noticeMinutes: 2,
  /** After its end either side may still dispute. */
  disputeDays: 30,
} as const

export interface DeadlineFacts {
  now: Date
  /** Where the space is (IANA). */
  timeZone: string
  /** Of the booking, `YYYY-MM-DD`, inclusive. */
  first: string
  last: string
  /** The seller's time to answer a request. */
  answerHours: number
  /** Of a hold. */
  holdDays?: number
  /** Of what waits for its first payment: it is paid on the spot, through a provider. */
  isPaidAtOnce?: boolean
}

/** What is not agreed never outlasts the start of the booking itself, and what is sold on its own first day or later, that day. */
export function agreeableUntil({
  now,
  timeZone,
  first,
}: Pick<DeadlineFacts, 'now' | 'timeZone' | 'first'>): Date {
  const starts = toInstant({ date: first, minute: 0 }, timeZone)
  return now < starts ? starts : endOf(toWallTime(now, timeZone).date, timeZone)
}

/** When the clock moves a booking that has just come to a state; null: never. */
export function findDeadline(status: BookingStatus, facts: DeadlineFacts): Date | null {
  const { now, timeZone, first, last } = facts
  const starts = toInstant({ date: first, minute: 0 }, timeZone)
  const limit = agreeableUntil(facts)
  const hours = (count: number) => earlier(new Date(now.getTime() + count * HOUR_MS), limit)
  switch (status) {
    case 'draft':
      return hours(DEADLINES.draftDays * 24)
    case 'requested':
      return hours(facts.answerHours)
    case 'quoted':
      return hours(DEADLINES.quoteHours)
    case 'held':
      return hours((facts.holdDays ?? DEADLINES.holdDays.default) * 24)
    case 'awaiting-payment':
      return facts.isPaidAtOnce
        ? hours(DEADLINES.providerMinutes / 60)
        : earlier(afterWorkingDays(now, timeZone), limit)
    case 'booked':
      return later(now, starts)
    case 'in-flight':
      return later(now, endOf(last, timeZone))
    default:
      return null
  }
}

/** A second option wants to book: the first has a day to decide, and never longer than it had. */
export function challengedUntil(now: Date, heldUntil: Date): Date {
  return earlier(new Date(now.getTime() + DEADLINES.challengeHours * HOUR_MS), heldUntil)
}

/** The last day on which a booking can be disputed. */
export function disputableUntil(last: string): string {
  return addDays(last, DEADLINES.disputeDays)
}

/** The end of the fifth working day after an instant, where the space is. */
function afterWorkingDays(now: Date, timeZone: string): Date {
  return endOf(earliestDay(toWallTime(now, timeZone).date, DEADLINES.paymentWorkingDays), timeZone)
}

function endOf(day: string, timeZone: string): Date {
  return toInstant({ date: addDays(day, 1), minute: 0 }, timeZone)
}

function earlier(one: Date, other: Date): Date {
  return one < other ? one : other
}

function later(one: Date, other: Date): Date {
  return one > other ? one : other
}
