import { toDayNumber } from '../dates.ts'
import { required } from '../required.ts'
import { addDays } from '../zoned-time.ts'
import { type Cell, POSTING_ANCHOR, type SpaceUnit } from './units.ts'

/** Days that stand together, `YYYY-MM-DD`, inclusive. */
export interface Days {
  first: string
  last: string
}

/** What cuts time into the cells of a unit. */
export type Grid = Pick<SpaceUnit, 'cell' | 'anchor' | 'periods'>

/** Days of one cell. */
export const CELL_DAYS: Record<Exclude<Cell, 'listed'>, number> = { day: 1, week: 7, '4-week': 28 }

/** The cell that a day (`YYYY-MM-DD`) lies in; null where cells are listed and none holds it. */
export function cellOf({ cell, anchor, periods }: Grid, day: string): Days | null {
  if (cell === 'listed') {
    const period = periods.find(({ first, last }) => first <= day && day <= last)
    return period ? { first: period.first, last: period.last } : null
  }
  const length = CELL_DAYS[cell]
  const monday = cell === '4-week' ? anchor : POSTING_ANCHOR
  const passed = (toDayNumber(day) - toDayNumber(monday)) % length
  const first = addDays(day, passed < 0 ? -passed - length : -passed)
  return { first, last: addDays(first, length - 1) }
}

/**
 * The smallest range of whole cells that contains the days of a range (`YYYY-MM-DD`, inclusive, `from` not after `to`).
 * Where cells are listed: from the first to the last of those that begin in the range, null if none does.
 */
export function coverCells(grid: Grid, from: string, to: string): Days | null {
  if (grid.cell !== 'listed')
    return { first: required(cellOf(grid, from)).first, last: required(cellOf(grid, to)).last }
  const meant = grid.periods.filter(({ first }) => from <= first && first <= to)
  return meant.length > 0 ? { first: required(meant[0]).first, last: required(meant.at(-1)).last } : null
}

/** The cells that hold days of a range, in order. Where cells are listed: those that begin in the range. */
export function cellsOf(grid: Grid, from: string, to: string): Days[] {
  if (grid.cell === 'listed') return grid.periods.filter(({ first }) => from <= first && first <= to)
  const length = CELL_DAYS[grid.cell]
  const cells = [required(cellOf(grid, from))]
  for (let { last } = required(cells[0]); last < to; ) {
    const first = addDays(last, 1)
    last = length === 1 ? first : addDays(first, length - 1)
    cells.push({ first, last })
  }
  return cells
}

/** First days of these cells: a cell is known by its first day wherever it is stored. */
export function listCells(grid: Grid, from: string, to: string): string[] {
  return cellsOf(grid, from, to).map(({ first }) => first)
}

/** How much is sold in the cell that begins on a day. */
export function capacityOf({ capacity, periods }: SpaceUnit, cell: string): number {
  return periods.find(({ first }) => first === cell)?.capacity ?? capacity
}

/** How much of the cell that begins on a day is left, never below 0. @param taken by first day of the cell */
export function freeIn(unit: SpaceUnit, taken: ReadonlyMap<string, number>, cell: string): number {
  return Math.max(0, capacityOf(unit, cell) - (taken.get(cell) ?? 0))
}
