import { toMonthDay, toShortDate } from '../../format-dates.ts'
import { required } from '../../required.ts'
import { addDays } from '../../zoned-time.ts'
import type { BookingTerms } from '../booking-terms.ts'
import { divideBy, mulDiv } from './cents.ts'
import { countDays } from './split-term.ts'

/** A payment; `dueOn` is a day (`YYYY-MM-DD`), null: when the booking is agreed. Integer US cents. */
export interface Due {
  label: string
  dueOn: string | null
  cents: number
}

interface Owed {
  terms: Pick<BookingTerms, 'paymentSchedule' | 'depositBasisPoints'>
  first: string
  last: string
  bookedOn: string
  totalCents: number
  /** Of the total, what the space costs with its tax; the rest is paid once, with the first. */
  spaceCents: number
}

/** What is due when. Days that lie on or before the booking's own are due when it is agreed. */
export function schedulePayments(owed: Owed): Due[] {
  const { terms, totalCents } = owed
  const dues = {
    'at-once': () => [],
    deposit: () => scheduleDeposit(owed, mulDiv(totalCents, terms.depositBasisPoints, 10_000)),
    'every-28-days': () => scheduleParts(owed),
  }[terms.paymentSchedule]()
  const late = dues.filter(({ cents, dueOn }) => cents > 0 && dueOn !== null && dueOn > owed.bookedOn)
  if (late.length === 0) return [{ label: 'Due when booked', dueOn: null, cents: totalCents }]
  const now = totalCents - late.reduce((sum, { cents }) => sum + cents, 0)
  const first = { label: required(dues[0]).label, dueOn: null, cents: now }
  return now > 0 ? [first, ...late] : late
}

function scheduleDeposit({ first, totalCents }: Owed, depositCents: number): Due[] {
  return [
    { label: 'Deposit', dueOn: null, cents: depositCents },
    { label: 'Balance before the start', dueOn: addDays(first, -1), cents: totalCents - depositCents },
  ]
}

/** Every 28 days, what they cost; all that is paid once comes with the first. */
function scheduleParts({ first, last, totalCents, spaceCents }: Owed): Due[] {
  const parts = listParts(first, last)
  const cents = divideBy(
    parts.map((part) => countDays(part.first, part.last)),
    spaceCents,
  )
  return parts.map((part, at) => ({
    label: `${toMonthDay(part.first)} to ${toShortDate(part.last)}`,
    dueOn: at === 0 ? null : part.first,
    cents: at === 0 ? required(cents[0]) + totalCents - spaceCents : required(cents[at]),
  }))
}

/** A term cut every 28 days from its first; days `YYYY-MM-DD`, inclusive. */
export function listParts(first: string, last: string): { first: string; last: string }[] {
  return Array.from({ length: Math.ceil(countDays(first, last) / 28) }, (_, at) => {
    const end = addDays(first, at * 28 + 27)
    return { first: addDays(first, at * 28), last: end < last ? end : last }
  })
}
