import type { DocumentBody } from '#domain/booking/document-body.ts'
import { formatCents } from '#domain/booking/price/cents.ts'
import { toLongDate } from '#domain/format-dates.ts'
import { drawRule, makePdf, numberPages } from '../../../platform/pdf/page.ts'
import { write, writeFacts, writeParties, writeSection } from '../../../platform/pdf/parts.ts'
import { SOFT } from '../../../platform/pdf/style.ts'
import { writeTable } from '../../../platform/pdf/table.ts'
import type { Doc } from '../../../platform/pdf/tagged.ts'
import type { StoredDocument } from './get-document.ts'

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
