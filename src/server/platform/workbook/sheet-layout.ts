import { required } from '#domain/required.ts'
import { readZipEntry } from './read-zip.ts'

/** Cells of one column that are merged downwards, by 0-based numbers; the first one holds what all of them say. */
export interface Merge {
  column: number
  firstRow: number
  lastRow: number
}

export interface SheetLayout {
  isHidden: boolean
  /** Inflates the sheet once more: to be called for the one that is read. */
  merges: () => Merge[]
}

const MAX_BYTES = 256 * 1024 * 1024

/** What the cells alone do not say of the sheets of a workbook, in their order; empty where it cannot be found out. */
export function readLayouts(zip: Buffer): SheetLayout[] {
  const workbook = readZipEntry(zip, 'xl/workbook.xml', MAX_BYTES) ?? ''
  const relations = readZipEntry(zip, 'xl/_rels/workbook.xml.rels', MAX_BYTES) ?? ''
  const targets = new Map(
    [...relations.matchAll(/<Relationship\b[^<>]*>/g)].map(([tag]) => [
      attribute(tag, 'Id'),
      attribute(tag, 'Target'),
    ]),
  )
  return [...workbook.matchAll(/<(?:\w{1,20}:)?sheet\b[^<>]*>/g)].map(([tag]) => {
    const target = targets.get(attribute(tag, 'r:id')) ?? ''
    const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`
    return {
      isHidden: /hidden/i.test(attribute(tag, 'state')),
      merges: () => readMerges(readZipEntry(zip, path, MAX_BYTES) ?? ''),
    }
  })
}

function attribute(tag: string, name: string): string {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? ''
}

function readMerges(xml: string): Merge[] {
  const at = xml.lastIndexOf('mergeCells')
  if (at < 0) return []
  const start = xml.indexOf('mergeCells')
  return [...xml.slice(start, at).matchAll(/ref="([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})"/g)]
    .map(([, letters, first, last]) => ({
      column: toColumn(required(letters)),
      firstRow: Number(first) - 1,
      lastRow: Number(last) - 1,
    }))
    .filter(({ firstRow, lastRow }) => lastRow > firstRow)
}

function toColumn(letters: string): number {
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

/** More cells than an inventory has; a workbook may say that anything is merged. */
const MAX_FILLED = 1_000_000

/** Writes what merged cells say into each of their rows. */
export function fillMerges<Cell>(rows: (Cell | null)[][], merges: readonly Merge[]): void {
  let filled = 0
  for (const { column, firstRow, lastRow } of merges) {
    const value = rows[firstRow]?.[column] ?? null
    if (value === null) continue
    for (let at = firstRow + 1; at <= lastRow && at < rows.length && filled < MAX_FILLED; at++) {
      filled += 1
      if ((required(rows[at])[column] ?? null) === null) required(rows[at])[column] = value
    }
  }
}
