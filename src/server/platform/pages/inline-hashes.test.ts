import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { hashInline } from './inline-hashes.ts'

const nonce = 'Zm9v_-YmFy'
const named = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

it('hashes the page’s scripts and styles and removes the nonce', () => {
  const page = `<meta property="csp-nonce" content="${nonce}"><script nonce="${nonce}">go("${nonce}","ä")</script><style nonce="${nonce}">a{}</style>`
  const { html, scripts, styles } = hashInline(page, nonce)
  expect(html).toBe('<meta property="csp-nonce" content=""><script>go("","ä")</script><style>a{}</style>')
  expect(scripts).toEqual([named('go("","ä")')])
  expect(styles).toEqual([named('a{}')])
})

it.each([
  '<script>steal()</script>',
  '<script nonce="guess">steal()</script>',
  '<SCRIPT>steal()</SCRIPT>',
  '<style>a{background:red}</style>',
])('does not bless what came into the page without the nonce: %s', (injected) => {
  const { scripts, styles } = hashInline(`${injected}<script nonce="${nonce}">own()</script>`, nonce)
  expect({ scripts, styles }).toEqual({ scripts: [named('own()')], styles: [] })
})

it('hashes neither data blocks nor external files', () => {
  const page = `<script type="application/ld+json" nonce="${nonce}">{}</script><script nonce="${nonce}" src="/a.js"></script>`
  expect(hashInline(page, nonce)).toMatchObject({ scripts: [], styles: [] })
})
