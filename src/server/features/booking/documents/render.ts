import type { DocumentBody } from '#domain/booking/document-body.ts'
import { formatCents } from '#domain/booking/price/cents.ts'
import { toLongDate } from '#domain/format-dates.ts'
import { drawRule, makePdf, numberPages } from '../../../platform/pdf/page.ts'
import { BOLD, INK, MARGIN, REGULAR, SOFT } from '../../../platform/pdf/style.ts'
import { writeTable } from '../../../platform/pdf/table.ts'
import type { Doc, Role } from '../../../platform/pdf/tagged.ts'
import type { StoredDocument } from './get-document.ts'

const GAP = 24
const LABEL_WIDTH = 96

/** A paper as its body says, on US letter; the foot of each page names what both sides have accepted. */
export function renderDocument({ body, sha256, createdAt }: StoredDocument): Promise<Buffer> {
  const { title, number, reference, agreed } = body
  return makePdf({ title: number, subject: `${title}, ${reference}`, createdAt }, (doc) => {
    writeHead(doc, body)
    writeParties(doc, body)
    writeFacts(doc, body.facts)
    writeAmounts(doc, body)
    writeStatement(doc, body)
    for (const section of body.sections) writeSection(doc, section)
    if (body.kind === 'insertion-order') {
      writeSection(doc, { title: 'Accepted by both sides', texts: agreed.acceptances })
    }
    numberPages(doc, { lines: toFoot(body, sha256), size: 7.5 })
  })
}

function toFoot({ number, reference, agreed }: DocumentBody, sha256: string): string[] {
  return [
    `${number} · Terms of ${reference}, version ${agreed.version}`,
    `SHA-256 of the terms ${agreed.sha256}`,
    `SHA-256 of this paper ${sha256}`,
    ...agreed.acceptances.map((acceptance) => `Accepted · ${acceptance}`),
  ]
}

function writeHead(doc: Doc, { title, number, issuedOn, reference }: DocumentBody): void {
  write(doc, title, { size: 26, isBold: true, role: 'H1' })
  doc.moveDown(0.25)
  write(doc, `${number} · ${toLongDate(issuedOn)} · Booking ${reference}`, { size: 11, color: SOFT })
  doc.moveDown(0.8)
  drawRule(doc, doc.y)
  doc.moveDown(1)
}

/** Side by side: the seller left, the buyer right. */
function writeParties(doc: Doc, { seller, buyer }: DocumentBody): void {
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

/** A list of names, each beside what it says. */
function writeFacts(doc: Doc, facts: DocumentBody['facts']): void {
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

/** Lines and sums in one table, its last row in bold. */
function writeAmounts(doc: Doc, { lines, sums }: DocumentBody): void {
  doc.moveDown(0.6)
  const rows = [
    ['Line', 'Details', 'Amount'],
    ...lines.map(({ label, detail, cents }) => [label, detail, formatCents(cents)]),
    ...sums.map(({ label, cents }) => [label, '', formatCents(cents)]),
  ]
  writeTable(doc, { rows, amounts: [2], strong: [rows.length - 1] })
}

function writeStatement(doc: Doc, { statement }: DocumentBody): void {
  if (!statement) return
  const rows = statement.rows.map(({ label, detail, cents }) => [label, detail, formatCents(cents)])
  writeTable(doc, { rows: [[statement.title, '', 'Amount'], ...rows], amounts: [2] })
}

function writeSection(doc: Doc, { title, texts }: DocumentBody['sections'][number]): void {
  if (texts.length === 0) return
  // no heading alone at the foot of a page
  if (doc.y > doc.page.maxY() - 48) doc.addPage()
  write(doc, title, { size: 10.5, isBold: true, role: 'H2' })
  doc.moveDown(0.2)
  for (const text of texts) write(doc, text, { size: 10 })
  doc.moveDown(0.7)
}

interface Style {
  size: number
  isBold?: boolean
  color?: string
  x?: number
  width?: number
  role?: Role
  parent?: Doc['root']
}

function write(doc: Doc, text: string, style: Style): void {
  const { size, isBold = false, color = INK, x = MARGIN, role = 'P' } = style
  const width = style.width ?? doc.page.width - MARGIN - x
  doc
    .font(isBold ? BOLD : REGULAR)
    .fontSize(size)
    .fillColor(color)
  doc.part(role, () => doc.text(text, x, doc.y, { lineGap: 1.5, width }), style.parent)
}
