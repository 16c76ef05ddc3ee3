import { open, readFile } from 'node:fs/promises'
import readSheets from 'read-excel-file/node'
import { countHeaderFields } from '#domain/listings/import/find-header.ts'
import { IMPORT_LIMITS } from '#domain/listings/import/limits.ts'
import { ChildRefusal, serveChild } from '../child/serve-child.ts'
import { fillMerges, type Merge, readLayouts } from './sheet-layout.ts'

const ROWS_AT_ONCE = 100
/** One above the limit, so that validation still rejects the row with the field's name. */
const MAX_CHARACTERS = IMPORT_LIMITS.cell + 1
const HEAD_ROWS = 30
/** Fields that a header names at least. */
const FEW_FIELDS = 2

export interface ReadSheet {
  name: string
  /** Of the other visible sheets that hold anything. */
  others: string[]
}

interface Sheet {
  sheet: string
  data: unknown[][]
  merges: () => Merge[]
}

/** A sheet that is one chart has no cells at all. */
function withCells({ sheet, data }: { sheet: string; data?: unknown[][] }): Sheet {
  return { sheet, data: data ?? [], merges: () => [] }
}

/**
 * Converts the sheet of a workbook that looks like an inventory to CSV. Shared strings may repeat in any number of cells, so output
 * size is limited.
 */
serveChild<{ path: string; target: string }, ReadSheet>(async ({ path, target }) => {
  const bytes = await readFile(path)
  const sheets = visibleSheets((await readSheets(bytes)).map(withCells), bytes)
  const filled = sheets.filter(({ data }) => data.some((row) => row.some((cell) => cell !== null)))
  const chosen = chooseSheet(filled) ?? sheets[0]
  if (chosen) fillMerges(chosen.data, chosen.merges())
  await writeCsv(chosen?.data ?? [], target)
  const others = filled.filter((one) => one !== chosen).map(({ sheet }) => sheet)
  return { name: chosen?.sheet ?? '', others }
})

function visibleSheets(sheets: Sheet[], bytes: Buffer): Sheet[] {
  const layouts = readLayouts(bytes)
  const all = sheets.map((sheet, i) => ({ ...sheet, merges: layouts[i]?.merges ?? sheet.merges }))
  const visible = all.filter((_, i) => !layouts[i]?.isHidden)
  return visible.length > 0 ? visible : all
}

/** The first one with a header; where none has one, the first that holds anything. */
function chooseSheet(sheets: Sheet[]): Sheet | undefined {
  const count = ({ data }: Sheet) => countHeaderFields(data.slice(0, HEAD_ROWS).map((row) => row.map(toText)))
  return sheets.find((sheet) => count(sheet) >= FEW_FIELDS) ?? sheets[0]
}

async function writeCsv(rows: unknown[][], target: string): Promise<void> {
  const file = await open(target, 'w')
  let written = 0
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const lines = rows
      .slice(from, from + ROWS_AT_ONCE)
      .map((row) => `${row.map((cell) => quote(toText(cell))).join(',')}\n`)
    const bytes = Buffer.from(lines.join(''))
    written += bytes.length
    if (written > IMPORT_LIMITS.fileBytes) throw tooLarge()
    await file.write(bytes)
  }
  await file.close()
}

function tooLarge(): ChildRefusal {
  const megabytes = IMPORT_LIMITS.fileBytes / 1024 / 1024
  return new ChildRefusal(
    `This sheet holds more than ${megabytes} MB of text. Split it and import the parts.`,
  )
}

function toText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  return String(value).slice(0, MAX_CHARACTERS)
}

/** Line breaks become blanks, so that a row of the sheet stays one line and line numbers match. */
function quote(cell: string): string {
  const text = cell.replace(/\r\n|\r|\n/g, '\u2028')
  return /[",\u2028]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
