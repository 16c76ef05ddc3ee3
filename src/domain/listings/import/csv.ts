import { required } from '../../required.ts'
import { IMPORT_LIMITS } from './limits.ts'
import type { RowLetters } from './repair-letters.ts'

/** A line among the rows that is no space. It is skipped, and whoever imports can take it back. */
export type LeftOutKind = 'total' | 'header' | 'note'

/** One row of a file as text. `line` is its first line (1-based); `problem` says why it cannot be used. */
export interface RawRow {
  line: number
  cells: string[]
  problem?: string
  /** It stands among the rows and is none: skipped unless its seller takes it back. */
  leftOut?: LeftOutKind
  /** What was done to its letters, if anything was. */
  letters?: RowLetters
}

export const DELIMITERS = [',', ';', '\t', '|'] as const
export type Delimiter = (typeof DELIMITERS)[number]

interface Scan {
  cells: string[]
  next: number
  problem?: string
}

/** `undefined`: the text ends inside the cell. */
type Cell = { value: string; next: number } | undefined

/**
 * Streaming parser of delimited text (RFC 4180, but lenient: LF, CRLF and CR may be mixed, quotes inside unquoted cells
 * are literal). A record with a broken quote loses only its first line: parsing resumes with the next one.
 */
export async function* readCsv(chunks: AsyncIterable<string>, delimiter: Delimiter): AsyncGenerator<RawRow> {
  const scan = scanner(delimiter)
  let text = ''
  let line = 1
  let isMidLine = false
  function* take(atEnd: boolean): Generator<RawRow> {
    let at = 0
    while (at < text.length) {
      // skips the rest of an overlong line
      if (isMidLine) {
        at += required(/^[^\r\n]*/.exec(text.slice(at)))[0].length
        const next = endOfLine(text, at, atEnd)
        if (next === undefined) break
        isMidLine = false
        at = next
        line += 1
        continue
      }
      const record = scan(text, at, atEnd)
      if (!record) break
      yield { line, cells: record.cells, ...(record.problem ? { problem: record.problem } : {}) }
      const taken = text.slice(at, record.next)
      isMidLine = !/[\r\n]$/.test(taken)
      line += countLines(taken)
      at = record.next
    }
    text = text.slice(at)
  }
  for await (const chunk of chunks) {
    text += chunk
    yield* take(false)
  }
  yield* take(true)
}

/** The delimiter that splits the first record into the most cells; a comma when none does. */
export function detectDelimiter(text: string): Delimiter {
  const start = required(/^\s*/.exec(text))[0].length
  const widths = DELIMITERS.map((delimiter) => scanner(delimiter)(text, start, true)?.cells.length ?? 0)
  return required(DELIMITERS[widths.indexOf(Math.max(...widths))])
}

function scanner(delimiter: Delimiter) {
  const plain = new RegExp(`[^\\r\\n\\${delimiter}]*`, 'y')
  return function scanRecord(text: string, start: number, atEnd: boolean): Scan | undefined {
    const cells: string[] = []
    // Beyond this length the quote is broken: waiting for more text would not help (and would take quadratic time).
    const last = atEnd || text.length - start >= IMPORT_LIMITS.record
    let at = start
    for (;;) {
      const quoted = text[at] === '"'
      const cell = quoted ? scanQuoted(text, at, last) : scanPlain(text, at, plain)
      if (!cell)
        return last ? broken(text, { start, last }, 'A quote is opened here and never closed.') : undefined
      cells.push(cell.value)
      at = cell.next
      if (text[at] === delimiter) {
        at += 1
        continue
      }
      if (at < text.length && text[at] !== '\n' && text[at] !== '\r')
        return broken(text, { start, last }, 'A quoted cell goes on after its closing quote.')
      const next = endOfLine(text, at, atEnd)
      if (next !== undefined) return { cells, next }
      return last ? broken(text, { start, last }, 'This line is too long for a row.') : undefined
    }
  }
}

function scanPlain(text: string, at: number, plain: RegExp): Cell {
  plain.lastIndex = at
  const value = required(plain.exec(text))[0]
  return { value, next: at + value.length }
}

function scanQuoted(text: string, open: number, last: boolean): Cell {
  let value = ''
  let from = open + 1
  for (;;) {
    const quote = text.indexOf('"', from)
    if (quote < 0) return undefined
    value += text.slice(from, quote)
    if (text[quote + 1] !== '"') return closeQuoted(text, { value, at: quote + 1, last })
    value += '"'
    from = quote + 2
  }
}

function closeQuoted(text: string, { value, at, last }: { value: string; at: number; last: boolean }): Cell {
  let next = at
  while (text[next] === ' ') next += 1
  return next < text.length || last ? { value, next } : undefined
}

/** Where the next record starts; `undefined` when more text is needed to know. */
function endOfLine(text: string, at: number, atEnd: boolean): number | undefined {
  if (at >= text.length) return atEnd ? at : undefined
  if (text[at] === '\n') return at + 1
  if (at + 1 >= text.length && !atEnd) return undefined
  return text[at + 1] === '\n' ? at + 2 : at + 1
}

function broken(
  text: string,
  { start, last }: { start: number; last: boolean },
  problem: string,
): Scan | undefined {
  const line = required(/^[^\r\n]*(\r\n|\r|\n)?/.exec(text.slice(start, start + IMPORT_LIMITS.record)))
  if (!line[1] && !last) return undefined
  return { cells: [line[0].trimEnd()], next: start + line[0].length, problem }
}

export function countLines(text: string): number {
  return text.match(/\r\n|\r|\n/g)?.length ?? 0
}
