import writeExcelFile from 'write-excel-file/node'

export interface NewSheet {
  /** At most 31 characters, none of `\\ / ? * [ ] :`. */
  name: string
  /** The first is the head. */
  rows: readonly (readonly (string | number | null)[])[]
  /** Of each column, in characters. */
  widths?: readonly number[]
}

/** What no XML holds. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: those are meant
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/** An Excel workbook. Texts are kept as texts: no cell is ever a formula. */
export function writeWorkbook(sheets: readonly NewSheet[]): Promise<Buffer> {
  return writeExcelFile(
    sheets.map(({ name, rows, widths = [] }) => ({
      sheet: name,
      columns: widths.map((width) => ({ width })),
      stickyRowsCount: 1,
      data: rows.map((cells, row) => cells.map((value) => toCell(value, row === 0))),
    })),
  ).toBuffer()
}

function toCell(value: string | number | null, isHead: boolean) {
  if (value === null) return null
  if (typeof value === 'number') return { value, type: Number }
  const text = value.toWellFormed().replace(NOT_XML, ' ')
  return { value: text, type: String, ...(isHead && { fontWeight: 'bold' as const }) }
}
