import { hash } from 'node:crypto'
import type { Context } from 'hono'
import { html, raw } from 'hono/html'
import type { AppError } from './app-error.ts'

const STYLE =
  'body{font:1.125rem/1.5 system-ui,sans-serif;max-width:36rem;margin:3rem auto;padding:0 1rem;background:#f9f4ec;color:#1d1a16}a{color:#0b4f3a}'

/** CSP: inline styles by hash, nothing else. */
const POLICY = `default-src 'none'; style-src 'sha256-${hash('sha256', STYLE, 'base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** Error page for browsers without scripts; Back returns to the filled-in form. */
export function answerNotSent(
  c: Context,
  { message, status, refusal }: AppError,
): Response | Promise<Response> {
  const problems = Object.values(refusal.fields ?? {})
  const lines = problems.length > 0 ? problems : [message]
  const page = html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Your message was not sent – Placard</title>
<style>${raw(STYLE)}</style>
<h1>Your message was not sent</h1>
<ul>${lines.map((line) => html`<li>${line}</li>`)}</ul>
<p>Use your browser’s Back button: what you wrote is still there.</p>
<p><a href="/help/contact">Contact Support</a></p>
</html>`
  return c.html(page, status, { ...refusal.headers, 'content-security-policy': POLICY })
}
