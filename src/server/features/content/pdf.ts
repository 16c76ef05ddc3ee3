import PDFDocument from 'pdfkit'
import { toLongDate } from '#domain/format-dates.ts'
import type { LibraryLegal } from './library.ts'
import { writeHeading, writeTokens } from './pdf-body.ts'
import { BOLD, type Doc, INK, MARGIN, REGULAR, RULE, SOFT } from './pdf-style.ts'
import { toDateLine } from './present.ts'

const NOTICE = 'A lawyer must review this text before this site is opened to the public.'

/** A legal text as a paged document on US letter: title, date, sections, versions, page numbers, bookmarks. */
export function renderLegalPdf(text: LibraryLegal, publicUrl: string): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'LETTER',
    margins: { top: MARGIN, right: MARGIN, bottom: MARGIN + 16, left: MARGIN },
    bufferPages: true,
    lang: 'en-US',
    displayTitle: true,
    info: { Title: `Placard ${text.title}`, Author: 'Placard', Subject: toDateLine(text) },
  })
  // a new page resets the color to black
  doc.on('pageAdded', () => doc.fillColor(INK))
  const done = collect(doc)
  writeTitle(doc, text)
  writeTokens(doc, text.tokens, publicUrl)
  writeVersions(doc, text.versions)
  numberPages(doc, `Placard ${text.title} · ${toDateLine(text)} · ${publicUrl}/${text.slug}`)
  doc.end()
  return done
}

function collect(doc: Doc): Promise<Buffer> {
  const chunks: Buffer[] = []
  return new Promise((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
}

function writeTitle(doc: Doc, text: LibraryLegal): void {
  doc.font(BOLD).fontSize(26).fillColor(INK).text(text.title)
  doc.moveDown(0.25).font(REGULAR).fontSize(11).fillColor(SOFT)
  doc.text(`${toDateLine(text)} · Placard`)
  doc.moveDown(0.8)
  drawRule(doc, doc.y)
  doc.moveDown(0.8).fontSize(9.5).text(NOTICE).moveDown(1)
}

function drawRule(doc: Doc, y: number): void {
  doc
    .moveTo(MARGIN, y)
    .lineTo(doc.page.width - MARGIN, y)
    .lineWidth(0.75)
    .strokeColor(RULE)
    .stroke()
}

function writeVersions(doc: Doc, versions: LibraryLegal['versions']): void {
  writeHeading(doc, 'Version history', 'h2')
  doc.font(REGULAR).fontSize(10.5).fillColor(INK)
  for (const { date, note } of versions) doc.text(`${toLongDate(date)}: ${note}`, { lineGap: 2.5 })
}

function numberPages(doc: Doc, label: string): void {
  const { start, count } = doc.bufferedPageRange()
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page)
    const y = doc.page.height - MARGIN + 8
    // text below the margin would start another page
    doc.page.margins.bottom = 0
    drawRule(doc, y - 10)
    doc.font(REGULAR).fontSize(8.5).fillColor(SOFT)
    doc.text(label, MARGIN, y, { lineBreak: false })
    const width = doc.page.width - 2 * MARGIN
    doc.text(`Page ${page - start + 1} of ${count}`, MARGIN, y, { width, align: 'right', lineBreak: false })
  }
}
