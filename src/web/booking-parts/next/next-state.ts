import type { BookingPayments } from '#contract/booking/payments.ts'
import type { BookingStatus } from '#domain/booking/lifecycle.ts'
import { formatDeadline, toWeekDate } from '#domain/format-dates.ts'
import { describeDeadline } from '../booking-words.ts'
import { findNextAction } from './next-action.ts'
import type { NextAction, NextBooking, NextFacts, NextMoney } from './next-facts.ts'
import { readNextMoney } from './next-money.ts'
import { describeNext } from './next-words.ts'

/** What the top of a booking says to its reader. */
export interface NextState {
  /** Empty to an admin. */
  sentence: string
  /** Null: the reader waits, or nothing follows. */
  action: NextAction | null
  /** Integer US cents, and what they are. */
  sum: { label: string; cents: number } | null
  /** "Pay by the end of Fri, Dec 4" */
  deadline: { text: string; isPressing: boolean } | null
  money: NextMoney
}

/** Derives all of it from the status, the money, the artwork and what the two sides have said, once for the page, its texts and its buttons. */
export function deriveNext(facts: NextFacts): NextState {
  const { booking, payments, change, offer } = facts
  const money = readNextMoney(facts)
  const action = findNextAction(facts, money)
  return {
    sentence: describeNext({ booking, money, change, offer, isDirect: isPaidDirectly(payments) }),
    action,
    sum: findSum(booking, money),
    deadline: findDeadlineOf({ facts, money, action }),
    money,
  }
}

function isPaidDirectly(payments: BookingPayments | null): boolean {
  return payments !== null && payments.ways.length === 0 && payments.canRecord.includes('sent')
}

/** The total is what both sides talk about. */
const PROPOSED: readonly BookingStatus[] = ['requested', 'quoted', 'held']

function findSum({ status, side, totalCents }: NextBooking, money: NextMoney): NextState['sum'] {
  if (PROPOSED.includes(status)) return { label: 'Total', cents: totalCents }
  switch (money.kind) {
    case 'due':
      return { label: side === 'buyer' ? 'To pay now' : 'To be paid', cents: money.cents }
    case 'declared':
      return { label: 'Said to be sent', cents: money.cents }
    case 'processing':
      return { label: 'On its way', cents: money.cents }
    case 'owed-back':
      return { label: 'To be given back', cents: money.cents }
    case 'none':
      return null
  }
}

interface FindDeadlineInput {
  facts: NextFacts
  money: NextMoney
  action: NextAction | null
}

/** Of what is to be done now; else of the status, where its sentence does not say it already. */
function findDeadlineOf({ facts, money, action }: FindDeadlineInput): NextState['deadline'] {
  const { booking, change } = facts
  if (change) {
    const until = formatDeadline(new Date(change.deadlineAt), booking.timeZone)
    return change.isToAnswer
      ? { text: `Answer by ${until}`, isPressing: true }
      : { text: `${booking.other.name} answers by ${until}`, isPressing: false }
  }
  if (action?.kind === 'part' && action.part === 'artwork') return ofArtwork(booking)
  if (action?.kind === 'part' && action.part === 'proof') return ofProof(booking)
  if (money.kind === 'due' && money.dueOn && booking.status !== 'awaiting-payment')
    return ofMoney(booking, money)
  if (booking.status === 'booked' || booking.status === 'in-flight') return null
  const isUnderWay = money.kind === 'declared' || money.kind === 'processing'
  if (isUnderWay && booking.side === 'buyer') return ofWaiting(booking)
  const text = describeDeadline(booking)
  return text ? { text, isPressing: booking.status !== 'draft' && action !== null } : null
}

/** The buyer has done what was asked: the dates are kept for so long. */
function ofWaiting({ status, deadlineAt, timeZone }: NextBooking): NextState['deadline'] {
  if (status !== 'awaiting-payment' || !deadlineAt) return null
  return { text: `Dates held until ${formatDeadline(new Date(deadlineAt), timeZone)}`, isPressing: false }
}

function ofArtwork({ artwork, isOnBehalf }: NextBooking): NextState['deadline'] {
  if (!artwork?.dueOn || artwork.state === 'waiting' || artwork.state === 'approved') return null
  if (artwork.isLate) return { text: `It was due on ${toWeekDate(artwork.dueOn)}`, isPressing: true }
  return { text: `${isOnBehalf ? 'Upload' : 'Send'} it by ${endOf(artwork.dueOn)}`, isPressing: false }
}

function ofProof({ proof, side }: NextBooking): NextState['deadline'] {
  if (!proof || side !== 'seller') return null
  if (proof.isLate) return { text: `It was due on ${toWeekDate(proof.dueOn)}`, isPressing: true }
  return { text: `Due by ${endOf(proof.dueOn)}`, isPressing: proof.state === 'questioned' }
}

function ofMoney(
  { side }: NextBooking,
  { dueOn, isLate }: Extract<NextMoney, { kind: 'due' }>,
): NextState['deadline'] {
  if (!dueOn) return null
  if (isLate) return { text: `It was due on ${toWeekDate(dueOn)}`, isPressing: true }
  return { text: `${side === 'buyer' ? 'Pay' : 'To be paid'} by ${endOf(dueOn)}`, isPressing: false }
}

const endOf = (day: string) => `the end of ${toWeekDate(day)}`
