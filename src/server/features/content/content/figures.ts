import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type MarkdownIt from 'markdown-it'
import type { Token } from 'markdown-it'
import { required } from '#domain/required.ts'

/** Screenshot → its size in pixels; written by `npm run pictures`. */
const SIZES: Record<string, { width: number; height: number } | undefined> = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../../content/pictures.json'), 'utf8'),
)

const SOURCE = /^\/pictures\/help\/([a-z-]+)$/
const SLOT = '(min-width: 48rem) 42rem, calc(100vw - 2rem)'

/** `![What it shows](/pictures/help/NAME "Caption")` alone in a paragraph → a figure with the screenshot in both themes. */
export function addFigures(markdown: InstanceType<typeof MarkdownIt>): void {
  markdown.core.ruler.push('figures', ({ tokens }) => {
    for (const [index, token] of tokens.entries()) {
      if (!isPictureAlone(token)) continue
      required(tokens[index - 1]).hidden = true
      required(tokens[index + 1]).hidden = true
    }
  })
  markdown.renderer.rules.image = (tokens, index) => toFigure(required(tokens[index]))
}

function isPictureAlone(token: Token): boolean {
  return (
    token.type === 'inline' && token.children?.length === 1 && required(token.children[0]).type === 'image'
  )
}

/** @throws for a screenshot that `npm run pictures` has not taken */
function toFigure(token: Token): string {
  const name = SOURCE.exec(String(token.attrGet('src')))?.[1]
  const size = name ? SIZES[name] : undefined
  if (!size) throw new Error(`There is no picture ${token.attrGet('src')}.`)
  const caption = token.attrGet('title')
  const shared = `sizes="${SLOT}" width="${size.width}" height="${size.height}" loading="lazy" decoding="async"`
  const alt = toAttribute(token.content)
  return [
    '<figure>',
    // a picture that is not shown is not loaded
    `<img class="dark:hidden" ${toSources(required(name))} ${shared} alt="${alt}">`,
    `<img class="hidden dark:block" ${toSources(`${name}-dark`)} ${shared} alt="${alt}">`,
    caption ? `<figcaption>${toAttribute(String(caption))}</figcaption>` : '',
    '</figure>\n',
  ].join('')
}

function toSources(name: string): string {
  const file = (width: number) => `/pictures/help/${name}-${width}.webp`
  return `src="${file(1200)}" srcset="${file(600)} 600w, ${file(1200)} 1200w"`
}

function toAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
