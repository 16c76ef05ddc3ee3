import type { ColumnStyle } from './column-style.ts'
import type { CellError, CellErrorCode, ImportPlan } from './draft.ts'
import { type AnyField, FACT_PREFIX, labelOf } from './fields.ts'
import { cutText, toWord } from './fixes.ts'
import { cleanCell, foldCell, parseListingNumber, READ_CHARACTERS, shorten, trimCell } from './parse-cell.ts'
import { toPlainWords } from './plain-words.ts'

/** Typed access to one row's cells by field; collects errors. */
export class RowReader {
  readonly errors: CellError[] = []
  readonly notes: string[] = []
  readonly holds: string[] = []
  readonly line: number
  readonly plan: ImportPlan
  readonly #cells: readonly string[]
  /** Several parts of a row ask for the same cell. */
  readonly #texts = new Map<AnyField, string>()

  constructor(row: { line: number; cells: readonly string[] }, plan: ImportPlan) {
    this.line = row.line
    this.plan = plan
    this.#cells = row.cells
  }

  /** A row of our own export, of a space that Placard has already. */
  get isKnown(): boolean {
    const text = this.text('listingNumber')
    // a number that counts as blank makes a new space, which needs everything
    return (
      parseListingNumber(text) !== undefined ||
      (text !== '' && !this.plan.fixes?.blank?.includes('listingNumber'))
    )
  }

  /** How the field's column writes numbers and days; a default is written as in the United States. */
  style(field: AnyField): ColumnStyle {
    const column = this.plan.mapping.fields[field]
    const isCell = column !== undefined && cleanCell(this.#cells[column] ?? '') !== ''
    return isCell ? (this.plan.styles?.[column] ?? {}) : {}
  }

  /** A cell as it stands, of any column. */
  cell(column: number): string {
    return trimCell(this.#cells[column] ?? '')
  }

  /** The field's cell as it stands: `TBD` is no blank where it says that a space is taken. */
  raw(field: AnyField): string {
    const column = this.plan.mapping.fields[field]
    const cell = column === undefined ? '' : trimCell(this.#cells[column] ?? '')
    return (cell === '' ? this.short(field) : cell).replace(/\s+/g, ' ').slice(0, READ_CHARACTERS)
  }

  /** Clean text of the field's cell, else its default, else ''. */
  text(field: AnyField): string {
    const known = this.#texts.get(field)
    if (known !== undefined) return known
    const text = this.#readText(field)
    this.#texts.set(field, text)
    return text
  }

  #readText(field: AnyField): string {
    const column = this.plan.mapping.fields[field]
    const cell = column === undefined ? '' : this.#plain(field, this.#cells[column] ?? '')
    const words = this.plan.fixes?.words?.[field]
    return (words && meaningOf(words, cell)) || cell || cleanCell(this.plan.defaults[field] ?? '')
  }

  /** What Placard wrote itself is words already. */
  #plain(field: AnyField, cell: string): string {
    const clean = cleanCell(cell)
    if (field === 'listingNumber' || !/[<&]/.test(clean) || this.isKnown) return clean
    return cleanCell(toPlainWords(clean))
  }

  /** The same on one line. */
  line1(field: AnyField): string {
    return this.text(field).replace(/\s+/g, ' ')
  }

  /** Bounded to the length of any price, date, place or trade term. */
  short(field: AnyField): string {
    return foldCell(this.text(field))
  }

  /** The file's name for the field's column; `null` when unmapped. */
  column(field: AnyField): string | null {
    const column = this.plan.mapping.fields[field]
    return column === undefined ? null : (this.plan.columns[column] ?? null)
  }

  fail(field: AnyField, code: CellErrorCode, reason: string): void {
    this.errors.push({ line: this.line, column: this.column(field), field, code, reason })
  }

  /** Where the seller said so, a cell that cannot be read counts as blank; elsewhere it is an error. */
  unread(field: AnyField, code: CellErrorCode, reason: string): void {
    if (this.plan.fixes?.blank?.includes(field)) this.note(`${reason}: read as blank`)
    else this.fail(field, code, reason)
  }

  /** Is what is too much of this field to be cut? Else it is an error. */
  isCut(field: AnyField, code: CellErrorCode, reason: string): boolean {
    const isCut = this.plan.fixes?.shorten?.includes(field) ?? false
    if (isCut) this.note(`${labelOf(field)} was shortened`)
    else this.fail(field, code, reason)
    return isCut
  }

  note(text: string): void {
    this.notes.push(text)
  }

  /** Text of at most `max` characters; `null` when blank. Longer text is an error, and parsing continues with its start. */
  limited(field: AnyField, max: number): string | null {
    const text = this.text(field)
    return (text.length > max ? this.cut(field, text, max) : text) || null
  }

  /** Text of more than `max` characters: an error, or its first words where the seller said so. */
  cut(field: AnyField, text: string, max: number): string {
    const reason = `${labelOf(field)} is ${text.length} characters; a listing holds ${max}`
    return this.isCut(field, 'too-long', reason) ? cutText(text, max) : text.slice(0, max)
  }

  /** Parses a non-blank cell; a cell that cannot be parsed is an error. */
  parsed<T>(field: AnyField, parse: (text: string) => T | undefined, expected: string): T | undefined {
    const text = this.short(field)
    if (!text) return undefined
    const value = parse(text)
    if (value === undefined) this.unread(field, 'unreadable', `"${shorten(text)}" is not ${expected}`)
    return value
  }

  /** Label and clean value of every specification column, without blank ones. */
  specifications(): { label: string; value: string }[] {
    // a fact that Placard has already may well be "none"
    const clean = this.isKnown ? trimCell : cleanCell
    return this.plan.mapping.specifications
      .map((column) => ({
        label: (this.plan.columns[column] ?? '').replace(FACT_PREFIX, ''),
        value: clean(this.#cells[column] ?? ''),
      }))
      .filter(({ label, value }) => label && value)
  }
}

/** A cell may say "constructor". */
function meaningOf(words: Record<string, string>, cell: string): string | undefined {
  const word = toWord(cell)
  return Object.hasOwn(words, word) ? words[word] : undefined
}
