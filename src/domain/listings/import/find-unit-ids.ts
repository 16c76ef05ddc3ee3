import { parseNumber } from './numbers.ts'
import { parseDate } from './read-date.ts'

const ID_MAX = 40
const MAX_COLUMNS = 3

/** Columns that could be unit ids, whatever they are called: short, filled and different in every row. */
export function findUnitIdColumns(columns: readonly string[], samples: readonly string[][]): number[] {
  if (samples.length < 2) return []
  return columns
    .map((_, column) => column)
    .filter((column) => isUnique(samples.map((row) => (row[column] ?? '').trim())))
    .slice(0, MAX_COLUMNS)
}

function isUnique(cells: readonly string[]): boolean {
  return cells.every(isUnitId) && new Set(cells).size === cells.length
}

/** Dates, degrees and sentences may all differ and are no ids. */
function isUnitId(cell: string): boolean {
  if (cell === '' || cell.length > ID_MAX || cell.split(/\s+/).length > 4) return false
  const number = parseNumber(cell)
  return (
    /\d/.test(cell) && parseDate(cell) === undefined && (number === undefined || Number.isInteger(number))
  )
}
