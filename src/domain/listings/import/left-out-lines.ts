import { required } from '../../required.ts'
import type { LeftOutKind, RawRow } from './csv.ts'

const TOTAL =
  /^(?:(?:grand|sub|page|overall|report)[ -]?)?totals?(?: (?:for|of|in|units?|spaces?|faces?|boards?|panels?|rows?|count|number)\b.*)?[:=]?$/i
const SUM = /^(?:sum|count|average|avg\.?|mean|median|subtotals?)(?: (?:of|for)\b.*)?[:=]?$/i
/** `Seattle Total` of a pivot table, where most of the row is blank. */
const PIVOT = /^.{1,40} (?:sub)?totals?[:=]?$/i
const NOTE =
  /^(?:[*†‡#]|notes?\b|nb\b|n\.b\.|disclaimer|all (?:rates|prices)|rates? (?:are|is|do|subject|include)|prices? (?:are|is|do|subject|include)|subject to|source\b|updated\b|as of\b|page \d|©|copyright|confidential|end of)/i

/** What a row is, when it is no space. */
export function leftOutKind(
  cells: readonly string[],
  repeated: readonly string[][],
): LeftOutKind | undefined {
  const filled = cells.filter((cell) => cell.trim())
  const [first] = filled
  if (first === undefined || first.length > 300) return undefined
  const start = first.trim()
  if (TOTAL.test(start) || SUM.test(start)) return 'total'
  if (PIVOT.test(start) && filled.length * 2 <= cells.length) return 'total'
  if (filled.length > 1 && repeated.some((line) => isSame(line, cells))) return 'header'
  return filled.length === 1 && cells.length > 2 && NOTE.test(start) ? 'note' : undefined
}

function isSame(line: readonly string[], cells: readonly string[]): boolean {
  return line.every((cell, i) => cell.trim().toLowerCase() === (cells[i] ?? '').trim().toLowerCase())
}

const WORDS: Record<LeftOutKind, string> = {
  total: 'a total',
  header: 'the header again',
  note: 'a note',
}

/** Sums up, with their lines, what was not taken for a space. */
export function describeLeftOut(rows: readonly Pick<RawRow, 'line' | 'leftOut'>[]): { text: string }[] {
  const kinds = Map.groupBy(
    rows.filter(({ leftOut }) => leftOut !== undefined),
    ({ leftOut }) => required(leftOut),
  )
  return [...kinds].map(([kind, lines]) => {
    const numbers = lines.slice(0, 8).map(({ line }) => line.toLocaleString('en-US'))
    const more =
      lines.length > numbers.length
        ? ` and ${(lines.length - numbers.length).toLocaleString('en-US')} more`
        : ''
    const start = lines.length === 1 ? `Line ${numbers[0]} is` : `Lines ${numbers.join(', ')}${more} are each`
    return { text: `${start} ${WORDS[kind]} and no space: skipped.` }
  })
}
