import { formatShortCents } from '#domain/booking/price/cents.ts'
import { toShortDate } from '#domain/format-dates.ts'
import { joinSchedules } from '#domain/planning/money-due.ts'
import type { ChosenLine } from './press-words.ts'

interface DueRow {
  due: string
  spaces: number
  amount: string
}

/** All schedules of what is chosen as one, as the table reads it. */
export function listDueRows(chosen: readonly ChosenLine[]): DueRow[] {
  return joinSchedules(chosen.map(({ offer }) => offer.terms.schedule)).map(({ dueOn, cents, lines }) => ({
    due: dueOn === null ? 'When it is booked' : toShortDate(dueOn),
    spaces: lines,
    amount: formatShortCents(cents),
  }))
}
