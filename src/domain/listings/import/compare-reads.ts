/** What one row says of its space, as far as two reads of a file are compared. */
export interface ReadRow {
  unitId: string
  /** Whole US dollars for one `interval`; null where the row names none. */
  price: number | null
  interval: string | null
}

/** A row that cannot be stored. */
export interface BadRow {
  /** Null where nobody can say which space it is about. */
  unitId: string | null
  /** It says what another row says: the unit id, or the same space. */
  isRepeated: boolean
}

export interface ReadFile {
  columns: readonly string[]
  rows: readonly ReadRow[]
  bad: readonly BadRow[]
  /** Unit ids on rows that a person left out: the file names them all the same. */
  leftOut?: readonly string[]
}

/** Of the last read that was applied; its spaces are those that it named. */
export type KnownFile = Pick<ReadFile, 'columns' | 'rows'>

export interface Named {
  /** Known spaces that the file does not name. */
  vanished: string[]
  /** Unit ids on its rows, good or bad. */
  named: ReadonlySet<string>
}

export interface Comparison extends Named {
  /** Why nothing is written without a person, in sentences; empty where it may be. */
  guards: string[]
}

/** Shares of a file that may change from one read to the next. */
export const READ_GUARDS = {
  vanishedShare: 0.05,
  /** So many may always vanish. */
  vanishedAtMost: 3,
  movedShare: 0.2,
  priceMove: 0.3,
  badShare: 0.01,
} as const

const MAX_NAMED = 3

/** Which spaces a file names. A row that is bad still names its space; where one cannot say which, nothing has vanished for sure. */
export function findNamed(known: readonly Pick<ReadRow, 'unitId'>[], after: ReadFile): Named {
  const { named, missing } = holdNames(known, after)
  const isUnsure = after.bad.some(({ unitId }) => unitId === null)
  return { vanished: isUnsure ? [] : missing, named }
}

function holdNames(known: readonly Pick<ReadRow, 'unitId'>[], after: ReadFile) {
  const named = new Set([...after.rows.map(({ unitId }) => unitId), ...(after.leftOut ?? [])])
  for (const { unitId } of after.bad) if (unitId !== null) named.add(unitId)
  return { named, missing: known.map(({ unitId }) => unitId).filter((unitId) => !named.has(unitId)) }
}

/** Holds a file against the read before it: what vanished, and what is too odd to be written by itself. */
export function compareReads(before: KnownFile, after: ReadFile): Comparison {
  const { missing } = holdNames(before.rows, after)
  const guards = [
    guardColumns(before.columns, after.columns),
    guardRepeated(after.bad),
    guardBad(after),
    guardVanished(missing.length, before.rows.length),
    guardPrices(before.rows, after.rows),
  ]
  return {
    ...findNamed(before.rows, after),
    guards: after.rows.length + after.bad.length === 0 ? ['The file has no rows.'] : guards.flat(),
  }
}

function guardColumns(before: readonly string[], after: readonly string[]): string[] {
  const gone = before.filter((column) => !after.includes(column))
  const fresh = after.filter((column) => !before.includes(column))
  if (gone.length > 0 || fresh.length > 0) {
    const parts = [listNames(gone, 'missing'), listNames(fresh, 'new')].filter(Boolean)
    return [`The columns are not those of the last file: ${parts.join('; ')}.`]
  }
  const isSame = before.length === after.length && before.every((column, index) => after[index] === column)
  return isSame ? [] : ['The columns stand in another order than in the last file.']
}

function listNames(columns: readonly string[], are: string): string {
  if (columns.length === 0) return ''
  const named = columns.slice(0, MAX_NAMED).map((column) => `“${column}”`)
  const more = columns.length > MAX_NAMED ? ` and ${columns.length - MAX_NAMED} more` : ''
  return `${named.join(', ')}${more} ${columns.length === 1 ? 'is' : 'are'} ${are}`
}

function guardRepeated(bad: readonly BadRow[]): string[] {
  const repeated = bad.filter(({ isRepeated }) => isRepeated)
  if (repeated.length === 0) return []
  const first = repeated.find(({ unitId }) => unitId !== null)?.unitId
  return [
    first ? `The unit id “${first}” is on more than one row.` : 'The same space is on more than one row.',
  ]
}

function guardBad({ rows, bad }: ReadFile): string[] {
  const all = rows.length + bad.length
  if (bad.length <= all * READ_GUARDS.badShare) return []
  return [`${bad.length} of ${all} rows cannot be read.`]
}

function guardVanished(missing: number, known: number): string[] {
  if (missing <= READ_GUARDS.vanishedAtMost || missing <= known * READ_GUARDS.vanishedShare) return []
  return [`${missing} of ${known} spaces are not in the file any more.`]
}

function guardPrices(before: readonly ReadRow[], after: readonly ReadRow[]): string[] {
  const known = new Map(before.map((row) => [row.unitId, row]))
  let compared = 0
  let moved = 0
  for (const row of after) {
    const old = known.get(row.unitId)
    if (!old?.price || row.price === null) continue
    compared += 1
    if (isMoved(old, row)) moved += 1
  }
  if (moved <= compared * READ_GUARDS.movedShare) return []
  return [`${moved} of ${compared} prices move by more than 30 %.`]
}

/** A price for another period is another price. */
function isMoved(old: ReadRow, { price, interval }: ReadRow): boolean {
  if (old.interval !== interval) return true
  const from = old.price ?? 0
  return Math.abs((price ?? 0) - from) > from * READ_GUARDS.priceMove
}
