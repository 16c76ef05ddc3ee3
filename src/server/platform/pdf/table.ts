import { required } from '#domain/required.ts'
import { BOLD, INK, MARGIN, REGULAR, RULE } from './style.ts'
import type { Doc } from './tagged.ts'

const HEAD = '#f0e9dd'
const SIZE = 9.5
const PADDING = 7

export interface Table {
  /** The first is the head. */
  rows: string[][]
  /** Columns of amounts, by position: aligned right. */
  amounts?: readonly number[]
  /** Rows in bold beside the head, by position. */
  strong?: readonly number[]
}

/** Columns are sized by content; a row is never split across pages. */
export function writeTable(doc: Doc, { rows, amounts = [], strong = [] }: Table): void {
  const fullWidth = doc.page.width - 2 * MARGIN
  const columnStyles = toWidths(doc, rows, fullWidth)
  doc.moveDown(0.3).font(REGULAR).fontSize(SIZE)
  doc.table({
    // its rows and cells become parts; the types of pdfkit do not know it yet
    ...{ structParent: doc.root },
    position: { x: MARGIN, y: doc.y },
    maxWidth: fullWidth,
    columnStyles,
    defaultStyle: {
      border: { top: 0, left: 0, right: 0, bottom: 0.75 },
      borderColor: RULE,
      textColor: INK,
      padding: { top: 5, bottom: 5, left: PADDING, right: PADDING },
    },
    data: rows.map((cells, row) =>
      cells.map((text, column) => ({
        ...(row === 0 && { type: 'TH' as const, scope: 'Column' as const, backgroundColor: HEAD }),
        ...(amounts.includes(column) && { align: { x: 'right' as const, y: 'top' as const } }),
        text,
        font: { src: row === 0 || strong.includes(row) ? BOLD : REGULAR, size: SIZE },
      })),
    ),
  })
  doc.x = MARGIN
  doc.moveDown(1)
}

/** No column is narrower than its longest word, within its share of the page; the rest is shared in proportion to content. */
function toWidths(doc: Doc, rows: string[][], fullWidth: number): number[] {
  const columns = required(rows[0]).map((_, column) => rows.map((row) => required(row[column])))
  const most = fullWidth / columns.length
  const least = columns.map((cells) =>
    Math.min(most, Math.max(...cells.flatMap((cell) => cell.split(' ')).map((word) => widthOf(doc, word)))),
  )
  const weights = columns.map((cells) => Math.max(...cells.map((cell) => cell.length)))
  const rest = fullWidth - sum(least)
  return least.map((width, column) => width + (rest * required(weights[column])) / sum(weights))
}

const widthOf = (doc: Doc, word: string) =>
  doc.font(BOLD).fontSize(SIZE).widthOfString(word) + 2 * PADDING + 1
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
