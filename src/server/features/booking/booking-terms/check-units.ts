import type { BookingTermsInput } from '#contract/booking/booking-terms.ts'
import { toDateRange } from '#domain/format-dates.ts'
import { required } from '#domain/required.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Unit } from '../availability/space-units.ts'

type UnitInput = BookingTermsInput['units'][number]

/** What no schema of one unit sees. @throws AppError `invalid-input` */
export function checkUnits(
  { units, minDays, maxDays }: Pick<BookingTermsInput, 'units' | 'minDays' | 'maxDays'>,
  stored: readonly Unit[],
): void {
  if (minDays !== null && maxDays !== null && maxDays < minDays)
    throw refuse('maxDays', 'The longest term is shorter than the shortest.')
  const ids = units.flatMap(({ id }) => id ?? [])
  const known = new Map(stored.map((unit) => [unit.id, unit]))
  if (new Set(ids).size < ids.length || ids.some((id) => !known.has(id)))
    throw refuse('units', 'This space has no such unit.')
  for (const unit of units) checkPeriods(unit, unit.id === null ? undefined : known.get(unit.id))
}

function checkPeriods({ name, cell, periods }: UnitInput, stored: Unit | undefined): void {
  if (cell !== 'listed' && periods.length > 0)
    throw refuse('units', `“${name}” is not sold by dates of its own. Take its dates off first.`)
  const ids = periods.flatMap(({ id }) => id ?? [])
  if (new Set(ids).size < ids.length || ids.some((id) => !stored?.periods.some((one) => one.id === id)))
    throw refuse('units', `“${name}” has no such date.`)
  const sorted = periods.toSorted((a, b) => (a.first < b.first ? -1 : 1))
  const second = sorted.find((period, at) => at > 0 && period.first <= required(sorted[at - 1]).last)
  if (second) throw refuse('units', `Two dates of “${name}” overlap: ${toDateRange(second)}.`)
}

function refuse(field: string, message: string): AppError {
  return new AppError('invalid-input', { message, fields: { [field]: message } })
}
