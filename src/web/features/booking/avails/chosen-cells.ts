import type { Avails, AvailsRow, BlockCellsInput } from '#contract/booking/avails.ts'
import type { Days } from '#domain/booking/cells.ts'
import { countDays } from '#domain/booking/price/split-term.ts'
import { convertPrice, formatUsd, intervalDays } from '#domain/money.ts'
import { addDays } from '#domain/zoned-time.ts'

/**
 * The key of a row: a unit of a space. The only one of a space goes without its id, which it has from its first hold, block or proposal on:
 * what is chosen of it stays chosen when somebody makes one.
 */
export function rowKey({ id, unitId, name }: Pick<AvailsRow, 'id' | 'unitId' | 'name'>): string {
  return name === null ? `${id}:` : `${id}:${unitId ?? ''}`
}

interface ChosenCell {
  row: AvailsRow
  column: Days
  letter: string
}

/** The chosen cells with their rows, also of rows that a filter hides now. */
export function listChosen(chosen: ReadonlySet<string>, { rows, columns }: Avails): ChosenCell[] {
  if (chosen.size === 0) return []
  const byKey = new Map(rows.map((row) => [rowKey(row), row]))
  return [...chosen].flatMap((key) => {
    const at = key.lastIndexOf(':')
    const [row, column] = [byKey.get(key.slice(0, at)), columns[Number(key.slice(at + 1))]]
    return row && column ? [{ row, column, letter: row.cells[Number(key.slice(at + 1))] ?? '-' }] : []
  })
}

/** As the API takes them. */
export function toCells(chosen: readonly ChosenCell[]): BlockCellsInput['cells'] {
  return chosen.map(({ row: { id, unitId }, column: { first, last } }) => ({
    id,
    unitId,
    from: first,
    to: last,
  }))
}

/** "12 cells on 5 faces, 10 of them free: $18,400 at listed rates" */
export function describeChosen(chosen: readonly ChosenCell[]): string {
  const faces = new Set(chosen.map(({ row }) => rowKey(row))).size
  const free = chosen.filter(
    ({ letter }) => (letter !== '-' && letter !== letter.toLowerCase()) || letter === '.',
  )
  const dollars = free.reduce((sum, { row, column }) => sum + priceOf(row, column), 0)
  const count = (n: number, one: string) => `${n.toLocaleString('en-US')} ${n === 1 ? one : `${one}s`}`
  const some = free.length === chosen.length ? '' : `, ${free.length} of them free`
  return `${count(chosen.length, 'cell')} on ${count(faces, 'face')}${some}: ${formatUsd(Math.round(dollars))} at listed rates`
}

/** Dollars for the days of a column; a price by the piece once. */
function priceOf({ rate: { cents, per } }: AvailsRow, { first, last }: Days): number {
  const dollars = cents / 100
  if (per === 'piece' || intervalDays(per) === null) return dollars
  return convertPrice(dollars, per, 'day') * countDays(first, last)
}

/** The days of the chosen cells where they are all of one face and touch each other; else null. */
export function daysOfOne(chosen: readonly ChosenCell[]): { row: AvailsRow; days: Days } | null {
  const row = chosen[0]?.row
  if (!row || !chosen.every((cell) => cell.row === row)) return null
  const days = chosen.map(({ column }) => column).toSorted((a, b) => (a.first < b.first ? -1 : 1))
  const touch = days.every(({ last }, at) => {
    const next = days[at + 1]
    return !next || next.first === addDays(last, 1)
  })
  return touch ? { row, days: { first: days[0]?.first ?? '', last: days.at(-1)?.last ?? '' } } : null
}
