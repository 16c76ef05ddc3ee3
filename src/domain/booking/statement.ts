import { detectDelimiter, readCsv } from '../import/csv.ts'

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

export type StatementRefusal = 'no-columns' | 'too-many-lines'

export const STATEMENT_LIMITS = { lines: 2000, text: 300 } as const

const DATE = /^(posting |posted |post |transaction |trans\.? |value |booking )?date\b/
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
 * left out, all else is text. Days are `MM/DD/YYYY` or `YYYY-MM-DD`.
 */
export async function readStatement(csv: string): Promise<Statement | { refusal: StatementRefusal }> {
  const text = csv.replace(/^\uFEFF/, '')
  const rows = readCsv(inOnePiece(text), detectDelimiter(headOf(text)))
  let columns: Columns | undefined
  const found: Statement = { lines: [], skipped: 0 }
  for await (const { cells, problem } of rows) {
    if (!columns) columns = findColumns(cells)
    else {
      const line = problem ? undefined : readLine(cells, columns)
      if (line) found.lines.push(line)
      else if (cells.some((cell) => cell.trim() !== '')) found.skipped += 1
    }
    if (found.lines.length > STATEMENT_LIMITS.lines) return { refusal: 'too-many-lines' }
  }
  return columns ? found : { refusal: 'no-columns' }
}

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
  return { date, credit, texts: [...names.keys()].filter((at) => isText(names[at]!, at)) }
}

function readLine(cells: readonly string[], { date, credit, texts }: Columns): BankLine | undefined {
  const on = readDay(cells[date] ?? '')
  const cents = readCents(cells[credit] ?? '')
  if (on === null || cents === null || cents <= 0) return undefined
  const text = texts
    .map((at) => (cells[at] ?? '').trim())
    .filter(Boolean)
    .join(' ')
  return { on, cents, text: text.replace(/\s+/g, ' ').slice(0, STATEMENT_LIMITS.text) }
}

function readDay(text: string): string | null {
  const iso = /^(\d{4})-(\d{2})-(\d{2})/.exec(text.trim())
  const us = /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})\b/.exec(text.trim())
  const parts = iso ? [iso[1], iso[2], iso[3]] : us ? [us[3], us[1], us[2]] : null
  if (!parts) return null
  const [year, month, day] = parts.map(Number) as [number, number, number]
  const instant = new Date(Date.UTC(year < 100 ? 2000 + year : year, month - 1, day))
  const isReal = instant.getUTCMonth() === month - 1 && instant.getUTCDate() === day
  return isReal ? instant.toISOString().slice(0, 10) : null
}

/** "$1,234.50" → 123450; "(12.00)" and "-12.00" are below zero. */
function readCents(text: string): number | null {
  const plain = text.replace(/[\s$"]|USD/g, '')
  const found = /^(\(|-)?\+?(\d{1,3}(?:,\d{3})+|\d{1,10})(?:\.(\d{1,2}))?\)?$/.exec(plain)
  if (!found) return null
  const [, sign, dollars, cents = ''] = found
  const amount = Number(dollars!.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'))
  return sign ? -amount : amount
}
