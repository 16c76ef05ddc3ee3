import type { ImportedDraft, ImportPlan, RowOutcome } from '#domain/listings/import/draft.ts'
import { FIELD_NAMES, IMPORT_FIELDS } from '#domain/listings/import/fields.ts'
import type { AdTypeGuess } from '#domain/listings/import/guess-ad-type.ts'
import type { Inventory } from '#domain/listings/import/inventory.ts'
import { formatPrice } from '#domain/money.ts'
import type { ImportSummary } from '#server/features/listings/imports/import-inventory.ts'

const PREVIEW_ROWS = 3
const count = (n: number, noun: string) => `${n.toLocaleString('en-US')} ${noun}${n === 1 ? '' : 's'}`

/** Describes the file and how each column is mapped. */
export function describeFile(name: string, inventory: Inventory & { isWorkbook: boolean }): string {
  if (inventory.isWorkbook) return `${name}: Excel workbook, ${count(inventory.columns.length, 'column')}`
  const delimiters = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'bar' }
  const kind = inventory.delimiter ? `CSV by ${delimiters[inventory.delimiter]}` : 'GeoJSON'
  return `${name}: ${kind}, ${inventory.encoding}, ${count(inventory.columns.length, 'column')}`
}

export function describePlan(plan: ImportPlan, guess: AdTypeGuess | undefined): string {
  const { mapping, columns, defaults } = plan
  const mapped = FIELD_NAMES.flatMap((field) => {
    const column = mapping.fields[field]
    return column === undefined ? [] : [`  ${columns[column]} → ${field} (${IMPORT_FIELDS[field].label})`]
  })
  const used = new Set([...Object.values(mapping.fields), ...mapping.specifications])
  const name = (column: number) => columns[column]
  const unused = columns.map((_, i) => i).filter((column) => !used.has(column))
  const sets = Object.entries(defaults).map(([field, value]) => `${field}=${value}`)
  const lines = ['Columns', ...mapped]
  if (mapping.specifications.length)
    lines.push(`  kept as specifications: ${mapping.specifications.map(name).join(', ')}`)
  if (unused.length) lines.push(`  left out: ${unused.map(name).join(', ')}`)
  if (sets.length) lines.push(`Where a row lacks it: ${sets.join(', ')}`)
  if (plan.adType) lines.push(`Ad type of rows that do not say: ${plan.adType}${reasonFor(plan, guess)}`)
  if (mapping.fields.sellerUnitId === undefined)
    lines.push(
      'No unit id column: rows are told apart by name, place, first day and face (--map sellerUnitId=… to use a column).',
    )
  return lines.join('\n')
}

function reasonFor(plan: ImportPlan, guess: AdTypeGuess | undefined): string {
  return plan.defaults.adType || !guess ? '' : ` (from ${guess.evidence.slice(0, 3).join(', ')})`
}

/** Preview: the first rows as they will be stored. */
export function describeRows(outcomes: RowOutcome[]): string {
  const lines = outcomes
    .filter((outcome) => outcome.ok)
    .slice(0, PREVIEW_ROWS)
    .map(({ line, draft }) => `  line ${line}: ${describeDraft(draft)}`)
  return ['First rows', ...(lines.length > 0 ? lines : ['  none can be imported'])].join('\n')
}

function describeDraft(draft: ImportedDraft): string {
  const price = draft.price === null ? 'no price' : formatPrice(draft.price, draft.interval)
  const point = draft.lat === null ? 'no coordinates' : `${draft.lat}, ${draft.lng}`
  return [draft.title, draft.adType, price, draft.locationText, point].join(' · ')
}

/** One line per invalid cell: where and why. */
export function describeErrors(outcome: Extract<RowOutcome, { ok: false }>): string[] {
  return outcome.errors.map(
    ({ line, column, reason }) => `line ${line}${column ? `, ${column}` : ''}: ${reason}`,
  )
}

export interface DryRunCounts {
  rows: number
  good: number
  drafts: number
  bad: number
}

export function describeDryRun({ rows, good, drafts, bad }: DryRunCounts): string {
  const waiting = drafts > 0 ? `, ${drafts.toLocaleString('en-US')} of them as drafts` : ''
  return `Dry run: ${count(rows, 'row')} read, ${good.toLocaleString('en-US')} would be imported${waiting}, ${bad.toLocaleString('en-US')} bad. Nothing was stored.`
}

export function describeSummary(summary: ImportSummary, seller: string): string {
  const { rows, created, updated, unchanged, drafts, bad } = summary
  const parts = [
    `${created.toLocaleString('en-US')} new`,
    `${updated.toLocaleString('en-US')} updated`,
    `${unchanged.toLocaleString('en-US')} unchanged`,
  ]
  const line = `${count(rows, 'row')} read for ${seller}: ${parts.join(', ')}, ${bad.toLocaleString('en-US')} bad.`
  return drafts > 0
    ? `${line}\n${count(drafts, 'draft')} wait for a price (--set price=…) or for their seller.`
    : line
}

/** Counts of each correction, most frequent first. */
export function describeNotes(notes: Map<string, number>): string[] {
  return [...notes]
    .sort(([, a], [, b]) => b - a)
    .map(([note, times]) => `Note: ${note} (${count(times, 'row')})`)
}
