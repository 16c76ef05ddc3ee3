import { open, readFile } from 'node:fs/promises'
import { readSheet } from 'read-excel-file/node'
import { IMPORT_LIMITS } from '#domain/listings/import/limits.ts'
import { ChildRefusal, serveChild } from '../child/serve-child.ts'

const ROWS_AT_ONCE = 100
/** One above the limit, so that validation still rejects the row with the field's name. */
const MAX_CHARACTERS = IMPORT_LIMITS.cell + 1

/** Converts a workbook's first sheet to CSV. Shared strings may repeat in any number of cells, so output size is limited. */
serveChild<{ path: string; target: string }, null>(async ({ path, target }) => {
  const rows = await readSheet(await readFile(path))
  const file = await open(target, 'w')
  let written = 0
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const lines = rows
      .slice(from, from + ROWS_AT_ONCE)
      .map((row) => `${row.map(encodeWorkbookCell).join(',')}\n`)
    const bytes = Buffer.from(lines.join(''))
    written += bytes.length
    if (written > IMPORT_LIMITS.fileBytes) throw tooLarge()
    await file.write(bytes)
  }
  await file.close()
  return null
})

function tooLarge(): ChildRefusal {
  const megabytes = IMPORT_LIMITS.fileBytes / 1024 / 1024
  return new ChildRefusal(
    `This sheet holds more than ${megabytes} MB of text. Split it and import the parts.`,
  )
}

function encodeWorkbookCell(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  // line breaks become blanks, so that a row of the sheet stays one line and line numbers match
  const text = String(value)
    .slice(0, MAX_CHARACTERS)
    .replace(/\r\n|\r|\n/g, '\u2028')
  return /[",\u2028]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
