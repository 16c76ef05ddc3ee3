import MarkdownIt, { type Token } from 'markdown-it'
import type { TocEntry } from '#contract/content/content.ts'
import { required } from '#domain/required.ts'
import { addFigures } from './figures.ts'

export interface Rendered {
  html: string
  toc: TocEntry[]
  /** Plain text, for search and reading time. */
  text: string
}

export type { Token }

// without `html`, HTML in the source is escaped, and only safe link protocols become links
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: true })
addFigures(markdown)

markdown.renderer.rules.table_open = (tokens, index) =>
  `<div class="table-scroll" role="region" aria-label="${toTableName(tokens, index)}" tabindex="0"><table>\n`
markdown.renderer.rules.table_close = () => '</table></div>\n'
markdown.renderer.rules.link_open = (tokens, index, options, _env, self) => {
  const token = required(tokens[index])
  if (/^https?:/.test(String(token.attrGet('href')))) token.attrSet('rel', 'noopener')
  return self.renderToken(tokens, index, options)
}

/** Unique accessible name of a table: "Table 2: What, Why". */
function toTableName(tokens: Token[], index: number): string {
  const number = tokens.slice(0, index + 1).filter(({ type }) => type === 'table_open').length
  const end = tokens.findIndex(({ type }, at) => at > index && type === 'thead_close')
  const heads = tokens
    .slice(index, end)
    .filter(({ type }) => type === 'inline')
    .map(plainText)
    .filter(Boolean)
  return markdown.utils.escapeHtml([`Table ${number}`, heads.join(', ')].filter(Boolean).join(': '))
}

export function parseMarkdown(source: string): Token[] {
  const tokens = markdown.parse(source, {})
  addAnchors(tokens)
  return tokens
}

/** Markdown of this repository → safe HTML whose headings have anchors. */
export function renderMarkdown(source: string): Rendered {
  return renderTokens(parseMarkdown(source))
}

export function renderTokens(tokens: Token[]): Rendered {
  return {
    html: markdown.renderer.render(tokens, markdown.options, {}),
    toc: tokens.flatMap((token, index) => toEntry(token, tokens[index + 1])),
    text: toLines(tokens).join('\n'),
  }
}

/** One line for each paragraph, heading, item and table row. */
function toLines(tokens: Token[]): string[] {
  const lines: string[] = []
  for (const [index, token] of tokens.entries()) {
    const words = plainText(token)
    if (!words) continue
    const around = tokens[index - 1]?.type
    const isInRow = (around === 'td_open' || around === 'th_open') && tokens[index - 2]?.type !== 'tr_open'
    if (isInRow) lines.push(`${lines.pop()} · ${words}`)
    else lines.push(words)
  }
  return lines
}

/** Text of an inline token without its markup. */
export function plainText(token: Token): string {
  if (token.type === 'fence' || token.type === 'code_block') return token.content
  return (token.children ?? [])
    .map((child) => (child.type === 'softbreak' || child.type === 'hardbreak' ? ' ' : child.content))
    .join('')
}

function addAnchors(tokens: Token[]): void {
  const taken = new Map<string, number>()
  for (const [index, token] of tokens.entries()) {
    if (token.type !== 'heading_open') continue
    const base = toAnchor(plainText(required(tokens[index + 1])))
    const count = (taken.get(base) ?? 0) + 1
    taken.set(base, count)
    token.attrSet('id', count === 1 ? base : `${base}-${count}`)
  }
}

function toEntry(token: Token, inline: Token | undefined): TocEntry[] {
  if (token.type !== 'heading_open' || !inline) return []
  return [{ id: String(token.attrGet('id')), text: plainText(inline), level: Number(token.tag.slice(1)) }]
}

/** "What does it cost?" → `what-does-it-cost`. */
export function toAnchor(text: string): string {
  const words = text
    .toLowerCase()
    .replace(/[’']/g, '')
    .match(/[a-z0-9]+/g)
  return words?.join('-') ?? 'section'
}

const WORDS_A_MINUTE = 220

export function toReadingMinutes(text: string): number {
  return Math.max(1, Math.round(text.split(/\s+/).length / WORDS_A_MINUTE))
}
