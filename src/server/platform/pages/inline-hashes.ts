import { hash } from 'node:crypto'

export interface InlineHashes {
  scripts: string[]
  styles: string[]
}

const OPENING = /<(script|style)( [^<>]*)?>/g

/**
 * Makes a page rendered with a nonce cacheable: removes the nonce and allows the inline scripts and styles that carried it by
 * their SHA-256. Injected markup cannot know the nonce, so it gets no hash and stays forbidden.
 */
export function hashInline(html: string, nonce: string): InlineHashes & { html: string } {
  const found = { script: new Set<string>(), style: new Set<string>() }
  for (const { 0: opening, 1: name, 2: attributes = '', index } of html.matchAll(OPENING)) {
    if (!attributes.includes(`nonce="${nonce}"`) || / (src|type="application)/.test(attributes)) continue
    // whatever carries the nonce is our own markup, so it is well-formed
    const begin = index + opening.length
    const bare = html.slice(begin, html.indexOf(`</${name}>`, begin)).replaceAll(nonce, '')
    found[name as 'script' | 'style'].add(`'sha256-${hash('sha256', bare, 'base64')}'`)
  }
  const bare = html.replaceAll(` nonce="${nonce}"`, '').replaceAll(nonce, '')
  return { html: bare, scripts: [...found.script], styles: [...found.style] }
}
