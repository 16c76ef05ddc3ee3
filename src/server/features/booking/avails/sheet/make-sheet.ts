import { toSheetRows } from '#domain/booking/avails-sheet.ts'
import { toCsvFile } from '../../../../platform/http/csv-cell.ts'
import type { SheetInput } from './sheet-input.ts'
import { describeSheet } from './sheet-words.ts'

/** The bytes of a sheet; the libraries that write it are loaded on first use. */
export async function makeSheet(input: SheetInput): Promise<string | Buffer> {
  const { format, avails, choice } = input
  if (format === 'pdf') {
    const { renderSheet } = await import('./render-sheet.ts')
    return renderSheet(input)
  }
  const rows = toSheetRows(avails, choice)
  if (format === 'csv') return toCsvFile(rows)
  const { writeWorkbook } = await import('../../../../platform/workbook/write-workbook.ts')
  return writeWorkbook([
    { name: 'Avails', rows, widths: [14, 10, 34, 14, 22, 12, 14] },
    { name: 'About', rows: describeSheet(input).map((text) => [text]), widths: [90] },
  ])
}
