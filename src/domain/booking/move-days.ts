import { required } from '../required.ts'
import { addDays } from '../zoned-time.ts'
import { CELL_DAYS, cellOf, type Days, type Grid, listCells } from './cells.ts'

/**
 * As many cells as some days have, from the one on that a day lies in; where cells are listed, from the first that begins on it or later.
 * All days are `YYYY-MM-DD`. Null: not so many are listed, or those of the days are not, and how many they were is not known.
 */
export function moveDays(grid: Grid, { first, last }: Days, start: string): Days | null {
  const count = listCells(grid, first, last).length
  if (grid.cell === 'listed') {
    // issues that are over may be taken out of the list: four of them must not become one
    if (count === 0) return null
    const later = grid.periods.filter((period) => period.first >= start).slice(0, count)
    if (later.length < count) return null
    return { first: required(later[0]).first, last: required(later.at(-1)).last }
  }
  const begins = required(cellOf(grid, start)).first
  return { first: begins, last: addDays(begins, count * CELL_DAYS[grid.cell] - 1) }
}
