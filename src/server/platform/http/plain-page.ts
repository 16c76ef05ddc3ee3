import { hash } from 'node:crypto'
import type { Context } from 'hono'
import { html, raw } from 'hono/html'
import type { AppError } from './app-error.ts'

const STYLE = [
  ':root{color-scheme:light dark}',
  'body{font:1.125rem/1.5 system-ui,sans-serif;max-width:36rem;margin:3rem auto;padding:0 1rem;overflow-wrap:anywhere;background:#f9f4ec;color:#1d1a16}',
  'a{color:#0b4f3a}',
  '@media(prefers-color-scheme:dark){body{background:#0c1512;color:#eef1ed}a{color:#7fd3ae}}',
].join('')

/** CSP: inline styles by hash, nothing else. */
const POLICY = `default-src 'none'; style-src 'sha256-${hash('sha256', STYLE, 'base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

interface PlainPage {
  title: string
  /** The message of the refusal by default. */
  lines?: string[] | undefined
  hint?: string
  href: string
  link: string
}

/** A self-contained page: it loads nothing. */
interface WrittenPage extends PlainPage {
  lines: string[]
  status: AppError['status'] | 200
  headers?: Record<string, string> | undefined
}

/** A self-contained page for a refusal, where the pages themselves cannot answer. */
export function answerPlainPage(
  c: Context,
  { message, status, refusal }: AppError,
  page: PlainPage,
): Response | Promise<Response> {
  return answerWrittenPage(c, { ...page, lines: page.lines ?? [message], status, headers: refusal.headers })
}

/** The same for what was done, and is shown this once. */
export function answerWrittenPage(
  c: Context,
  { title, lines, hint, href, link, status, headers }: WrittenPage,
): Response | Promise<Response> {
  const words =
    lines.length === 1
      ? html`<p>${lines[0]}</p>`
      : html`<ul>${lines.map((line) => html`<li>${line}</li>`)}</ul>`
  const page = html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} – Placard</title>
<style>${raw(STYLE)}</style>
<h1>${title}</h1>
${words}
${hint ? html`<p>${hint}</p>` : ''}
<p><a href="${href}">${link}</a></p>
</html>`
  return c.html(page, status, {
    ...headers,
    'content-security-policy': POLICY,
    'cache-control': 'no-store',
  })
}
