import {
  DELIMITERS,
  type Delimiter,
  detectDelimiter,
  type RawRow,
  readCsv,
} from '../../../listings/import/csv.ts'
import { type ByteSource, decodeText, detectEncoding } from '../../../listings/import/encoding.ts'
import { InventoryError } from '../../../listings/import/limits.ts'
import { parseDate } from '../../../listings/import/read-date.ts'
import { type ChosenColumns, findRunColumns, placeColumns, type RunColumns } from './run-columns.ts'

/** Bounds of one log. */
export const RUN_LIMITS = {
  lines: 200_000,
  days: 400,
  columns: 60,
  /** Words above the table. */
  headLines: 30,
  /** Of one line. */
  count: 1_000_000,
  seconds: 86_400,
  program: 80,
  /** That are named one by one, with their time. */
  runs: 5000,
} as const

/** What was played or sent on a day (`YYYY-MM-DD`, as the log writes it). */
export interface RunDay {
  day: string
  count: number
  /** All of its plays together; 0: the log states no length. */
  seconds: number
}

/** One play or spot. `minute`: since midnight. */
export interface Run {
  day: string
  minute: number
  seconds: number
  program: string
}

export interface ReadRuns {
  lines: number
  total: number
  /** In order. */
  days: RunDay[]
  /** Those with a time of their own, the first of many. */
  runs: Run[]
}

/** Why a log cannot be counted, in words for whoever hands it in; `needsColumns`: they can say which columns are which. */
export interface RunRefusal {
  refusal: string
  needsColumns?: true
}

/**
 * Counts the log of a player or a station (CSV): read as it streams, never held whole. Columns are known by their headers, or
 * as chosen. A line that cannot be read refuses the whole, with its number: half a log would be counted as all of it.
 */
export async function readRuns(source: ByteSource, chosen?: ChosenColumns): Promise<ReadRuns | RunRefusal> {
  try {
    const encoding = await detectEncoding(source)
    return await count(await openRows(decodeText(source, encoding)), chosen)
  } catch (error) {
    if (error instanceof InventoryError) return { refusal: NO_TABLE }
    throw error
  }
}

const NO_TABLE = 'This is no table. Send the log as CSV with a line of headers.'

/** The first lines of a file, and what they say of its columns; for asking before anything is sent. */
export async function readRunHead(text: string): Promise<{ headers: string[]; isKnown: boolean } | null> {
  const rows: string[][] = []
  for await (const { cells } of readCsv(inOnePiece(text), delimiterOf(text))) {
    if (findRunColumns(cells)) return { headers: cells, isKnown: true }
    rows.push(cells)
    if (rows.length > RUN_LIMITS.headLines) break
  }
  const widest = rows.toSorted((a, b) => b.length - a.length)[0] ?? []
  return widest.length > 1 && widest.length <= RUN_LIMITS.columns ? { headers: widest, isKnown: false } : null
}

async function* inOnePiece(text: string): AsyncGenerator<string> {
  yield text
}

const HEAD_CHARACTERS = 4096

/** The delimiter is known by what comes first. */
async function openRows(text: AsyncGenerator<string>): Promise<AsyncGenerator<RawRow>> {
  let head = ''
  while (head.length < HEAD_CHARACTERS) {
    const next = await text.next()
    if (next.done) break
    head += next.value
  }
  async function* all() {
    yield head
    yield* text
  }
  return readCsv(all(), delimiterOf(head))
}

/** That of the line with the headers: words may stand above it. */
function delimiterOf(head: string): Delimiter {
  const lines = head.split(/\r\n?|\n/, RUN_LIMITS.headLines)
  const cellsOf = (line: string, delimiter: Delimiter) =>
    line.split(delimiter).map((cell) => cell.replace(/^"|"$/g, ''))
  const found = DELIMITERS.find((delimiter) =>
    lines.some((line) => line.includes(delimiter) && findRunColumns(cellsOf(line, delimiter))),
  )
  return found ?? detectDelimiter(head)
}

interface Tally {
  lines: number
  total: number
  days: Map<string, RunDay>
  runs: Run[]
}

async function count(rows: AsyncGenerator<RawRow>, chosen?: ChosenColumns): Promise<ReadRuns | RunRefusal> {
  let columns: RunColumns | undefined
  let width = 0
  const tally: Tally = { lines: 0, total: 0, days: new Map(), runs: [] }
  let before = 0
  for await (const row of rows) {
    if (row.cells.length > RUN_LIMITS.columns)
      return { refusal: `Line ${row.line}: a log has at most ${RUN_LIMITS.columns} columns.` }
    if (!columns) {
      columns = chosen ? placeColumns(row.cells, chosen) : findRunColumns(row.cells)
      width = Math.max(width, row.cells.length)
      before += 1
      if (!columns && before > RUN_LIMITS.headLines) break
      continue
    }
    const refusal = addRow(tally, row, columns)
    if (refusal) return { refusal: `Line ${row.line}: ${refusal}` }
  }
  if (width < 2 && !columns) return { refusal: NO_TABLE }
  if (!columns)
    return {
      refusal: 'Which columns hold the day and the plays is not clear. Say which.',
      needsColumns: true,
    }
  if (tally.lines === 0) return { refusal: 'The log has headers, and no line under them.' }
  const days = [...tally.days.values()].toSorted((a, b) => (a.day < b.day ? -1 : 1))
  return { lines: tally.lines, total: tally.total, days, runs: tally.runs }
}

/** Begins a line of sums where no day stands. */
const SUM = /^(?:grand |sub ?)?totals?\b|^sum\b/i
/** Says it of a line with a day, too: a name may begin with "Total". */
const SUM_ALONE = /^(?:(?:grand|daily|day) |sub[- ]?)?totals?:?$|^sum:?$/i

/** @returns why a line cannot be read; null: it was, or it says nothing */
function addRow(tally: Tally, { cells, problem }: RawRow, columns: RunColumns): string | null {
  if (problem) return problem
  if (cells.every((cell) => cell.trim() === '')) return null
  const cellOf = (at: number | null) => (at === null ? '' : (cells[at] ?? '').trim())
  const written = cellOf(columns.day)
  const day = parseDate(written)
  const sum = day === undefined ? SUM : SUM_ALONE
  if (cells.some((cell) => sum.test(cell.trim()))) return null
  if (day === undefined) return `“${written.slice(0, 30)}” is no day like 2027-03-01 or 3/1/2027.`
  const many = columns.count === null ? 1 : readCount(cellOf(columns.count))
  if (many === null) return `“${cellOf(columns.count).slice(0, 30)}” is no number of plays.`
  const seconds = readSeconds(cellOf(columns.seconds))
  if (seconds === null) return `“${cellOf(columns.seconds).slice(0, 30)}” is no length in seconds.`
  tally.lines += 1
  if (tally.lines > RUN_LIMITS.lines)
    return `a log has at most ${RUN_LIMITS.lines.toLocaleString('en-US')} lines.`
  const of = tally.days.get(day) ?? { day, count: 0, seconds: 0 }
  of.count += many
  of.seconds += many * seconds
  tally.total += many
  tally.days.set(day, of)
  if (tally.days.size > RUN_LIMITS.days) return `a log is about at most ${RUN_LIMITS.days} days.`
  const minute = readMinute(columns.time === null ? written : cellOf(columns.time))
  if (minute !== null && many === 1 && tally.runs.length < RUN_LIMITS.runs)
    tally.runs.push({
      day,
      minute,
      seconds,
      program: cellOf(columns.program).slice(0, RUN_LIMITS.program),
    })
  return null
}

/** "1,440" */
function readCount(text: string): number | null {
  const plain = text.replace(/^(\d{1,3}),(\d{3})$/, '$1$2')
  if (!/^\d{1,7}$/.test(plain)) return null
  const many = Number(plain)
  return many <= RUN_LIMITS.count ? many : null
}

/** "30", ":30", "0:30", "00:00:30", "30 sec"; empty: none is stated. */
function readSeconds(text: string): number | null {
  if (text === '') return 0
  const clock = /^(?:(\d{1,2}):)?(\d{0,2}):(\d{2})(?:\.\d{1,3})?$/.exec(text)
  const plain = /^(\d{1,5})(?:\.\d{1,3})? ?(?:s|secs?|seconds)?\.?$/i.exec(text)
  const seconds = clock
    ? Number(clock[1] ?? 0) * 3600 + Number(clock[2] || 0) * 60 + Number(clock[3])
    : Number(plain?.[1] ?? Number.NaN)
  return seconds <= RUN_LIMITS.seconds ? seconds : null
}

const CLOCK = /(?:^|[T ,])(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d{1,9})?)? ?([ap])?/i

/** Null: no time of the clock stands there. */
function readMinute(text: string): number | null {
  const [, hour, minute, half] = CLOCK.exec(text.slice(0, 60)) ?? []
  if (hour === undefined) return null
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hour)
  const minutes = hours * 60 + Number(minute)
  return hours < 24 && Number(minute) < 60 ? minutes : null
}
