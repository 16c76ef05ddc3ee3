import { signMail } from '#server/platform/mail/inbound/mail-signature.ts'
import type { TestApp } from '../test-app.ts'

export const MAIL_SECRET = 'a-secret-of-the-mail-server'

interface Handed {
  secret?: string
  /** When it was signed, in milliseconds. */
  at?: number
  path?: string
}

/** Hands a raw mail over, as a mail server does. */
export function deliverMail(
  app: TestApp,
  raw: string | Uint8Array,
  { secret = MAIL_SECRET, at = Date.now(), path = '/api/mail/inbound' }: Handed = {},
) {
  const bytes = typeof raw === 'string' ? new TextEncoder().encode(raw) : raw
  const timestamp = String(Math.floor(at / 1000))
  const signature = signMail(secret, timestamp, bytes)
  const headers = { 'x-placard-timestamp': timestamp, 'x-placard-signature': signature }
  return app.app.request(path, { method: 'POST', body: bytes as BodyInit, headers })
}

interface Written {
  to: string
  from: string
  id?: string
  text?: string | undefined
  html?: string | undefined
  /** Whole lines. */
  headers?: string[]
  files?: { name: string; type?: string; bytes: Uint8Array | string }[]
}

/** A mail as a program writes it. */
export function buildMail({ to, from, id, text, html, headers = [], files = [] }: Written): string {
  const type = html === undefined ? 'text/plain' : 'text/html'
  const head = [
    `From: Bob <${from}>`,
    `To: ${to}`,
    'Subject: Re: Sally wrote',
    `Message-ID: <${id ?? crypto.randomUUID()}@example.com>`,
    ...headers,
  ]
  const body = [`Content-Type: ${type}; charset=utf-8`, '', (html ?? text ?? '').replaceAll('\n', '\r\n')]
  if (files.length === 0) return [...head, ...body].join('\r\n')
  const parts = files.map(({ name, type: kind = 'application/octet-stream', bytes }) => [
    `Content-Type: ${kind}; name="${name}"`,
    `Content-Disposition: attachment; filename="${name}"`,
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from(bytes).toString('base64').replace(/.{76}/g, '$&\r\n'),
  ])
  const all = [body, ...parts].map((part) => `--b\r\n${part.join('\r\n')}`)
  return [...head, 'Content-Type: multipart/mixed; boundary=b', '', ...all, '--b--'].join('\r\n')
}
