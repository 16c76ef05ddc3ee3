import { required } from '../required.ts'
import { addDays } from '../zoned-time.ts'
import { CELL_DAYS, cellOf, type Days, type Grid, listCells } from './cells.ts'

/**
 * As many cells as some days have, from the one on that a day lies in; where cells are listed, from the first that begins on it or later.
 * All days are `YYYY-MM-DD`. Null: not so many are listed.
 */
export function moveDays(grid: Grid, { first, last }: Days, start: string): Days | null {
  const count = Math.max(1, listCells(grid, first, last).length)
  if (grid.cell === 'listed') {
    const later = grid.periods.filter((period) => period.first >= start).slice(0, count)
    if (later.length < count) return null
    return { first: required(later[0]).first, last: required(later.at(-1)).last }
  }
  const begins = required(cellOf(grid, start)).first
  return { first: begins, last: addDays(begins, count * CELL_DAYS[grid.cell] - 1) }
}
