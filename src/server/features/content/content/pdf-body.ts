import { required } from '#domain/required.ts'
import { BOLD, INK, ITALIC, MARGIN, REGULAR } from '../../../platform/pdf/style.ts'
import { writeTable } from '../../../platform/pdf/table.ts'
import type { Doc } from '../../../platform/pdf/tagged.ts'
import { plainText, type Token } from './markdown.ts'

const LINK = '#0b4f3a'

interface Run {
  text: string
  font: string
  /** Absolute address. */
  link: string | null
}

/** @param publicUrl base of relative links */
export function writeTokens(doc: Doc, tokens: Token[], publicUrl: string): void {
  /** Those that are open, the innermost last. */
  const lists: Doc['root'][] = []
  let tableEnd = 0
  for (const [index, token] of tokens.entries()) {
    if (index < tableEnd) continue
    if (token.type === 'bullet_list_open') lists.push(doc.group('L', lists.at(-1)))
    if (token.type === 'bullet_list_close') {
      lists.pop()?.end()
      doc.moveDown(0.4)
    }
    if (token.type === 'table_open') {
      tableEnd = tokens.findIndex(({ type }, at) => at > index && type === 'table_close')
      writeTable(doc, { rows: toRows(tokens.slice(index, tableEnd)) })
    }
    if (token.type !== 'inline') continue
    const around = required(tokens[index - 1])
    if (around.type === 'heading_open') writeHeading(doc, plainText(token), around.tag)
    else if (around.type === 'paragraph_open') writeParagraph(doc, toRuns(token, publicUrl), lists.at(-1))
  }
}

export function writeHeading(doc: Doc, words: string, tag: string): void {
  // widow control: no heading alone at the foot of a page
  if (doc.y > doc.page.height - MARGIN - 90) doc.addPage()
  if (tag === 'h2') doc.outline.addItem(words)
  const isFirst = doc.y <= doc.page.margins.top
  doc
    .moveDown(isFirst ? 0 : 0.8)
    .font(BOLD)
    .fontSize(tag === 'h2' ? 14 : 12)
    .fillColor(INK)
  doc.part(tag === 'h2' ? 'H2' : 'H3', () => doc.text(words, MARGIN))
  doc.moveDown(0.35)
}

/** @param list absent: a paragraph of the text */
function writeParagraph(doc: Doc, runs: Run[], list: Doc['root'] | undefined): void {
  doc.font(REGULAR).fontSize(10.5).fillColor(INK)
  const x = MARGIN + (list ? 16 : 0)
  const options = { lineGap: 2.5, width: doc.page.width - MARGIN - x }
  // kept together, so that no bullet stays behind on the previous page
  const height = doc.heightOfString(runs.map(({ text }) => text).join(''), options)
  if (list && doc.y + height > doc.page.maxY()) doc.addPage()
  const item = list && doc.group('LI', list)
  if (item) doc.part('Lbl', () => doc.text('•', MARGIN + 4, doc.y, { lineBreak: false }), item)
  const body = doc.group(item ? 'LBody' : 'P', item)
  for (const [index, { text, font, link }] of runs.entries()) {
    doc.font(font).fillColor(link ? LINK : INK)
    const more = { ...options, link, underline: link !== null, continued: index < runs.length - 1 }
    const draw = () => void (index === 0 ? doc.text(text, x, doc.y, more) : doc.text(text, more))
    if (link) doc.part('Link', draw, body)
    else body.add(draw)
  }
  body.end()
  item?.end()
  doc.x = MARGIN
  doc.moveDown(list ? 0.3 : 0.6)
}

function toRuns(token: Token, publicUrl: string): Run[] {
  const fonts = [REGULAR]
  let link: string | null = null
  const runs: Run[] = []
  for (const child of token.children ?? []) {
    if (child.type === 'strong_open') fonts.push(BOLD)
    if (child.type === 'em_open') fonts.push(ITALIC)
    if (child.type === 'strong_close' || child.type === 'em_close') fonts.pop()
    if (child.type === 'link_open') link = new URL(String(child.attrGet('href')), publicUrl).href
    if (child.type === 'link_close') link = null
    const text = child.type === 'softbreak' ? ' ' : child.content
    if (text) runs.push({ text, font: required(fonts.at(-1)), link })
  }
  return runs
}

/** The cells of a table, row by row; the first is the head. */
function toRows(tokens: Token[]): string[][] {
  const rows: string[][] = []
  for (const token of tokens) {
    if (token.type === 'tr_open') rows.push([])
    if (token.type === 'inline') required(rows.at(-1)).push(plainText(token))
  }
  return rows
}
