import type { CellError, ImportPlan } from './draft.ts'
import { IMPORT_FIELDS, type ImportField } from './fields.ts'
import { cleanCell, foldCell, shorten } from './parse-cell.ts'

/** Typed access to one row's cells by field; collects errors. */
export class RowReader {
  readonly errors: CellError[] = []
  readonly notes: string[] = []
  readonly holds: string[] = []
  readonly line: number
  readonly plan: ImportPlan
  readonly #cells: readonly string[]

  constructor(row: { line: number; cells: readonly string[] }, plan: ImportPlan) {
    this.line = row.line
    this.plan = plan
    this.#cells = row.cells
  }

  /** Clean text of the field's cell, else its default, else ''. */
  text(field: ImportField): string {
    const column = this.plan.mapping.fields[field]
    const cell = column === undefined ? '' : cleanCell(this.#cells[column] ?? '')
    return cell || cleanCell(this.plan.defaults[field] ?? '')
  }

  /** The same on one line. */
  line1(field: ImportField): string {
    return this.text(field).replace(/\s+/g, ' ')
  }

  /** Bounded to the length of any price, date, place or trade term. */
  short(field: ImportField): string {
    return foldCell(this.text(field))
  }

  /** The file's name for the field's column; `null` when unmapped. */
  column(field: ImportField): string | null {
    const column = this.plan.mapping.fields[field]
    return column === undefined ? null : (this.plan.columns[column] ?? null)
  }

  fail(field: ImportField, reason: string): void {
    this.errors.push({ line: this.line, column: this.column(field), field, reason })
  }

  note(text: string): void {
    this.notes.push(text)
  }

  /** Text of at most `max` characters; `null` when blank. Longer text is an error, and parsing continues with its start. */
  limited(field: ImportField, max: number): string | null {
    const text = this.text(field)
    if (text.length > max)
      this.fail(field, `${IMPORT_FIELDS[field].label} is ${text.length} characters; at most ${max} are kept`)
    return text.slice(0, max) || null
  }

  /** Parses a non-blank cell; a cell that cannot be parsed is an error. */
  parsed<T>(field: ImportField, parse: (text: string) => T | undefined, expected: string): T | undefined {
    const text = this.short(field)
    if (!text) return undefined
    const value = parse(text)
    if (value === undefined) this.fail(field, `"${shorten(text)}" is not ${expected}`)
    return value
  }

  /** Label and clean value of every specification column, without blank ones. */
  specifications(): { label: string; value: string }[] {
    return this.plan.mapping.specifications
      .map((column) => ({
        label: this.plan.columns[column] ?? '',
        value: cleanCell(this.#cells[column] ?? ''),
      }))
      .filter(({ label, value }) => label && value)
  }
}
