import type { Availability, AvailableUnit } from '#contract/booking/availability.ts'
import { listCells } from '#domain/booking/cells.ts'
import { joinSpans } from '#domain/booking/spans.ts'
import { toDayNumber } from '#domain/dates.ts'
import { toDateRange, toShortDate } from '#domain/format-dates.ts'
import { required } from '#domain/required.ts'
import { addDays } from '#domain/zoned-time.ts'

/** A first day that can be chosen, and the ends it can have, the nearest first. */
export interface Start {
  first: string
  label: string
  ends: End[]
}

export interface End {
  /** As asked of the server. */
  to: string
  label: string
}

type Terms = Pick<Availability, 'earliest' | 'latest' | 'minDays' | 'maxDays'>

/** Of weeks, posting periods and listed dates; a space sold by the day has too many of them to list. */
export function listStarts(unit: AvailableUnit, terms: Terms, quantity: number): Start[] {
  return unit.cell === 'listed' ? listPeriods(unit, terms, quantity) : listCellStarts(unit, terms, quantity)
}

function listPeriods({ periods }: AvailableUnit, { earliest }: Terms, quantity: number): Start[] {
  const open = periods.map(
    (period) =>
      period.first >= earliest && period.free >= quantity && (period.soldUntil ?? earliest) >= earliest,
  )
  return periods.flatMap((period, i) => {
    if (!open[i]) return []
    const ends = takeWhile(periods.slice(i), (_, n) => required(open[i + n]))
    return {
      first: period.first,
      label: describePeriod(period),
      ends: ends.map(({ last }, n) => ({
        to: last,
        label: n === 0 ? 'Only this one' : `${n + 1} in a row`,
      })),
    }
  })
}

function describePeriod({ label, first, last }: AvailableUnit['periods'][number]): string {
  const days = toDateRange({ first, last })
  return label ? `${label}, ${days}` : days
}

function listCellStarts(unit: AvailableUnit, terms: Terms, quantity: number): Start[] {
  const runs = joinSpans(unit.spans.filter(({ free }) => free >= quantity))
  return runs.flatMap(({ first, last }) => {
    const cells = listCells(unit, first, last)
    return cells.flatMap((start, i) => {
      const ends = listEnds(cells.slice(i + 1), start, last, terms)
      if (start < terms.earliest || ends.length === 0) return []
      return { first: start, label: toShortDate(start), ends }
    })
  })
}

/** Each end is the day before a further cell begins. */
function listEnds(further: string[], start: string, last: string, { minDays, maxDays }: Terms): End[] {
  return [...further.map((cell) => addDays(cell, -1)), last].flatMap((to) => {
    const days = toDayNumber(to) - toDayNumber(start) + 1
    if (days < (minDays ?? 0) || days > (maxDays ?? days)) return []
    return { to, label: `${days / 7} ${days === 7 ? 'week' : 'weeks'}, to ${toShortDate(to)}` }
  })
}

function takeWhile<T>(items: readonly T[], holds: (item: T, index: number) => boolean): T[] {
  const end = items.findIndex((item, i) => !holds(item, i))
  return end === -1 ? [...items] : items.slice(0, end)
}
