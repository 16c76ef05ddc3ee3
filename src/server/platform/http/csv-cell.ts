/** What a spreadsheet may take for the beginning of a formula: also behind blanks, and in the full width of East Asian keyboards. */
const FORMULA = /^\s*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/

/** A value as a cell of a CSV file (RFC 4180); a text that a spreadsheet would run as a formula is marked as a text. */
export function toCsvCell(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
