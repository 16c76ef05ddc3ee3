import { hash } from 'node:crypto'

export interface InlineHashes {
  scripts: string[]
  styles: string[]
}

const OPENING = /<(script|style)( [^<>]*)?>/g

/**
 * Turns a page rendered with a nonce into one that may be kept: the nonce goes, and the inline scripts and styles that carried it are
 * named by their SHA-256. What found its way into the page without knowing the nonce is not named, so it stays forbidden.
 */
export function hashInline(html: string, nonce: string): InlineHashes & { html: string } {
  const found = { script: new Set<string>(), style: new Set<string>() }
  for (const { 0: opening, 1: name, 2: attributes = '', index } of html.matchAll(OPENING)) {
    if (!attributes.includes(`nonce="${nonce}"`) || / (src|type="application)/.test(attributes)) continue
    // what carries the nonce is ours, and was closed by us
    const begin = index + opening.length
    const bare = html.slice(begin, html.indexOf(`</${name}>`, begin)).replaceAll(nonce, '')
    found[name as 'script' | 'style'].add(`'sha256-${hash('sha256', bare, 'base64')}'`)
  }
  const bare = html.replaceAll(` nonce="${nonce}"`, '').replaceAll(nonce, '')
  return { html: bare, scripts: [...found.script], styles: [...found.style] }
}
