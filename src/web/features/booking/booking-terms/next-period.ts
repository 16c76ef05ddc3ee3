import { toDayNumber } from '#domain/dates.ts'
import { addDays } from '#domain/zoned-time.ts'
import type { PeriodForm } from './terms-form.ts'

const NONE: PeriodForm = {
  id: null,
  label: '',
  first: '',
  last: '',
  capacity: '',
  materialDate: '',
  soldUntil: '',
}

/** The issue after the last ones: as far behind the last as that is behind the one before, with the same deadlines. */
export function nextPeriod(periods: readonly PeriodForm[]): PeriodForm {
  const [before, last] = periods.slice(-2)
  if (!before?.first || !last?.first) return NONE
  const days = toDayNumber(last.first) - toDayNumber(before.first)
  const later = (date: string) => date && addDays(date, days)
  return {
    ...last,
    id: null,
    label: '',
    first: later(last.first),
    last: later(last.last),
    materialDate: later(last.materialDate),
    soldUntil: later(last.soldUntil),
  }
}
