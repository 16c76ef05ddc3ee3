/** CSV injection: what a spreadsheet may run as a formula, also after whitespace and with full-width signs. */
const FORMULA = /^\s*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/

/** Below zero is no formula. */
const NUMBER = /^-?\d+(\.\d+)?$/

/** Encodes a CSV cell (RFC 4180); text that a spreadsheet would run as a formula is escaped. */
export function toCsvCell(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = FORMULA.test(value) && !NUMBER.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Rows of cells (RFC 4180), each ended, safe for spreadsheets, without a mark of their encoding: to be appended to. */
export function toCsv(rows: readonly (string | number | null)[][]): string {
  return rows.map((row) => `${row.map(toCsvCell).join(',')}\r\n`).join('')
}

/** A whole file of rows, marked as UTF-8. */
export function toCsvFile(rows: readonly (string | number | null)[][]): string {
  return `\ufeff${toCsv(rows)}`
}
