import { detectDelimiter, readCsv } from '../listings/import/csv.ts'
import { parseNumber } from '../listings/import/numbers.ts'
import { parseDate } from '../listings/import/read-date.ts'
import { required } from '../required.ts'

/** A line of money that came, as a bank tells it. Integer US cents; the day is `YYYY-MM-DD`. */
export interface BankLine {
  on: string
  text: string
  cents: number
}

export interface Statement {
  lines: BankLine[]
  /** Lines of money that went out, or that say nothing of any. */
  skipped: number
}

export type StatementRefusal =
  | { refusal: 'no-columns' | 'too-many-lines' | 'too-long' | 'day-first' }
  /** Of a line of the file, from 1; `amount` as it stands there. */
  | { refusal: 'unclear-amount'; line: number; amount: string }

/** No line of a bank is read as more. */
const MAX_DOLLARS = 9_999_999_999

/** `rows`: of the whole file, whatever they say; `lines`: of money that came. */
export const STATEMENT_LIMITS = { rows: 5000, lines: 2000, text: 300 } as const

const DATE = /^(posting |posted |post |transaction |trans\.? |value |booking |effective |settlement )?date\b/
const CREDIT = /^(credit|credits|deposit|deposits|paid in|money in|amount credit|credit amount)\b/
const AMOUNT = /^(amount|transaction amount|net|net amount|value)\b/
const OUT =
  /^(debit|debits|withdrawal|withdrawals|paid out|money out|balance|running|check number|status|type)\b/

interface Columns {
  date: number
  credit: number
  texts: number[]
}

/**
 * Reads the CSV of a US bank: the columns are known by their headers (a day, an amount or credits), what precedes them is
 * left out, all else is text. Days and amounts are read as those of imported spaces (`import/parse-cell.ts`); a file whose days
 * stand before their months is refused, since most of its days would be read as others, and so is an amount that may be another.
 */
export async function readStatement(csv: string): Promise<Statement | StatementRefusal> {
  const text = csv.replace(/^\uFEFF/, '')
  const rows = readCsv(inOnePiece(text), detectDelimiter(headOf(text)))
  let columns: Columns | undefined
  const found: Statement = { lines: [], skipped: 0 }
  let isDayFirst = false
  let count = 0
  for await (const { line: at, cells, problem } of rows) {
    count += 1
    if (count > STATEMENT_LIMITS.rows) return { refusal: 'too-long' }
    if (!columns) columns = findColumns(cells)
    else {
      const amount = cells[columns.credit]?.trim() ?? ''
      if (isUnclear(amount)) return { refusal: 'unclear-amount', line: at, amount: amount.slice(0, 40) }
      const line = problem ? undefined : readLine(cells, columns)
      isDayFirst ||= DAY_FIRST.test(cells[columns.date]?.trim() ?? '')
      if (line) found.lines.push(line)
      else if (cells.some((cell) => cell.trim() !== '')) found.skipped += 1
    }
    if (found.lines.length > STATEMENT_LIMITS.lines) return { refusal: 'too-many-lines' }
  }
  if (!columns) return { refusal: 'no-columns' }
  return isDayFirst ? { refusal: 'day-first' } : found
}

/** `31/12/2026`, `31.12.26`: no month has so high a number. */
const DAY_FIRST = /^(?:1[3-9]|2\d|3[01])[-/.](?:0?[1-9]|1[0-2])[-/.](?:\d{4}|\d{2})\b/

const REFERENCE = /PLA[\s-]{0,2}B\s?0*([1-9]\d{0,8})(?!\d)/i

/** The booking that a text names (`PLA-B00042`), by its id; null: none. */
export function findReference(text: string): number | null {
  const id = REFERENCE.exec(text)?.[1]
  return id === undefined ? null : Number(id)
}

async function* inOnePiece(text: string): AsyncGenerator<string> {
  yield text
}

/** Banks put words above the table: the delimiter is that of the line with the headers. */
function headOf(text: string): string {
  const lines = text.slice(0, 10_000).split(/\r\n|\r|\n/)
  return lines.find((line) => /\bdate\b/i.test(line) && /amount|credit|deposit/i.test(line)) ?? text
}

function findColumns(cells: readonly string[]): Columns | undefined {
  const names = cells.map((cell) => cell.trim().toLowerCase())
  const date = names.findIndex((name) => DATE.test(name))
  const credits = names.findIndex((name) => CREDIT.test(name))
  const credit = credits >= 0 ? credits : names.findIndex((name) => AMOUNT.test(name))
  if (date < 0 || credit < 0) return undefined
  const isText = (name: string, at: number) =>
    at !== date && at !== credit && !DATE.test(name) && !AMOUNT.test(name) && !OUT.test(name)
  return { date, credit, texts: [...names.keys()].filter((at) => isText(required(names[at]), at)) }
}

function readLine(cells: readonly string[], { date, credit, texts }: Columns): BankLine | undefined {
  const on = parseDate(cells[date] ?? '') ?? null
  const cents = readCents(cells[credit] ?? '')
  if (on === null || cents === null || cents <= 0) return undefined
  const text = texts
    .map((at) => (cells[at] ?? '').trim())
    .filter(Boolean)
    .join(' ')
  return { on, cents, text: text.replace(/\s+/g, ' ').slice(0, STATEMENT_LIMITS.text) }
}

/** "1.234" is a thousand to one bank and a dollar to another; "1e5" is what a spreadsheet has made of something. */
function isUnclear(text: string): boolean {
  return /^[(-]?(?:\d+\.\d{3,}|[\d.]+e[+-]?\d+)[)-]?$/i.test(toPlain(text))
}

function toPlain(text: string): string {
  return text.replace(/US\$|USD|[\s\u00a0$+"]/gi, '')
}

/** "$1,234.50", "1.234,50 USD" → 123450; "(12.00)", "-12.00" and "12.00-" are below zero. */
function readCents(text: string): number | null {
  const plain = toPlain(text)
  const isOut = /^\(.*\)$|^-|-$/.test(plain)
  const amount = parseNumber(withPoint(plain.replace(/^[(-]|[)-]$/g, '')))
  if (amount === undefined || amount > MAX_DOLLARS) return null
  const cents = Math.round(amount * 100)
  return isOut ? -cents : cents
}

/** "1234,50" is no thousand: two digits follow the comma. */
function withPoint(text: string): string {
  return /^\d+,\d{2}$/.test(text) ? text.replace(',', '.') : text
}
