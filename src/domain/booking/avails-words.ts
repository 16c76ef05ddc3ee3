import { toDateRange, toMonthDay } from '../format-dates.ts'
import { formatPrice, formatUsd } from '../money.ts'
import type { AvailsState } from './avails.ts'
import type { FilteredRow } from './avails-filter.ts'
import type { Days } from './cells.ts'

export const STATE_WORDS: Record<AvailsState, string> = {
  free: 'free',
  sold: 'sold',
  held: 'held',
  contract: 'contract',
  blocked: 'blocked',
  calendar: 'taken in another calendar',
  closed: 'not sold',
}

/** A row with its labels of blocks: first column, last column, which of the grid's `labels`. */
export interface LabeledRow {
  cells: string
  notes: readonly (readonly [number, number, number])[]
}

/** What a block of a column is for; null where nothing is said. */
export function labelAt(
  { notes }: Pick<LabeledRow, 'notes'>,
  at: number,
  labels: readonly string[],
): string | null {
  const note = notes.find(([first, last]) => first <= at && at <= last)
  return note ? (labels[note[2]] ?? null) : null
}

/** "A-0114", else the title; with the unit where a space has several. */
export function nameRow({ unitCode, title, name }: Pick<FilteredRow, 'unitCode' | 'title' | 'name'>): string {
  return `${unitCode ?? title}${name === null ? '' : `, ${name}`}`
}

/** "$900/4 weeks", "$300 each" */
export function nameRate({ cents, per }: FilteredRow['rate']): string {
  return per === 'piece' ? `${formatUsd(cents / 100)} each` : formatPrice(cents / 100, per)
}

/** "Jan 25 to Feb 21", a day alone. */
export function nameColumn({ first, last }: Days): string {
  return first === last ? toMonthDay(first) : toDateRange({ first, last })
}
