import { headerWords } from './columns.ts'
import { parseDegrees, parsePair } from './coordinates.ts'
import { FIELD_NAMES, HEADER_NAMES, type ImportField, type Mapping, SPECIFICATION_HEADER } from './fields.ts'
import { adTypeOf, commonAdType } from './guess-ad-type.ts'
import { foldCell, parseDate, parseInterval, parseNumber, parsePrice } from './parse-cell.ts'

/** Scores above it mean a field's own name ("Price"): trusted even when many cells need a correction. */
const BEST_NAMES = 96

type Test = (cell: string) => boolean

const isDegrees = (limit: number) => (cell: string) => Math.abs(parseDegrees(cell) ?? 999) <= limit

/** Pattern that most cells of a column must match before its header is trusted. */
const LOOKS: Partial<Record<ImportField, Test>> = {
  price: (cell) => !('problem' in parsePrice(cell)),
  interval: (cell) => parseInterval(cell) !== undefined,
  listingType: (cell) => /^(for )?(rent|sale|lease)$/i.test(cell),
  lat: isDegrees(180),
  lng: isDegrees(180),
  point: (cell) => parsePair(cell) !== undefined,
  locationText: (cell) => parsePair(cell) === undefined && /\p{Letter}/u.test(cell),
  city: (cell) => /\p{Letter}{2}/u.test(cell),
  state: (cell) => /^[A-Za-z .]{2,24}$/.test(cell),
  postalCode: (cell) => /^\d{5}(-\d{4})?(\.0)?$|^\d{3,4}$/.test(cell),
  availabilityStart: (cell) => parseDate(cell) !== undefined,
  availabilityEnd: (cell) => parseDate(cell) !== undefined,
  setupFee: (cell) => !('problem' in parsePrice(cell)),
  audienceValue: (cell) => parseNumber(cell) !== undefined,
  frequencyMhz: (cell) => {
    const value = parseNumber(cell.replace(/ ?(mhz|khz|fm|am)\.?$/i, ''))
    return value !== undefined && value >= 76 && value <= 1710
  },
}

interface Candidate {
  field: ImportField
  column: number
  score: number
}

/**
 * Guesses the column mapping from header names first and cells second. Each column maps to one field and each field has at
 * most one column; headers that describe a unit become specifications. Other columns are ignored.
 */
export function guessMapping(columns: readonly string[], samples: readonly string[][]): Mapping {
  const cells = columns.map((_, i) => samples.map((row) => foldCell(row[i] ?? '')).filter(Boolean))
  const candidates = columns.flatMap((header, column) =>
    FIELD_NAMES.map((field) => ({ field, column, score: score(field, { header, cells: cells[column]! }) })),
  )
  const fields: Mapping['fields'] = {}
  const taken = new Set<number>()
  for (const { field, column } of rank(candidates)) {
    if (taken.has(column) || fields[field] !== undefined) continue
    fields[field] = column
    taken.add(column)
  }
  if (fields.lat === undefined || fields.lng === undefined) {
    fields.lat = undefined
    fields.lng = undefined
  } else fields.point = undefined
  const specifications = columns
    .map((_, column) => column)
    .filter((column) => !taken.has(column) && isSpecification(columns[column]!, cells[column]!))
  return {
    fields: Object.fromEntries(Object.entries(fields).filter(([, column]) => column !== undefined)),
    specifications,
  }
}

function rank(candidates: Candidate[]): Candidate[] {
  return candidates.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score || a.column - b.column)
}

function score(field: ImportField, { header, cells }: { header: string; cells: string[] }): number {
  const byName = nameScore(field, headerWords(header))
  const byCells = contentScore(field, { header, cells })
  if (byName === 0) return byCells
  // An empty column is no evidence, and a name alone must not claim cells that cannot be parsed as the field.
  if (cells.length === 0) return byName / 10
  if (field === 'sellerUnitId' && new Set(cells).size < cells.length) return 0
  const looks = LOOKS[field]
  const fitting = looks ? cells.filter(looks).length / cells.length : 1
  return fitting >= (byName > BEST_NAMES ? 0.5 : 0.8) ? byName : 0
}

function nameScore(field: ImportField, words: string): number {
  const { exact, loose } = HEADER_NAMES[field]
  const whole = exact.indexOf(words)
  if (whole >= 0) return 100 - whole
  const ending = loose.findIndex((phrase) => words.endsWith(` ${phrase}`))
  if (ending >= 0) return 60 - ending
  const inside = loose.findIndex((phrase) => ` ${words} `.includes(` ${phrase} `))
  return inside >= 0 ? 30 - inside : 0
}

/** Score by contents, for columns whose header says little or nothing. */
function contentScore(field: ImportField, { header, cells }: { header: string; cells: string[] }): number {
  if (cells.length === 0) return 0
  const words = headerWords(header)
  const share = (test: Test) => cells.filter(test).length / cells.length
  if (field === 'adType' && / (type|format|category)$/.test(` ${words}`) && commonAdType(cells)) return 20
  if (field === 'adType' && /^column \d+$/.test(words) && share((cell) => adTypeOf(cell) !== undefined) > 0.9)
    return 10
  if (field === 'locationText' && share((cell) => /^[\p{Letter} .'-]+, +[A-Z]{2}$/u.test(cell)) > 0.8)
    return 15
  if (field === 'point' && share((cell) => parsePair(cell) !== undefined) > 0.9) return 15
  return 0
}

function isSpecification(header: string, cells: string[]): boolean {
  return cells.length > 0 && SPECIFICATION_HEADER.test(headerWords(header))
}
