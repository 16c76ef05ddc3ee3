import type { RowOutcome } from '#domain/listings/import/draft.ts'
import { openInventory } from '#domain/listings/import/inventory.ts'
import { planImport } from '#domain/listings/import/plan.ts'
import { readDrafts } from '#domain/listings/import/read-drafts.ts'

export type Columns = Record<string, string | string[]>

const OWN: readonly [string, (i: number) => string][] = [
  ['Unit ID', (i) => `U-${i}`],
  ['Name', (i) => `Wall number ${i}`],
  ['City', () => 'Seattle'],
  ['State', () => 'WA'],
]

/** Reads cells under their headers, as one file whose spaces have a name and a city besides. */
export async function readColumns(columns: Columns, delimiter = ',') {
  const given = Object.entries(columns).map(([header, cells]) => [header, ...[cells].flat()])
  const rows = Math.max(...given.map(({ length }) => length))
  const named = OWN.filter(([header]) => !(header in columns))
  const lines = Array.from({ length: rows }, (_, i) => [
    ...named.map(([header, cell]) => (i === 0 ? header : cell(i))),
    ...given.map((column) => column[i] ?? ''),
  ])
  return readText(lines.map((line) => line.map(quote).join(delimiter)).join('\n'))
}

const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`

export async function readText(text: string) {
  const inventory = await openInventory(() => [Buffer.from(text)])
  const planned = planImport({ name: 'billboards.csv', ...inventory })
  if ('problems' in planned) throw new Error(planned.problems.join(' '))
  const outcomes = await Array.fromAsync(readDrafts(inventory.rows(), planned.plan))
  return { outcomes, plan: planned.plan, inventory }
}

export const draftsOf = (outcomes: RowOutcome[]) => outcomes.flatMap((one) => (one.ok ? [one.draft] : []))
export const reasonsOf = (outcomes: RowOutcome[]) =>
  outcomes.flatMap((one) => (one.ok ? [] : one.errors.map(({ reason }) => reason)))

/** The first space of such a file, with the remarks on its row. */
export async function readFirst(columns: Columns, delimiter?: string) {
  const { outcomes } = await readColumns(columns, delimiter)
  const [outcome] = outcomes
  if (!outcome?.ok) throw new Error(reasonsOf(outcomes).join(' '))
  return { ...outcome.draft, notes: outcome.notes }
}
