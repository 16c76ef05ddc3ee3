import { type ColumnStyle, stylesOf } from './column-style.ts'
import { headerWords } from './columns.ts'
import type { ImportPlan } from './draft.ts'
import { FIELD_NAMES, type ImportField, type Mapping } from './fields.ts'
import { type AdTypeGuess, adTypeOf, guessAdType } from './guess-ad-type.ts'
import { guessMapping } from './guess-mapping.ts'
import { toDraft } from './to-draft.ts'

/** Overrides of the guessed plan, each as `field=value`. */
export interface PlanEdits {
  /** `price=Rate`, `price=#4` (fourth column), `price=` (from no column), `specifications=Zoning` (one more). */
  map?: readonly string[]
  /** `price=250`: for rows whose cell is blank. */
  set?: readonly string[]
}

export type PlannedImport = { plan: ImportPlan; guess: AdTypeGuess | undefined } | { problems: string[] }

const ALIASES: Record<string, ImportField> = {
  id: 'sellerUnitId',
  name: 'title',
  location: 'locationText',
  zip: 'postalCode',
  latitude: 'lat',
  longitude: 'lng',
  lon: 'lng',
  frequency: 'interval',
  audience: 'audienceValue',
}

/** The plan for a file: guessed, then overridden. All invalid overrides are reported at once. */
export function planImport(
  file: { name: string; columns: string[]; samples: string[][]; styles?: ColumnStyle[] },
  edits: PlanEdits = {},
): PlannedImport {
  const problems: string[] = []
  const mapping = guessMapping(file.columns, file.samples)
  for (const edit of edits.map ?? []) applyMap(edit, { mapping, columns: file.columns, problems })
  const defaults: ImportPlan['defaults'] = {}
  for (const edit of edits.set ?? []) applySet(edit, { defaults, problems })
  const guess = guessAdType(file)
  const adType = (defaults.adType ? adTypeOf(defaults.adType) : undefined) ?? guess?.adType
  const styles = file.styles ?? stylesOf(file.columns, file.samples)
  const plan = { columns: file.columns, mapping, styles, defaults, adType }
  problems.push(...checkDefaults(defaults))
  return problems.length > 0 ? { problems } : { plan, guess }
}

interface MapContext {
  mapping: Mapping
  columns: readonly string[]
  problems: string[]
}

function applyMap(edit: string, { mapping, columns, problems }: MapContext): void {
  const [name, value] = splitEdit(edit)
  const column = value ? findColumn(value, columns) : -1
  const isSpecification = name === 'specification' || name === 'specifications'
  const field = findField(name)
  if (!isSpecification && !field) problems.push(unknownField(name, edit))
  else if (value && column < 0)
    problems.push(`No column is called "${value}". Columns: ${columns.join(', ')}.`)
  else if (isSpecification)
    mapping.specifications = value ? [...new Set([...mapping.specifications, column])] : []
  else if (field) assign(mapping, field, column)
}

/** Assigns the column and removes it from any other field it was guessed for. */
function assign({ fields, specifications }: Mapping, field: ImportField, column: number): void {
  delete fields[field]
  if (column < 0) return
  for (const other of FIELD_NAMES) if (fields[other] === column) delete fields[other]
  const index = specifications.indexOf(column)
  if (index >= 0) specifications.splice(index, 1)
  fields[field] = column
}

function applySet(
  edit: string,
  { defaults, problems }: { defaults: ImportPlan['defaults']; problems: string[] },
): void {
  const [name, value] = splitEdit(edit)
  const field = findField(name)
  if (!field) problems.push(unknownField(name, edit))
  else defaults[field] = value
}

/** Validates defaults by parsing them as a row, so that a bad one is reported once instead of on every line. */
export function checkDefaults(defaults: ImportPlan['defaults']): string[] {
  if (defaults.adType && !adTypeOf(defaults.adType)) return [`"${defaults.adType}" is no ad type we know.`]
  const plan = {
    columns: [],
    mapping: { fields: {}, specifications: [] },
    defaults: { city: 'Seattle', ...defaults },
  }
  const outcome = toDraft({ line: 0, cells: [] }, { ...plan, adType: 'billboard' })
  if (outcome.ok) return []
  return outcome.errors.filter(({ field }) => field && defaults[field]).map(({ reason }) => `${reason}.`)
}

function splitEdit(edit: string): [string, string] {
  const at = edit.indexOf('=')
  return at < 0 ? [edit.trim(), ''] : [edit.slice(0, at).trim(), edit.slice(at + 1).trim()]
}

function findField(name: string): ImportField | undefined {
  const lower = name.toLowerCase()
  return FIELD_NAMES.find((field) => field.toLowerCase() === lower) ?? ALIASES[lower]
}

/** Finds a column by exact name, number (`#4`), or normalized name (`street_address` finds `Street Address`); -1 when none. */
function findColumn(name: string, columns: readonly string[]): number {
  const exact = columns.findIndex((column) => column.toLowerCase() === name.toLowerCase())
  if (exact >= 0) return exact
  const number = /^#(\d+)$/.exec(name)
  if (number) return columns[Number(number[1]) - 1] === undefined ? -1 : Number(number[1]) - 1
  const words = headerWords(name)
  return words ? columns.findIndex((column) => headerWords(column) === words) : -1
}

function unknownField(name: string, edit: string): string {
  return `"${name}" in "${edit}" is no field. Fields: ${FIELD_NAMES.join(', ')}, specifications.`
}
