import { registerFonts } from './fonts.ts'
import { INK, MARGIN, REGULAR, RULE, SOFT } from './style.ts'
import { Doc } from './tagged.ts'

interface DocumentInfo {
  title: string
  subject: string
  /** Part of the file; null: now. One instant makes the same bytes again. */
  createdAt: Date | null
}

/** A paged document on US letter, drawn by `write`. */
export function makePdf(
  { title, subject, createdAt }: DocumentInfo,
  write: (doc: Doc) => void,
): Promise<Buffer> {
  const doc = new Doc({
    size: 'LETTER',
    margins: { top: MARGIN, right: MARGIN, bottom: MARGIN + 16, left: MARGIN },
    bufferPages: true,
    lang: 'en-US',
    displayTitle: true,
    info: {
      Title: title,
      Author: 'Placard',
      Subject: subject,
      ...(createdAt && { CreationDate: createdAt }),
    },
  })
  registerFonts(doc)
  // a new page resets the color to black
  doc.on('pageAdded', () => doc.fillColor(INK))
  const done = collect(doc)
  write(doc)
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

/** A line across the page. */
export function drawRule(doc: Doc, y: number): void {
  doc.artifact('Layout', () => {
    doc
      .moveTo(MARGIN, y)
      .lineTo(doc.page.width - MARGIN, y)
      .lineWidth(0.75)
      .strokeColor(RULE)
      .stroke()
  })
}

interface Foot {
  lines: string[]
  size?: number
}

/** The foot of every page: its lines, and "Page 2 of 3" beside the first. Asked once everything else is written. */
export function numberPages(doc: Doc, { lines, size = 8.5 }: Foot): void {
  const { start, count } = doc.bufferedPageRange()
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page)
    const y = doc.page.height - MARGIN + 8
    // text below the margin would start another page
    doc.page.margins.bottom = 0
    drawRule(doc, y - 10)
    doc.font(REGULAR).fontSize(size).fillColor(SOFT)
    doc.artifact('Pagination', () => {
      for (const [at, line] of lines.entries())
        doc.text(line, MARGIN, y + at * (size + 2), { lineBreak: false })
      const width = doc.page.width - 2 * MARGIN
      doc.text(`Page ${page - start + 1} of ${count}`, MARGIN, y, { width, align: 'right', lineBreak: false })
    })
  }
}
