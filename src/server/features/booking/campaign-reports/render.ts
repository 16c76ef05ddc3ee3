import type { CampaignReport } from '#contract/booking/campaign-reports.ts'
import { GRADE_LABELS } from '#domain/booking/proof/checks.ts'
import type { ReportBody, ReportProof } from '#domain/booking/report/report-body.ts'
import {
  describeContacts,
  describeCounts,
  describeDelivered,
  describeReportLine,
  describeShown,
  type Figure,
  listReportFacts,
  listReportFigures,
  listReportMoney,
} from '#domain/booking/report/report-figures.ts'
import { DECISION_LABELS, REASON_LABELS } from '#domain/booking/report/report-labels.ts'
import { describeVisitDays, describeVisits } from '#domain/booking/response/response-words.ts'
import { formatZonedTime, toDateRange, toLongDate } from '#domain/format-dates.ts'
import { drawRule, makePdf, numberPages } from '../../../platform/pdf/page.ts'
import { write, writeFacts, writeParties, writeSection } from '../../../platform/pdf/parts.ts'
import { MARGIN, SOFT } from '../../../platform/pdf/style.ts'
import { writeTable } from '../../../platform/pdf/table.ts'
import type { Doc } from '../../../platform/pdf/tagged.ts'
import type { ReportPicture } from './read-pictures.ts'

/** A report on US letter, photos under its figures; the foot of each page names its hash. */
export function renderReport(
  { body, sha256, version, versions }: CampaignReport,
  pictures: readonly ReportPicture[],
): Promise<Buffer> {
  const kept = versions.find((one) => one.version === version)
  const createdAt = kept ? new Date(kept.createdAt) : null
  const title = `Report of ${body.reference}`
  return makePdf({ title, subject: `${title}, ${body.space.title}`, createdAt }, (doc) => {
    writeHead(
      doc,
      body,
      kept ? `Version ${kept.version}: ${REASON_LABELS[kept.reason]}` : 'Not kept: as of this day',
    )
    writeParties(doc, body)
    writeFacts(doc, listReportFacts(body))
    doc.moveDown(0.6)
    writeFigures(doc, 'Result', listReportFigures(body))
    writeLines(doc, body)
    writeVisits(doc, body)
    writeFigures(doc, 'Money, tax and extras included', listReportMoney(body))
    writeSection(doc, { title: 'What is missing or open', texts: body.missing.map((text) => `• ${text}`) })
    writeSection(doc, { title: 'How to read it', texts: body.notes })
    writeProofs(doc, body.proofs, pictures)
    numberPages(doc, { lines: toFoot(body, sha256), size: 7.5 })
  })
}

function toFoot({ reference, agreed }: ReportBody, sha256: string): string[] {
  return [
    `Report of ${reference} · terms version ${agreed.version}`,
    `SHA-256 of the terms ${agreed.sha256}`,
    `SHA-256 of this report ${sha256}`,
  ]
}

function writeHead(doc: Doc, { reference, asOf }: ReportBody, what: string): void {
  write(doc, 'Report', { size: 26, isBold: true, role: 'H1' })
  doc.moveDown(0.25)
  write(doc, `Booking ${reference} · as of ${toLongDate(asOf)} · ${what}`, { size: 11, color: SOFT })
  doc.moveDown(0.8)
  drawRule(doc, doc.y)
  doc.moveDown(1)
}

function writeFigures(doc: Doc, title: string, figures: readonly Figure[]): void {
  writeTable(doc, { rows: [[title, ''], ...figures.map(({ label, text }) => [label, text])], amounts: [1] })
}

function writeLines(doc: Doc, { lines }: ReportBody): void {
  const rows = lines.map((line) => [
    `${describeReportLine(line)}, ${toDateRange(line)}`,
    [describeDelivered(line), ...describeCounts(line)].join('\n'),
    describeContacts(line),
    describeShown(line).join('\n'),
  ])
  writeTable(doc, { rows: [['Line', 'Delivered', 'Contacts', 'Proof'], ...rows] })
}

/** Of each code, the latest days that fit beside it. */
const VISIT_DAYS = 21

function writeVisits(doc: Doc, { visits }: ReportBody): void {
  if (!visits) return
  const rows = visits.map(({ code, line, total, days }) => [
    [line, code].filter(Boolean).join(', code '),
    describeVisits(total),
    describeVisitDays(days, VISIT_DAYS).join(' · '),
  ])
  writeTable(doc, { rows: [['Visits by code', 'In all', 'By day'], ...rows] })
}

const GAP = 16
const HEADING_HEIGHT = 30
const PICTURE_HEIGHT = 150
/** Under a picture: what it is, and its hash. */
const WORDS_HEIGHT = 62

function writeProofs(doc: Doc, proofs: readonly ReportProof[], pictures: readonly ReportPicture[]): void {
  const byId = new Map(pictures.map((picture) => [picture.id, picture]))
  const shown = proofs.filter(({ id }) => byId.has(id))
  if (shown.length > 0) {
    // no heading without a row under it
    if (doc.y + HEADING_HEIGHT + PICTURE_HEIGHT + WORDS_HEIGHT > doc.page.maxY()) doc.addPage()
    write(doc, 'Photos', { size: 14, isBold: true, role: 'H2' })
    doc.moveDown(0.5)
  }
  const width = (doc.page.width - 2 * MARGIN - GAP) / 2
  for (let at = 0; at < shown.length; at += 2) {
    if (doc.y + PICTURE_HEIGHT + WORDS_HEIGHT > doc.page.maxY()) doc.addPage()
    const top = doc.y
    for (const [column, proof] of shown.slice(at, at + 2).entries()) {
      const picture = byId.get(proof.id)
      const x = MARGIN + column * (width + GAP)
      const name = clip(proof.caption || proof.title || proof.name)
      if (picture) doc.picture(name, () => doc.image(picture.jpeg, x, top, { fit: [width, PICTURE_HEIGHT] }))
      doc.y = top + PICTURE_HEIGHT + 6
      write(doc, name, { size: 9, isBold: true, x, width })
      write(doc, describeProof(proof), { size: 7.5, color: SOFT, x, width })
    }
    doc.x = MARGIN
    doc.y = top + PICTURE_HEIGHT + WORDS_HEIGHT
  }
  const others = proofs.filter(({ id }) => !byId.has(id))
  const texts = others.map((proof) =>
    [clip(proof.name), proof.url, describeProof(proof)].filter(Boolean).join(' · '),
  )
  writeSection(doc, { title: 'Other files and links', texts })
}

const MOST = 70
const clip = (text: string): string => (text.length > MOST ? `${text.slice(0, MOST - 1)}…` : text)

function describeProof({ what, receivedAt, decision, grade, sha256 }: ReportProof): string {
  const said = decision ? DECISION_LABELS[decision] : 'Not decided'
  const graded = grade ? ` · ${GRADE_LABELS[grade]}` : ''
  return `${what} · ${formatZonedTime(receivedAt)} · ${said}${graded} · SHA-256 ${sha256}`
}
