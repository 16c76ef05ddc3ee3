import type { DecimalMark } from './numbers.ts'
import { type DateOrder, orderOf } from './read-date.ts'

/** How a column writes what two countries read differently, by all of its cells. */
export interface ColumnStyle {
  mark?: DecimalMark
  order?: DateOrder
}

/** Before cents, behind a currency and in front of a period: only these can tell. */
const AROUND = /^[^\d,.]{0,5}|[^\d]{0,24}$/g
const COMMA = /^(?:\d{1,3}(?:\.\d{3})+|\d+),\d{1,2}$/
const DOTS = /^\d{1,3}(?:\.\d{3}){2,}$/
const POINT = /^\d+\.\d{1,2}$|^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/
const MAX_LENGTH = 40

interface Tally {
  comma: number
  point: number
  dayFirst: number
  monthFirst: number
}

/** Gathers, row by row, how the columns of a file are written. Columns without a sign of their own are written as all others are. */
export class StyleScan {
  readonly #tallies: Tally[] = []

  add(cells: readonly string[]): void {
    for (const [column, cell] of cells.entries())
      if (cell !== '' && cell.length <= MAX_LENGTH && /\d/.test(cell)) this.#count(column, cell)
  }

  #count(column: number, cell: string): void {
    const tally = this.#tallies[column] ?? { comma: 0, point: 0, dayFirst: 0, monthFirst: 0 }
    this.#tallies[column] = tally
    const order = orderOf(cell)
    if (order === 'day-first') tally.dayFirst += 1
    else if (order === 'month-first') tally.monthFirst += 1
    if (!/[.,]/.test(cell)) return
    const number = cell.trim().replace(AROUND, '')
    if (COMMA.test(number) || DOTS.test(number)) tally.comma += 1
    else if (POINT.test(number)) tally.point += 1
  }

  styles(columns: number): ColumnStyle[] {
    const comma = this.#tallies.reduce((sum, tally) => sum + tally.comma, 0)
    const point = this.#tallies.reduce((sum, tally) => sum + tally.point, 0)
    const ofFile = markOf({ comma, point })
    return Array.from({ length: columns }, (_, column) => {
      const tally = this.#tallies[column]
      const hasOwn = tally !== undefined && tally.comma + tally.point > 0
      const mark = hasOwn ? markOf(tally) : ofFile
      const order = tally && dateOrderOf(tally)
      return { ...(mark ? { mark } : {}), ...(order ? { order } : {}) }
    })
  }
}

function markOf({ comma, point }: Pick<Tally, 'comma' | 'point'>): DecimalMark | undefined {
  if (comma > 0 && point > 0) return undefined
  if (comma > 0) return ','
  return point > 0 ? '.' : undefined
}

function dateOrderOf({ dayFirst, monthFirst }: Tally): DateOrder | undefined {
  if (dayFirst > 0 && monthFirst > 0) return 'unclear'
  if (dayFirst > 0) return 'day-first'
  return monthFirst > 0 ? 'month-first' : undefined
}

export function stylesOf(columns: readonly string[], rows: Iterable<readonly string[]>): ColumnStyle[] {
  const scan = new StyleScan()
  for (const row of rows) scan.add(row)
  return scan.styles(columns.length)
}
