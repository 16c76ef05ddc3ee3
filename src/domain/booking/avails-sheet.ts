import { toDateRange } from '../format-dates.ts'
import { readTypedSize, SIZE_HEAD, toSizeCells } from '../listings/face.ts'
import { AD_TYPE_LABELS } from '../vocabulary.ts'
import { stateOf } from './avails.ts'
import type { FilteredRow } from './avails-filter.ts'
import { type LabeledRow, labelAt, STATE_WORDS } from './avails-words.ts'
import type { Days } from './cells.ts'

/** What a sheet of avails says beside what is free. */
export interface SheetChoice {
  hasPrices: boolean
  /** For the seller's own house: what takes a cell, and for whom. A client never reads either. */
  isInternal: boolean
}

export interface SheetFaces {
  /** No face is free before it. */
  today: string
  columns: readonly Days[]
  labels: readonly string[]
  rows: readonly (FilteredRow & LabeledRow)[]
}

/** Columns one after another in which something of a face is free. */
export interface FreeRun extends Days {
  /** In some of it only a part of the face is free. */
  isPart: boolean
}

/** From today on. @param cells a letter a column, see `AVAILS_STATES` */
export function listFreeRuns(
  cells: string,
  { columns, today }: Pick<SheetFaces, 'columns' | 'today'>,
): FreeRun[] {
  const runs: FreeRun[] = []
  let isOpen = false
  for (const [at, column] of columns.entries()) {
    const { last } = column
    const first = column.first < today && today <= last ? today : column.first
    const { state, isPart } = stateOf(cells[at] ?? '-')
    const before = isOpen ? runs.at(-1) : undefined
    isOpen = state === 'free' || isPart
    if (!isOpen) continue
    if (before) Object.assign(before, { last, isPart: before.isPart || isPart })
    else runs.push({ first, last, isPart })
  }
  return runs
}

/** "Jan 25 to Feb 21, 2027; Apr 19 to May 16, 2027 (in part)"; "Nothing in these dates" */
export function describeFree(cells: string, shown: Pick<SheetFaces, 'columns' | 'today'>): string {
  const runs = listFreeRuns(cells, shown)
  if (runs.length === 0) return 'Nothing in these dates'
  return runs.map((run) => `${toDateRange(run)}${run.isPart ? ' (in part)' : ''}`).join('; ')
}

/** What a cell of a sheet says: to a client only whether it is free. */
export function describeCell(
  row: LabeledRow,
  at: number,
  { labels, isInternal }: { labels: readonly string[]; isInternal: boolean },
): string {
  const { state, isPart } = stateOf(row.cells[at] ?? '-')
  if (state === 'free') return 'Free'
  if (state === 'closed') return isInternal ? 'Not sold' : ''
  if (!isInternal) return isPart ? 'Free in part' : 'Taken'
  const label = labelAt(row, at, labels)
  const words = label === null ? STATE_WORDS[state] : `${STATE_WORDS[state]}: ${label}`
  const said = `${words.charAt(0).toUpperCase()}${words.slice(1)}`
  return isPart ? `${said} (in part)` : said
}

const HEAD = ['Unit id', 'Placard number', 'Title', 'Unit', 'Market', 'Ad type', 'Size', ...SIZE_HEAD]
const PRICE_HEAD = ['Rate ($)', 'Per']

/** A row a face under its head: what it is, what it costs, when it is free, then a cell a column. */
export function toSheetRows(
  { columns, today, labels, rows }: SheetFaces,
  { hasPrices, isInternal }: SheetChoice,
): (string | number | null)[][] {
  const head = [
    ...HEAD,
    ...(hasPrices ? PRICE_HEAD : []),
    'Free',
    ...columns.map(({ first, last }) => (first === last ? first : `${first} to ${last}`)),
  ]
  return [
    head,
    ...rows.map((row) => [
      row.unitCode,
      row.id,
      row.title,
      row.name,
      row.place,
      AD_TYPE_LABELS[row.adType],
      row.size,
      ...toSizeCells(
        row.size === null ? null : readTypedSize(row.adType, [{ label: 'Size', value: row.size }]),
      ),
      ...(hasPrices ? [row.rate.cents / 100, row.rate.per] : []),
      describeFree(row.cells, { columns, today }),
      ...columns.map((_, at) => describeCell(row, at, { labels, isInternal })),
    ]),
  ]
}
