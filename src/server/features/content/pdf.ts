import PDFDocument from 'pdfkit'
import type { LibraryLegal } from './library.ts'
import { plainText, type Token } from './markdown.ts'
import { toDateLine } from './present.ts'

const MARGIN = 64
const INK = '#1d1a16'
const SOFT = '#5c564d'
const REGULAR = 'Helvetica'
const BOLD = 'Helvetica-Bold'
const NOTICE = 'A lawyer must review this text before this site is opened to the public.'

type Doc = InstanceType<typeof PDFDocument>

/** A legal text as a paged document on US letter: title, date, sections, page numbers, bookmarks. */
export function renderLegalPdf(text: LibraryLegal, publicUrl: string): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'LETTER',
    margins: { top: MARGIN, right: MARGIN, bottom: MARGIN + 16, left: MARGIN },
    bufferPages: true,
    lang: 'en-US',
    info: { Title: `Placard ${text.title}`, Author: 'Placard', Subject: toDateLine(text) },
  })
  const done = collect(doc)
  doc.font(BOLD).fontSize(24).fillColor(INK).text(text.title)
  doc
    .moveDown(0.3)
    .font(REGULAR)
    .fontSize(11)
    .fillColor(SOFT)
    .text(`${toDateLine(text)} · Placard`)
  doc.moveDown(0.6).fontSize(9.5).text(NOTICE).moveDown(1)
  writeTokens(doc, text.tokens)
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

function writeTokens(doc: Doc, tokens: Token[]): void {
  let listDepth = 0
  for (const [index, token] of tokens.entries()) {
    if (token.type === 'bullet_list_open') listDepth += 1
    if (token.type === 'bullet_list_close') listDepth -= 1
    if (token.type === 'tr_open') writeRow(doc, tokens.slice(index))
    if (token.type !== 'inline') continue
    const around = tokens[index - 1]!
    if (around.type === 'heading_open') writeHeading(doc, token, around.tag)
    else if (around.type === 'paragraph_open') writeParagraph(doc, token, listDepth > 0)
  }
}

function writeHeading(doc: Doc, token: Token, tag: string): void {
  // a heading never stands alone at the foot of a page
  if (doc.y > doc.page.height - MARGIN - 90) doc.addPage()
  const words = toPrintable(plainText(token))
  if (tag === 'h2') doc.outline.addItem(words)
  doc
    .moveDown(0.8)
    .font(BOLD)
    .fontSize(tag === 'h2' ? 14 : 12)
    .fillColor(INK)
    .text(words)
    .moveDown(0.35)
}

function writeParagraph(doc: Doc, token: Token, isListItem: boolean): void {
  doc.font(REGULAR).fontSize(10.5).fillColor(INK)
  const x = MARGIN + (isListItem ? 16 : 0)
  const runs = toRuns(token)
  const options = { lineGap: 2.5, width: doc.page.width - MARGIN - x }
  // kept whole, so that no bullet stays behind on the page before
  const height = doc.heightOfString(runs.map(({ text }) => text).join(''), options)
  if (isListItem && doc.y + height > doc.page.maxY()) doc.addPage()
  if (isListItem) doc.text('•', MARGIN + 4, doc.y, { lineBreak: false })
  for (const [index, run] of runs.entries()) {
    doc.font(run.isBold ? BOLD : REGULAR)
    const more = { ...options, continued: index < runs.length - 1 }
    if (index === 0) doc.text(run.text, x, doc.y, more)
    else doc.text(run.text, more)
  }
  doc.x = MARGIN
  doc.moveDown(isListItem ? 0.3 : 0.6)
}

function toRuns(token: Token): { text: string; isBold: boolean }[] {
  let depth = 0
  const runs: { text: string; isBold: boolean }[] = []
  for (const child of token.children ?? []) {
    if (child.type === 'strong_open') depth += 1
    if (child.type === 'strong_close') depth -= 1
    const text = child.type === 'softbreak' ? ' ' : toPrintable(child.content)
    if (text) runs.push({ text, isBold: depth > 0 })
  }
  return runs
}

/** One line a row: its cells one after the other. */
function writeRow(doc: Doc, rest: Token[]): void {
  const end = rest.findIndex((token) => token.type === 'tr_close')
  const row = rest.slice(0, end)
  const cells = row.filter((token) => token.type === 'inline').map((token) => toPrintable(plainText(token)))
  const isHead = row.some((token) => token.type === 'th_open')
  doc
    .font(isHead ? BOLD : REGULAR)
    .fontSize(10)
    .fillColor(INK)
  doc.text(cells.join('  |  '), MARGIN, doc.y, { lineGap: 2 }).moveDown(0.35)
}

/** The built-in fonts know Latin-1 and a few signs more. */
function toPrintable(text: string): string {
  return text.replaceAll('−', '-')
}

function numberPages(doc: Doc, label: string): void {
  const { start, count } = doc.bufferedPageRange()
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page)
    const y = doc.page.height - MARGIN + 8
    // below the margin a line of text would start another page
    doc.page.margins.bottom = 0
    doc.font(REGULAR).fontSize(8.5).fillColor(SOFT)
    doc.text(label, MARGIN, y, { lineBreak: false })
    const width = doc.page.width - 2 * MARGIN
    doc.text(`Page ${page - start + 1} of ${count}`, MARGIN, y, { width, align: 'right', lineBreak: false })
  }
}
