import { required } from '../../required.ts'
import { headerWords } from './columns.ts'
import { inUnitedStates, parsePair } from './coordinates.ts'
import { FACT_PREFIX, FIELD_NAMES, type ImportField, type Mapping, OWN_HEADER } from './fields.ts'
import { adTypeOf, commonAdType } from './guess-ad-type.ts'
import { type Certainty, fitOf, isFactHeader, isKnownHeader, isNamed, nameOf } from './header-names.ts'
import { foldCell } from './parse-cell.ts'
import { isPictureFile } from './picture-addresses.ts'

/** Of the filled cells, the share that must look like the field for its column to be believed. */
const ENOUGH: Record<Certainty, number> = { exact: 0, vague: 0.8, loose: 0.8 }
const ENOUGH_OF: Partial<Record<ImportField, Record<Certainty, number>>> = {
  // unit ids are told by being unique, which other columns may be by chance
  sellerUnitId: { exact: 0.5, vague: 1, loose: 1 },
  // banners are hung along streets as well as shown on screens
  adType: { exact: 0, vague: 0.6, loose: 0.6 },
}
/** Points of a name, by how certain it is; better names of the same certainty come first. */
const POINTS: Record<Certainty, number> = { exact: 1000, vague: 600, loose: 300 }

interface Candidate {
  field: ImportField
  column: number
  score: number
}

/** A column named like a field and still not read as it, because its cells do not look like it. */
export interface UnreadColumn {
  column: number
  field: ImportField
  /** Of the filled cells that were looked at, how many look like the field. */
  fitting: number
  filled: number
}

/**
 * Guesses the column mapping from header names first and cells second. A header that can mean nothing else keeps its
 * column as long as one cell can be read: the others are errors of their rows. Each column maps to one field and each field
 * has at most one column; headers that describe a unit become specifications. Other columns are ignored.
 */
export function guessMapping(columns: readonly string[], samples: readonly string[][]): Mapping {
  const cells = cellsOf(columns, samples)
  const isOwn = isOwnExport(columns)
  const candidates = columns.flatMap((header, column) =>
    FIELD_NAMES.map((field) => ({
      field,
      column,
      score: score(field, { header, cells: required(cells[column]), isOwn }),
    })),
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
    .filter(
      (column) =>
        !taken.has(column) &&
        isSpecification(required(columns[column]), { cells: required(cells[column]), isOwn }),
    )
  return {
    fields: Object.fromEntries(Object.entries(fields).filter(([, column]) => column !== undefined)),
    specifications,
  }
}

/** Columns that a seller would expect to be read, by their name, and that were not. */
export function findUnread(
  columns: readonly string[],
  samples: readonly string[][],
  { fields }: Mapping,
): UnreadColumn[] {
  const cells = cellsOf(columns, samples)
  const used = new Set(Object.values(fields))
  return columns.flatMap((header, column) => {
    const filled = required(cells[column])
    const field = FIELD_NAMES.find((one) => fields[one] === undefined && isNamed(one, header))
    if (!field || used.has(column) || filled.length === 0) return []
    const fitting = Math.round(fitOf(field, filled) * filled.length)
    return fitting === filled.length ? [] : [{ column, field, fitting, filled: filled.length }]
  })
}

function cellsOf(columns: readonly string[], samples: readonly string[][]): string[][] {
  return columns.map((_, i) => samples.map((row) => foldCell(row[i] ?? '')).filter(Boolean))
}

function rank(candidates: Candidate[]): Candidate[] {
  return candidates.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score || a.column - b.column)
}

/** Our own export says plainly what each of its columns is: nothing else of it is a unit id or a fact. */
function isOwnExport(columns: readonly string[]): boolean {
  return columns.some((header) => nameOf('listingNumber', header).rank >= 0)
}

interface Column {
  header: string
  cells: string[]
  isOwn: boolean
}

function score(field: ImportField, { header, cells, isOwn }: Column): number {
  const words = headerWords(header)
  if (OWN_HEADER.test(words) || header.startsWith(FACT_PREFIX)) return 0
  const name = nameOf(field, header)
  if (isOwn && field === 'sellerUnitId' && name.certainty !== 'exact') return 0
  if (name.rank < 0) return contentScore(field, { words, cells, isKnown: isKnownHeader(header) })
  const points = POINTS[name.certainty] - name.rank
  // An empty column is no evidence, and a name alone must not claim cells that cannot be parsed as the field.
  if (cells.length === 0) return points / 100
  const fit = fitOf(field, cells)
  // without it, a price would be for a month that nobody has named
  if (field === 'interval' && name.certainty === 'exact') return points
  const enough = ENOUGH_OF[field] ?? ENOUGH
  if (fit === 0 || fit < enough[name.certainty]) return 0
  // another column that fits better is preferred to one whose cells are mostly something else
  return fit >= 0.5 ? points : points / 10
}

/** Score by contents, for columns whose header says little or nothing. */
function contentScore(
  field: ImportField,
  { words, cells, isKnown }: { words: string; cells: string[]; isKnown: boolean },
): number {
  if (cells.length === 0) return 0
  const share = (test: (cell: string) => boolean) => cells.filter(test).length / cells.length
  if (
    field === 'adType' &&
    / (type|format|category)$/.test(` ${words}`) &&
    fitOf(field, cells) > 0.8 &&
    commonAdType(cells)
  )
    return 20
  if (field === 'adType' && /^column \d+$/.test(words) && share((cell) => adTypeOf(cell) !== undefined) > 0.9)
    return 10
  if (isKnown) return 0
  if (field === 'locationText' && share((cell) => /^[\p{Letter} .'-]+, +[A-Z]{2}$/u.test(cell)) > 0.8)
    return 15
  if (field === 'point' && share(isSurelyPlace) > 0.9) return 15
  if (field === 'photos' && share(isPictureFile) > 0.9) return 15
  return 0
}

/** A pair that is a place as it stands: neither swapped nor with a sign to be added. */
function isSurelyPlace(cell: string): boolean {
  const pair = parsePair(cell)
  return pair !== undefined && inUnitedStates(pair)
}

function isSpecification(header: string, { cells, isOwn }: Omit<Column, 'header'>): boolean {
  if (header.startsWith(FACT_PREFIX)) return true
  return !isOwn && cells.length > 0 && isFactHeader(header)
}
