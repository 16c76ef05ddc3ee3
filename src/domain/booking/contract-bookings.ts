import { toMonthDay } from '../format-dates.ts'
import { addDays } from '../zoned-time.ts'
import { CELL_DAYS, cellOf, cellsOf, type Days, type Grid, listCells } from './cells.ts'
import type { BlockedDays, ContractDays } from './contract-blocks.ts'
import { mulDiv } from './price/cents.ts'
import { countDays } from './price/split-term.ts'
import type { Cell } from './units.ts'

/** What of a line can be booked, or why nothing can. */
export type BookableDays = { ok: true; days: BlockedDays } | { ok: false; reason: string }

interface BookableLine {
  line: Pick<ContractDays, 'first' | 'last'>
  unit: Grid
  /** What is blocked for it. */
  blocks: readonly BlockedDays[]
  /** Where the space is. */
  today: string
}

/**
 * The days of a contract's line that become a booking: whole cells from the next one that has not begun, each of them blocked for it.
 * The cell that runs stays what it is, a block.
 */
export function findBookableDays({ line, unit, blocks, today }: BookableLine): BookableDays {
  if (line.last === null) return no('It has no last day. A booking needs one: bring the line in with an end.')
  if (line.last < today) return no('It has ended.')
  const from = nextCellFrom(unit, line.first > today ? line.first : today, today)
  const cells = line.last < from ? [] : cellsOf(unit, from, line.last)
  const [begin, end] = [cells[0], cells.at(-1)]
  if (!begin || !end)
    return no(`It is in its last period, which stays blocked until ${toMonthDay(line.last)}.`)
  const blocked = countBlocked(unit, blocks)
  const quantity = blocked.get(begin.first) ?? 0
  const isWhole = cells.every(({ first }) => (blocked.get(first) ?? 0) === quantity)
  if (quantity === 0 || !isWhole)
    return no('Not all of its days are blocked: some are sold, held or free. Book it on the grid.')
  return { ok: true, days: { first: begin.first, last: end.last, quantity } }
}

function no(reason: string): BookableDays {
  return { ok: false, reason }
}

/** The day itself unless its cell has begun before today. */
function nextCellFrom(unit: Grid, day: string, today: string): string {
  const cell = cellOf(unit, day)
  return cell && cell.first < today ? addDays(cell.last, 1) : day
}

function countBlocked(unit: Grid, blocks: readonly BlockedDays[]): Map<string, number> {
  const counted = new Map<string, number>()
  for (const { first, last, quantity } of blocks)
    for (const cell of listCells(unit, first, last)) counted.set(cell, (counted.get(cell) ?? 0) + quantity)
  return counted
}

interface Amount extends Days {
  amountCents: number
  per: 'all' | 'period' | null
  cell: Cell
  /** The first day that is booked. */
  from: string
}

/**
 * What a booking takes of a contract's amount: all of it where nothing has run, else by the days that are left; of an amount a period
 * as many of them as its own days are. Integer US cents; null: a period of such a space has no length.
 */
export function shareOf({ first, last, amountCents, per, cell, from }: Amount): number | null {
  const days = countDays(from > first ? from : first, last)
  if (per !== 'period') return from <= first ? amountCents : mulDiv(amountCents, days, countDays(first, last))
  return cell === 'listed' ? null : mulDiv(amountCents, days, CELL_DAYS[cell])
}
