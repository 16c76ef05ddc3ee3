import type { Availability, AvailableUnit } from '#contract/booking/availability.ts'
import { joinSpans } from '#domain/booking/spans.ts'
import { toDayNumber } from '#domain/dates.ts'
import { addDays } from '#domain/zoned-time.ts'
import { listStarts } from './date-choice.ts'

type Terms = Pick<Availability, 'earliest' | 'latest' | 'minDays' | 'maxDays'>

interface Wanted {
  days: number
  quantity: number
}

/** The days of a booking that ended before them, where they are free again; else the next for as long. Null: nothing is free. */
export function findDaysAgain(
  unit: AvailableUnit,
  terms: Terms,
  { first, last, quantity }: { first: string; last: string; quantity: number },
): { from: string; to: string } | null {
  const same = { from: first, to: last }
  if (unit.cell !== 'day') {
    const start = listStarts(unit, terms, quantity).find((one) => one.first === first)
    if (start?.ends.some(({ to }) => to === last)) return same
  } else if (
    first >= terms.earliest &&
    joinFree(unit, quantity).some((span) => span.first <= first && span.last >= last)
  )
    return same
  return findNextFree(unit, terms, { days: countDays(first, last), quantity })
}

/** The first free days of a unit for as long as before; where so many are not free in a row, the first that are sold. Null: nothing is free. */
export function findNextFree(
  unit: AvailableUnit,
  terms: Terms,
  { days, quantity }: Wanted,
): { from: string; to: string } | null {
  if (unit.cell === 'day') return findFreeDays(unit, terms, { days, quantity })
  const starts = listStarts(unit, terms, quantity)
  for (const { first: from, ends } of starts) {
    const end = ends.find(({ to }) => countDays(from, to) >= days)
    if (end) return { from, to: end.to }
  }
  const [start] = starts
  const end = start?.ends.at(-1)
  return start && end ? { from: start.first, to: end.to } : null
}

function findFreeDays(unit: AvailableUnit, { earliest }: Terms, { days, quantity }: Wanted) {
  for (const { first, last } of joinFree(unit, quantity)) {
    const from = first < earliest ? earliest : first
    if (from <= last && countDays(from, last) >= days) return { from, to: addDays(from, days - 1) }
  }
  return null
}

const joinFree = ({ spans }: AvailableUnit, quantity: number) =>
  joinSpans(spans.filter(({ free }) => free >= quantity))

const countDays = (first: string, last: string) => toDayNumber(last) - toDayNumber(first) + 1
