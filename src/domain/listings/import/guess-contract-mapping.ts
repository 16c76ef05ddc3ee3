import { headerWords } from './columns.ts'
import { CONTRACT_FIELD_NAMES, CONTRACT_FIELDS } from './contract-fields.ts'
import { type AnyField, HEADER_NAMES, type Mapping } from './fields.ts'
import { foldCell } from './parse-cell.ts'
import { isOpenEnd } from './read-contract.ts'
import { parseDate, parseFirstDay } from './read-date.ts'

/** Headers of the space's own number that mean nothing else in a file of contracts. */
const UNIT_NAMES = [
  'unit',
  'face',
  'panel',
  'board',
  'display',
  'screen',
  'structure',
  'site',
  'location',
  'bulletin',
]

const NAMES: readonly [AnyField, readonly string[]][] = [
  ['listingNumber', HEADER_NAMES.listingNumber.exact],
  ...CONTRACT_FIELD_NAMES.map((field): [AnyField, string[]] => [
    field,
    CONTRACT_FIELDS[field].headers.split(', '),
  ]),
  ['sellerUnitId', [...HEADER_NAMES.sellerUnitId.exact, ...UNIT_NAMES, ...HEADER_NAMES.sellerUnitId.vague]],
]

interface Candidate {
  field: AnyField
  column: number
  rank: number
}

/** Guesses the columns of a file of contracts by their headers; a column of days must hold days. Each field has one column at most. */
export function guessContractMapping(columns: readonly string[], samples: readonly string[][]): Mapping {
  const candidates = columns.flatMap((header, column) => candidatesOf(headerWords(header), column))
  const fields: Mapping['fields'] = {}
  const taken = new Set<number>()
  for (const { field, column } of candidates.sort((a, b) => a.rank - b.rank || a.column - b.column)) {
    if (taken.has(column) || fields[field] !== undefined || !fits(field, cellsOf(samples, column))) continue
    fields[field] = column
    taken.add(column)
  }
  return { fields, specifications: [] }
}

function candidatesOf(words: string, column: number): Candidate[] {
  return NAMES.flatMap(([field, names]) => {
    const rank = names.indexOf(words)
    return rank < 0 ? [] : [{ field, column, rank }]
  })
}

function cellsOf(samples: readonly string[][], column: number): string[] {
  return samples.map((row) => foldCell(row[column] ?? '')).filter(Boolean)
}

function fits(field: AnyField, cells: readonly string[]): boolean {
  if (field !== 'contractFirst' && field !== 'contractLast') return true
  return cells.length === 0 || cells.some((cell) => isDay(cell) || isOpenEnd(cell))
}

function isDay(cell: string): boolean {
  return [parseDate(cell), parseDate(cell, 'day-first'), parseFirstDay(cell)].some((day) => day !== undefined)
}
