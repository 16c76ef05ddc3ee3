import { required } from '../../required.ts'
import { countLines, type RawRow } from './csv.ts'
import { isKnownHeader } from './header-names.ts'
import { InventoryError } from './limits.ts'
import { parseDate } from './read-date.ts'

export interface FoundHeader {
  /** The last line of it; rows begin below. */
  line: number
  names: string[]
  /** Its lines as they stand, which a long sheet repeats on every page. */
  repeated: string[][]
}

const MAX_LINE = 20
/** Lines below the first one with several cells in which a better header may stand. */
const MAX_LOWER = 8

/**
 * The first row with several cells, unless a lower one names more fields: above it stand titles, or the groups that its columns
 * belong to (`Rates` above `Weekly` and `4 Week`).
 */
export async function findHeader(rows: AsyncIterable<RawRow>): Promise<FoundHeader> {
  const head: RawRow[] = []
  for await (const row of rows) {
    if (row.problem && !head.some(hasSeveral))
      throw new InventoryError('not-inventory', `The header on line ${row.line}: ${row.problem}`)
    if (!row.problem && filledIn(row.cells) > 0) head.push(row)
    if (row.line > MAX_LINE || head.filter(hasSeveral).length > MAX_LOWER) break
  }
  const single = head[0]
  if (!single) throw new InventoryError('empty', 'The file has no header row.')
  const several = head.filter(hasSeveral)
  return several.length === 0 ? toHeader([single], single.cells) : bestOf(several)
}

function bestOf(rows: readonly RawRow[]): FoundHeader {
  let best = toHeader([required(rows[0])], required(rows[0]).cells)
  let most = countNamed(required(rows[0]).cells)
  for (const [i, row] of rows.entries()) {
    if (i === 0 || isData(row.cells)) continue
    const upper = isData(required(rows[i - 1]).cells) ? undefined : required(rows[i - 1])
    const names = upper ? withGroups(upper.cells, row.cells) : row.cells
    if (filledIn(names) < filledIn(required(rows[0]).cells)) continue
    const named = countNamed(names)
    if (named < 2 || named <= most) continue
    most = named
    best = toHeader(upper ? [upper, row] : [row], names)
  }
  return best
}

/** How many fields the header of these rows names: 0 where they have none. */
export function countHeaderFields(rows: readonly string[][]): number {
  const several = rows.map((cells, i) => ({ line: i + 1, cells })).filter(hasSeveral)
  return several.length === 0 ? 0 : countNamed(bestOf(several.slice(0, MAX_LOWER)).names)
}

/** A quoted header may span lines; rows begin after its last. */
function toHeader(rows: readonly RawRow[], names: string[]): FoundHeader {
  const last = required(rows.at(-1))
  const line = last.line + last.cells.reduce((lines, cell) => lines + countLines(cell), 0)
  return { line, names, repeated: rows.map(({ cells }) => cells) }
}

/** Names of the lower line; where it says nothing of its own, with the group above, which stands over its first column alone. */
function withGroups(upper: readonly string[], lower: readonly string[]): string[] {
  let group = ''
  return lower.map((cell, i) => {
    const above = (upper[i] ?? '').trim()
    group = above || group
    const own = cell.trim()
    if (own === '') return above
    if (group === '' || above === own) return own
    const isRepeated = lower.some((other, at) => at !== i && other.trim().toLowerCase() === own.toLowerCase())
    const whole = `${group} ${own}`
    if (isRepeated) return whole
    return !isKnownHeader(own) && isKnownHeader(whole) ? whole : own
  })
}

const filledIn = (cells: readonly string[]) => cells.filter((cell) => cell.trim()).length
const hasSeveral = ({ cells }: RawRow) => filledIn(cells) > 1
const countNamed = (cells: readonly string[]) =>
  cells.filter((cell) => cell.trim() && isKnownHeader(cell)).length

/** Numbers, prices and days stand in rows, not above them. */
function isData(cells: readonly string[]): boolean {
  return cells.some((cell) => /^[$-]? ?\d[\d.,]*%?$/.test(cell.trim()) || parseDate(cell) !== undefined)
}
