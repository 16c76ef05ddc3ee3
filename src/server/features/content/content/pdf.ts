import { toLongDate } from '#domain/format-dates.ts'
import { drawRule, makePdf, numberPages } from '../../../platform/pdf/page.ts'
import { BOLD, INK, REGULAR, SOFT } from '../../../platform/pdf/style.ts'
import type { Doc } from '../../../platform/pdf/tagged.ts'
import type { LibraryLegal } from './library.ts'
import { writeHeading, writeTokens } from './pdf-body.ts'
import { toDateLine } from './present.ts'

const NOTICE = 'A lawyer must review this text before this site is opened to the public.'

/** A legal text as a paged document on US letter: title, date, sections, versions, page numbers, bookmarks. */
export function renderLegalPdf(text: LibraryLegal, publicUrl: string): Promise<Buffer> {
  const title = `Placard ${text.title}`
  return makePdf({ title, subject: toDateLine(text), createdAt: null }, (doc) => {
    writeTitle(doc, text)
    writeTokens(doc, text.tokens, publicUrl)
    writeVersions(doc, text.versions)
    numberPages(doc, { lines: [`${title} · ${toDateLine(text)} · ${publicUrl}/${text.slug}`] })
  })
}

function writeTitle(doc: Doc, text: LibraryLegal): void {
  doc.font(BOLD).fontSize(26).fillColor(INK)
  doc.part('H1', () => doc.text(text.title))
  doc.moveDown(0.25).font(REGULAR).fontSize(11).fillColor(SOFT)
  doc.part('P', () => doc.text(`${toDateLine(text)} · Placard`))
  doc.moveDown(0.8)
  drawRule(doc, doc.y)
  doc.moveDown(0.8).fontSize(9.5)
  doc.part('P', () => doc.text(NOTICE))
  doc.moveDown(1)
}

function writeVersions(doc: Doc, versions: LibraryLegal['versions']): void {
  writeHeading(doc, 'Version history', 'h2')
  doc.font(REGULAR).fontSize(10.5).fillColor(INK)
  for (const { date, note } of versions)
    doc.part('P', () => doc.text(`${toLongDate(date)}: ${note}`, { lineGap: 2.5 }))
}
