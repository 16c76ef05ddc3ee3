import { BOLD, INK, MARGIN, REGULAR, SOFT } from './style.ts'
import type { Doc, Role } from './tagged.ts'

const GAP = 24
const LABEL_WIDTH = 96

interface Style {
  size: number
  isBold?: boolean
  color?: string
  x?: number
  width?: number
  role?: Role
  parent?: Doc['root']
}

/** Text under what is written already. */
export function write(doc: Doc, text: string, style: Style): void {
  const { size, isBold = false, color = INK, x = MARGIN, role = 'P' } = style
  const width = style.width ?? doc.page.width - MARGIN - x
  doc
    .font(isBold ? BOLD : REGULAR)
    .fontSize(size)
    .fillColor(color)
  doc.part(role, () => doc.text(text, x, doc.y, { lineGap: 1.5, width }), style.parent)
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
    write(doc, title, { size: 9, color: SOFT, x, width, role: 'H2' })
    doc.moveDown(0.2)
    for (const [at, line] of lines.entries()) {
      write(doc, line, at === 0 ? { size: 11.5, isBold: true, x, width } : { size: 10, x, width })
    }
    return doc.y
  })
  doc.x = MARGIN
  doc.y = Math.max(...ends) + 18
}

/** A list of labels at the left, each with its text beside it. */
export function writeFacts(doc: Doc, facts: readonly { label: string; text: string }[]): void {
  const list = doc.group('L')
  for (const { label, text } of facts) {
    const item = doc.group('LI', list)
    const x = MARGIN + LABEL_WIDTH
    const y = doc.y
    write(doc, label, { size: 9.5, color: SOFT, width: LABEL_WIDTH, role: 'Lbl', parent: item })
    const below = doc.y
    doc.y = y
    write(doc, text, { size: 10, x, width: doc.page.width - MARGIN - x, role: 'LBody', parent: item })
    doc.y = Math.max(below, doc.y) + 3
    doc.x = MARGIN
    item.end()
  }
  list.end()
}

/** A heading and its texts; nothing where there are none. */
export function writeSection(doc: Doc, { title, texts }: { title: string; texts: readonly string[] }): void {
  if (texts.length === 0) return
  // no heading alone at the foot of a page
  if (doc.y > doc.page.maxY() - 48) doc.addPage()
  write(doc, title, { size: 10.5, isBold: true, role: 'H2' })
  doc.moveDown(0.2)
  for (const text of texts) write(doc, text, { size: 10 })
  doc.moveDown(0.7)
}
