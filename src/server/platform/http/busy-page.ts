import type { Context } from 'hono'
import { html } from 'hono/html'
import type { AppError } from './app-error.ts'
import type { RequestEnv } from './env.ts'

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** A self-contained error page for browsers, shown when a page cannot be rendered. */
export function renderBusy(c: Context<RequestEnv>, { message, status, refusal }: AppError) {
  const page = html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Please try again – Placard</title>
<style>body{font:1.125rem/1.5 system-ui,sans-serif;max-width:36rem;margin:3rem auto;padding:0 1rem;background:#f9f4ec;color:#1d1a16}a{color:#0b4f3a}</style>
<h1>Please try again</h1>
<p>${message}</p>
<p><a href="">Load this page again</a></p>
</html>`
  return c.html(page, status, {
    ...refusal.headers,
    'content-security-policy': POLICY,
    'cache-control': 'no-store',
  })
}
