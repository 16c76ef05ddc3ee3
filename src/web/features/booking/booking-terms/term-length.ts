import type { UnitForm } from './terms-form.ts'

/** In what the shortest and longest term are asked for. */
export interface TermLength {
  days: 1 | 7 | 28
  /** "week" */
  one: string
  /** "weeks" */
  words: string
}

const LENGTHS: readonly TermLength[] = [
  { days: 28, one: 'period of four weeks', words: 'periods of four weeks' },
  { days: 7, one: 'week', words: 'weeks' },
]
const DAYS: TermLength = { days: 1, one: 'day', words: 'days' }

/** The unit's own cells where all units have the same and what is set is whole cells; else days. */
export function findTermLength(units: readonly Pick<UnitForm, 'cell'>[], set: readonly string[]): TermLength {
  const cell = units[0]?.cell
  if (!units.every((unit) => unit.cell === cell)) return DAYS
  const length = LENGTHS.find(({ days }) => days === (cell === '4-week' ? 28 : cell === 'week' ? 7 : 1))
  return length && set.every((days) => Number(days) % length.days === 0) ? length : DAYS
}

/** Days as they are stored → as many as are shown; what is no number stays as it is typed. */
export const toShown = (days: string, { days: length }: TermLength): string =>
  /^\d+$/.test(days) ? String(Number(days) / length) : days

export const toDays = (shown: string, { days: length }: TermLength): string =>
  /^\d+$/.test(shown) ? String(Number(shown) * length) : shown
