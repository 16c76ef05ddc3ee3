import type { Avails, AvailsRow } from '#contract/booking/avails.ts'
import { type AvailsBy, type AvailsState, stateOf } from '#domain/booking/avails.ts'
import { labelAt, STATE_WORDS } from '#domain/booking/avails-words.ts'
import type { Days } from '#domain/booking/cells.ts'
import { toMonthDay } from '#domain/format-dates.ts'

/** Pattern, line and word tell the states apart; color helps. */
export const STATE_LOOKS: Record<AvailsState, string> = {
  free: 'bg-card text-ink-soft',
  sold: 'bg-primary text-primary-on font-semibold',
  held: 'outline-2 -outline-offset-2 outline-accent-text outline-dashed bg-accent-soft text-accent-soft-on',
  contract: 'bg-primary-soft text-primary-soft-on border-l-4 border-l-primary',
  blocked: 'bg-[repeating-linear-gradient(135deg,var(--rule)_0_4px,var(--sunk)_4px_9px)] text-ink',
  calendar: 'bg-sunk bg-[radial-gradient(var(--control)_1.2px,transparent_1.3px)] bg-size-[8px_8px] text-ink',
  closed: 'bg-sunk text-ink-faint',
}

const SHORT: Record<AvailsState, string> = {
  free: 'Free',
  sold: 'Sold',
  held: 'Held',
  contract: 'Contract',
  blocked: 'Blocked',
  calendar: 'Other',
  closed: '–',
}
const LETTERS: Record<AvailsState, string> = {
  free: '·',
  sold: 'S',
  held: 'H',
  contract: 'C',
  blocked: 'B',
  calendar: 'O',
  closed: '–',
}

/** What the seller's own labels name: other bookings are named on their own pages. */
const NAMED: readonly AvailsState[] = ['blocked', 'contract', 'held', 'sold']

interface CellText {
  state: AvailsState
  isPart: boolean
  /** In the cell. */
  text: string
  /** To be said: "blocked for Harbor Dental". */
  words: string
}

/** What stands in a cell, and what it says to whoever does not see it. */
export function readCell(
  row: Pick<AvailsRow, 'cells' | 'notes'>,
  at: number,
  { by, labels }: Pick<Avails, 'by' | 'labels'>,
): CellText {
  const { state, isPart } = stateOf(row.cells[at] ?? '-')
  const label = labelAt(row, at, labels)
  const isNamed = label !== null && NAMED.includes(state)
  const short = by === 'period' ? (isNamed ? label : SHORT[state]) : LETTERS[state]
  const words = isNamed
    ? `${STATE_WORDS[state]} ${state === 'sold' ? 'to' : 'for'} ${label}`
    : STATE_WORDS[state]
  return {
    state,
    isPart,
    text: isPart ? `${short} ½` : short,
    words: isPart ? `partly ${words}, part of it is free` : words,
  }
}

/** Over a column: its first day; of days also nothing more. */
export function headColumn({ first }: Days, by: AvailsBy): { day: string; year: string | null } {
  const isFirst =
    by === 'day' ? first.endsWith('-01-01') : Number(first.slice(5, 7)) === 1 && Number(first.slice(8)) <= 28
  return { day: toMonthDay(first), year: isFirst ? first.slice(0, 4) : null }
}
