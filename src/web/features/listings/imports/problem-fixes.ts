import type { Import, ImportProblem } from '#contract/listings/imports.ts'
import { type AnyField, labelOf } from '#domain/listings/import/fields.ts'
import { toWord } from '#domain/listings/import/fixes.ts'
import {
  AD_TYPE_LABELS,
  AD_TYPES,
  INTERVAL_LABELS,
  INTERVALS,
  LISTING_TYPE_LABELS,
  LISTING_TYPES,
} from '#domain/vocabulary.ts'
import { type Plan, withUse } from './column-plan.ts'
import { count } from './state-words.ts'

/** One press for many rows: what it says, and how the file is read from then on. */
export interface Fix {
  label: string
  plan: Plan
}

const CUT_CODES = ['too-long', 'too-many']
const BLANK_CODES = ['unreadable', 'currency', 'off-globe', 'half-pair', 'order']
/** Without these a row is no space. */
const NEVER_BLANK: AnyField[] = [
  'adType',
  'title',
  'listingType',
  'sellerUnitId',
  'contractPeriods',
  'contractFirst',
  'contractLast',
  'client',
]

const nameOf = (field: AnyField) => labelOf(field).toLowerCase()

/** What is wrong, for all rows of a problem: `3 rows: price cannot be read`. */
export function titleOf({ field, code, rows }: ImportProblem): string {
  const words = field ? WORDS[code]?.(labelOf(field)) : 'The row is cut off or broken'
  return `${count(rows, 'row')}: ${words ?? 'something is wrong'}`
}

const WORDS: Record<string, (label: string) => string> = {
  unreadable: (label) => `${label} cannot be read`,
  currency: (label) => `${label} is not in US dollars`,
  'unknown-word': (label) => `${label} is a word we do not know`,
  missing: (label) => `${label} is missing`,
  'too-long': (label) => `${label} is too long`,
  'too-short': (label) => `${label} is too short`,
  'too-many': (label) => `${label}: too many entries`,
  'too-large': (label) => `${label} is too large`,
  'off-globe': () => 'The coordinates are no place on the globe',
  'half-pair': () => 'One of the two coordinates is missing',
  order: () => 'It ends before it starts',
  repeated: (label) => `${label} is used twice`,
  'same-space': () => 'The same space as another row',
  'not-yours': (label) => `${label} is none of yours`,
  unseen: (label) => `Nothing of ${label.toLowerCase()} can be seen`,
  mixed: (label) => `${label} mixes letters of different alphabets in one word`,
  'unknown-space': () => 'No space of yours has this unit id',
  double: () => 'The unit id names two spaces',
  overlap: () => 'Two lines sell the same days',
  'several-units': () => 'The space is sold in several units',
  'two-clients': () => 'One contract, two clients',
  official: (label) => `${label} could be taken for one of Placard’s own`,
}

type Task = Pick<Import, 'plan' | 'columns' | 'kind'>

/** Everything that puts all rows of a problem right by one press. */
export function fixesFor(problem: ImportProblem, { plan, columns, kind }: Task): Fix[] {
  const { field, code, column, rows } = problem
  if (field === null) return []
  const fixes: Fix[] = []
  if (CUT_CODES.includes(code) && field !== 'sellerUnitId')
    fixes.push({
      label: `Shorten all ${rows.toLocaleString('en-US')}`,
      plan: withEntry(plan, 'shorten', field),
    })
  // without a number a contract is on no space
  const isNeeded = NEVER_BLANK.includes(field) || (kind === 'contracts' && field === 'listingNumber')
  if (BLANK_CODES.includes(code) && !isNeeded)
    fixes.push({ label: blankLabel(field), plan: withEntry(plan, 'blank', field) })
  for (const unit of problem.unitIdColumns)
    fixes.push({ label: `Use “${columns[unit]}” as unit id`, plan: withUse(plan, unit, 'sellerUnitId') })
  if (column !== null && plan.fields[field] === column && isColumnToBlame(problem))
    fixes.push({ label: `Leave out the column “${columns[column]}”`, plan: withUse(plan, column, '') })
  return fixes
}

function blankLabel(field: AnyField): string {
  if (field === 'price') return 'Read them as no price, as drafts'
  if (field === 'lat' || field === 'lng' || field === 'point') return 'List them without a pin'
  if (field === 'listingNumber') return 'Make new spaces of them'
  return `Read them as no ${nameOf(field)}`
}

function isColumnToBlame({ field, code }: ImportProblem): boolean {
  if (field === 'adType' || field === 'title') return false
  return ['unreadable', 'currency', 'unknown-word', 'repeated', 'too-large', 'not-yours'].includes(code)
}

function withEntry(plan: Plan, kind: 'shorten' | 'blank', field: AnyField): Plan {
  return { ...plan, [kind]: [...new Set([...(plan[kind] ?? []), field])] }
}

function withoutEntry(plan: Plan, kind: 'shorten' | 'blank', field: AnyField): Plan {
  return { ...plan, [kind]: (plan[kind] ?? []).filter((one) => one !== field) }
}

/** What a word that we do not know can mean. */
export function meaningsOf({
  field,
  code,
}: Pick<ImportProblem, 'field' | 'code'>): { value: string; label: string }[] {
  if (field === 'adType' && code === 'unknown-word')
    return AD_TYPES.map((value) => ({ value, label: AD_TYPE_LABELS[value] }))
  if (field === 'interval') return INTERVALS.map((value) => ({ value, label: INTERVAL_LABELS[value] }))
  if (field === 'listingType')
    return LISTING_TYPES.map((value) => ({ value, label: LISTING_TYPE_LABELS[value] }))
  return []
}

/** Reads each of these cells as what was chosen for it. */
export function withWords(plan: Plan, field: AnyField, meanings: Record<string, string>): Plan {
  const words = Object.entries(meanings).map(([cell, meaning]) => [toWord(cell), meaning])
  return {
    ...plan,
    words: { ...plan.words, [field]: { ...plan.words?.[field], ...Object.fromEntries(words) } },
  }
}

/** Fills the field where a row says nothing. */
export function withDefaults(plan: Plan, values: Partial<Record<AnyField, string>>): Plan {
  return { ...plan, defaults: { ...plan.defaults, ...values } }
}

/** What was decided for the whole file so far; the plan of each is the one without it. */
export function fixesInForce(plan: Plan): Fix[] {
  const shortened = (plan.shorten ?? []).map((field) => ({
    label: `${labelOf(field)} is shortened where it is too long`,
    plan: withoutEntry(plan, 'shorten', field),
  }))
  const blanked = (plan.blank ?? []).map((field) => ({
    label: `${labelOf(field)} counts as blank where it cannot be read`,
    plan: withoutEntry(plan, 'blank', field),
  }))
  return [...shortened, ...blanked, ...wordsInForce(plan)]
}

function wordsInForce(plan: Plan): Fix[] {
  const fields = Object.entries(plan.words ?? {}) as [AnyField, Record<string, string>][]
  return fields.flatMap(([field, words]) =>
    Object.entries(words).map(([word, meaning]) => {
      const { [word]: _, ...rest } = words
      const label = meaningsOf({ field, code: 'unknown-word' }).find(({ value }) => value === meaning)?.label
      return {
        label: `“${word}” means ${label ?? meaning}`,
        plan: { ...plan, words: { ...plan.words, [field]: rest } },
      }
    }),
  )
}
