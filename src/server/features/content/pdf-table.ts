import { plainText, type Token } from './markdown.ts'
import { BOLD, type Doc, INK, MARGIN, REGULAR, RULE, toPrintable } from './pdf-style.ts'

const HEAD = '#f0e9dd'
const SIZE = 9.5
const PADDING = 7

/** Columns are sized by content; a row is never split across pages. */
export function writeTable(doc: Doc, tokens: Token[]): void {
  const rows = toRows(tokens)
  const fullWidth = doc.page.width - 2 * MARGIN
  const columnStyles = toWidths(doc, rows, fullWidth)
  doc.moveDown(0.3).font(REGULAR).fontSize(SIZE)
  doc.table({
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
      cells.map((text) =>
        row === 0
          ? { text, type: 'TH' as const, font: { src: BOLD, size: SIZE }, backgroundColor: HEAD }
          : { text, font: { src: REGULAR, size: SIZE } },
      ),
    ),
  })
  doc.x = MARGIN
  doc.moveDown(1)
}

function toRows(tokens: Token[]): string[][] {
  const rows: string[][] = []
  for (const token of tokens) {
    if (token.type === 'tr_open') rows.push([])
    if (token.type === 'inline') rows.at(-1)!.push(toPrintable(plainText(token)))
  }
  return rows
}

/** No column is narrower than its longest word; the rest is shared in proportion to content. */
function toWidths(doc: Doc, rows: string[][], fullWidth: number): number[] {
  const columns = rows[0]!.map((_, column) => rows.map((row) => row[column]!))
  const least = columns.map((cells) =>
    Math.max(...cells.flatMap((cell) => cell.split(' ')).map((word) => widthOf(doc, word))),
  )
  const weights = columns.map((cells) => Math.max(...cells.map((cell) => cell.length)))
  const rest = fullWidth - sum(least)
  return least.map((width, column) => width + (rest * weights[column]!) / sum(weights))
}

const widthOf = (doc: Doc, word: string) =>
  doc.font(BOLD).fontSize(SIZE).widthOfString(word) + 2 * PADDING + 1
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
