import { fontFor } from './fonts.ts'
import { type Doc, INK, MARGIN, SOFT } from './style.ts'

const GAP = 24
const LABEL_WIDTH = 96

interface Style {
  size: number
  isBold?: boolean
  color?: string
  x?: number
  width?: number
}

/** Text under what is written already. */
export function write(doc: Doc, text: string, { size, isBold, color = INK, x = MARGIN, width }: Style): void {
  doc.font(fontFor(text, { isBold })).fontSize(size).fillColor(color)
  doc.text(text, x, doc.y, { lineGap: 1.5, width: width ?? doc.page.width - MARGIN - x })
}

/** Side by side: the seller left, the buyer right. */
export function writeParties(doc: Doc, { seller, buyer }: { seller: string[]; buyer: string[] }): void {
  const width = (doc.page.width - 2 * MARGIN - GAP) / 2
  const top = doc.y
  const ends = [
    { title: 'Seller', lines: seller, x: MARGIN },
    { title: 'Buyer', lines: buyer, x: MARGIN + width + GAP },
  ].map(({ title, lines, x }) => {
    doc.y = top
    write(doc, title, { size: 9, color: SOFT, x, width })
    doc.moveDown(0.2)
    for (const [at, line] of lines.entries()) {
      write(doc, line, at === 0 ? { size: 11.5, isBold: true, x, width } : { size: 10, x, width })
    }
    return doc.y
  })
  doc.x = MARGIN
  doc.y = Math.max(...ends) + 18
}

/** A label at the left, its text beside it. */
export function writeFact(doc: Doc, { label, text }: { label: string; text: string }): void {
  const x = MARGIN + LABEL_WIDTH
  const y = doc.y
  write(doc, label, { size: 9.5, color: SOFT, width: LABEL_WIDTH })
  const below = doc.y
  doc.y = y
  write(doc, text, { size: 10, x, width: doc.page.width - MARGIN - x })
  doc.y = Math.max(below, doc.y) + 3
  doc.x = MARGIN
}

/** A heading and its texts; nothing where there are none. */
export function writeSection(doc: Doc, { title, texts }: { title: string; texts: readonly string[] }): void {
  if (texts.length === 0) return
  // no heading alone at the foot of a page
  if (doc.y > doc.page.maxY() - 48) doc.addPage()
  write(doc, title, { size: 10.5, isBold: true })
  doc.moveDown(0.2)
  for (const text of texts) write(doc, text, { size: 10 })
  doc.moveDown(0.7)
}
