import type { MiddlewareHandler } from 'hono'
import { required } from '#domain/required.ts'
import { AppError } from './app-error.ts'
import { readBearer } from './bearer.ts'
import type { RequestEnv } from './env.ts'
import { createOwnSite, type OwnSite } from './own-site.ts'

const ALWAYS = [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['x-frame-options', 'DENY'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['permissions-policy', 'geolocation=(self), camera=(self), microphone=(), payment=(), browsing-topics=()'],
] as const

const YEAR_SECONDS = 31_536_000
/** CSP for anything but pages: nothing in it may load, run or be framed. */
const NOTHING = "default-src 'none'; frame-ancestors 'none'"
/** Subresources get no policy: a script's own would apply to the workers it starts. */
const LOADED = /^(image|font|text\/(css|javascript)|application\/(javascript|wasm))/

interface Site {
  PUBLIC_URL: string
  HSTS_PRELOAD: boolean
  isDev: boolean
}

/**
 * Security headers for every answer, set by the site's configuration, not by the client; the pages' Content-Security-Policy
 * is added where their scripts are known. Set on the answer itself: `c.header` would copy it, body and all, each time.
 */
export function securityHeaders({ PUBLIC_URL, HSTS_PRELOAD, isDev }: Site): MiddlewareHandler<RequestEnv> {
  const always: (readonly [string, string])[] = [...ALWAYS]
  const transport = `max-age=${YEAR_SECONDS}; includeSubDomains${HSTS_PRELOAD ? '; preload' : ''}`
  if (PUBLIC_URL.startsWith('https:')) always.push(['strict-transport-security', transport])
  return async (c, next) => {
    await next()
    const { headers } = c.res
    // an answer that leads elsewhere may say less of where its reader came from
    const isSilent = headers.get('referrer-policy') === 'no-referrer'
    for (const [name, value] of always)
      if (!(isSilent && name === 'referrer-policy')) headers.set(name, value)
    const type = headers.get('content-type') ?? ''
    // mails, feeds and link previews on other sites embed our pictures
    headers.set('cross-origin-resource-policy', type.startsWith('image/') ? 'cross-origin' : 'same-origin')
    const isBound = isDev || LOADED.test(type) || headers.has('content-security-policy')
    if (!isBound) headers.set('content-security-policy', NOTHING)
  }
}

const READING = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * CSRF protection: refuses cross-site writes by the browser's own headers; clients other than browsers pass.
 * @param openPaths accept writes from anywhere: they read no session, a token in the address is the whole proof
 */
export function refuseCrossSiteWrites(
  publicUrl: string,
  openPaths: readonly string[],
): MiddlewareHandler<RequestEnv> {
  const site = createOwnSite(publicUrl)
  return async (c, next) => {
    // no page of another site can send a bearer token for its visitor, and with one no cookie is read
    const isProgram = c.req.path.startsWith('/api/') && readBearer(c) !== undefined
    const isWrite = !READING.has(c.req.method) && !openPaths.includes(c.req.path) && !isProgram
    if (isWrite && isCrossSite(c.req.raw.headers, site)) throw new AppError('cross-site')
    await next()
  }
}

function isCrossSite(headers: Headers, site: OwnSite): boolean {
  const from = headers.get('sec-fetch-site')
  const origin = headers.get('origin')
  if (from && from !== 'same-origin' && from !== 'none') return true
  return origin !== null && !site.isOrigin(origin)
}

interface Policy {
  tileOrigins: string[]
  /** Where browsers send error reports in addition to us. */
  reportsTo?: string | undefined
  /** Whether everything is served over TLS. */
  isSecure: boolean
}

/** Inline scripts and styles that a page may use: by its nonce, or by hashes of their contents. */
interface Inline {
  scripts: string[]
  styles: string[]
}

/** CSP for pages: scripts by nonce or hash only; images from us, data URLs and the two tile services. */
export function contentSecurityPolicy(
  { scripts, styles }: Inline,
  { tileOrigins, reportsTo, isSecure }: Policy,
): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts, "'strict-dynamic'"].join(' '),
    ["style-src-elem 'self'", ...styles].join(' '),
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob: ${tileOrigins.join(' ')}`,
    "font-src 'self'",
    `connect-src 'self'${reportsTo ? ` ${new URL(reportsTo).origin}` : ''}`,
    // the page of proof opens without a network; session replays are compressed by a worker that the SDK creates
    `worker-src 'self'${reportsTo ? ' blob:' : ''}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** `https://{s}.tiles.example/{z}/{x}/{y}.png` → `https://*.tiles.example`. */
export function tileOrigin(template: string): string {
  const match = /^(https?:)\/\/([^/]+)/.exec(template)
  return match ? `${match[1]}//${required(match[2]).replaceAll('{s}', '*')}` : "'self'"
}
