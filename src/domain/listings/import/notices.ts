import { IMPORT_FIELDS, type ImportField } from './fields.ts'
import type { UnreadColumn } from './guess-mapping.ts'
import { shorten } from './parse-cell.ts'
import type { RowLetters } from './repair-letters.ts'

/** What a seller should know of a file as a whole. */
export interface FileNotice {
  text: string
  /** The column that nothing is read from. */
  column?: number
  /** The column that can be read as this field after all. */
  use?: { column: number; field: ImportField }
}

const count = (n: number, noun: string) => `${n.toLocaleString('en-US')} ${noun}${n === 1 ? '' : 's'}`

/** Sums up what was done to the letters of a file. */
export function describeLetters({ repaired, example, lost }: RowLetters): FileNotice[] {
  const notices: FileNotice[] = []
  if (repaired > 0 && example)
    notices.push({
      text: `${count(repaired, 'cell')} had letters broken by another program and repaired here: “${shorten(example[0], 40)}” is “${shorten(example[1], 40)}”.`,
    })
  if (lost > 0)
    notices.push({
      text: `${count(lost, 'cell')} ${lost === 1 ? 'has' : 'have'} a “\ufffd” where a letter was lost before the file came here. Save it anew as “CSV UTF-8”, or correct the cells.`,
    })
  return notices
}

/** A column that its name promises to be read and that is not: which, why, and how it can be. */
export function describeUnread(
  { column, field, fitting, filled }: UnreadColumn,
  columns: readonly string[],
): FileNotice {
  const name = `“${columns[column]}” was not read as ${IMPORT_FIELDS[field].label.toLowerCase()}:`
  const why =
    field === 'sellerUnitId'
      ? `of the first ${count(filled, 'cell')} only ${fitting.toLocaleString('en-US')} differ, and a unit id is unique.`
      : `${fitting === 0 ? 'none' : `only ${fitting.toLocaleString('en-US')}`} of the first ${count(filled, 'cell')} can be.`
  return { text: `${name} ${why}`, use: { column, field } }
}

export const NO_LETTERS: RowLetters = { repaired: 0, example: null, lost: 0 }

export function addLetters(sum: RowLetters, row: RowLetters | undefined): RowLetters {
  if (!row) return sum
  return {
    repaired: sum.repaired + row.repaired,
    example: sum.example ?? row.example,
    lost: sum.lost + row.lost,
  }
}
