import type { MiddlewareHandler } from 'hono'
import { AppError } from './app-error.ts'
import type { RequestEnv } from './env.ts'

const ALWAYS = [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['x-frame-options', 'DENY'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['permissions-policy', 'geolocation=(self), camera=(self), microphone=(), payment=(), browsing-topics=()'],
] as const

/**
 * Headers that every answer carries; the pages' Content-Security-Policy is added where the nonce is known. Set on the answer
 * itself: `c.header` would copy it, body and all, each time.
 */
export function securityHeaders(): MiddlewareHandler<RequestEnv> {
  return async (c, next) => {
    await next()
    const { headers } = c.res
    for (const [name, value] of ALWAYS) headers.set(name, value)
    if (c.req.header('x-forwarded-proto') === 'https') {
      headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains')
    }
  }
}

const READING = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Writes from other sites are refused by what the browser says of their origin; tools without a browser pass.
 * @param openPaths may be written to from anywhere: they read no session, a token in the address is the whole proof
 */
export function refuseCrossSiteWrites(
  publicUrl: string,
  openPaths: readonly string[],
): MiddlewareHandler<RequestEnv> {
  const publicHost = new URL(publicUrl).host
  return async (c, next) => {
    const isWrite = !READING.has(c.req.method) && !openPaths.includes(c.req.path)
    if (isWrite && isCrossSite(c.req.raw.headers, publicHost)) throw new AppError('cross-site')
    await next()
  }
}

function isCrossSite(headers: Headers, publicHost: string): boolean {
  const site = headers.get('sec-fetch-site')
  if (site) return site !== 'same-origin' && site !== 'none'
  const origin = headers.get('origin')
  if (!origin) return false
  const host = URL.canParse(origin) ? new URL(origin).host : null
  return host === null || (host !== headers.get('host') && host !== publicHost)
}

interface Policy {
  tileOrigins: string[]
  /** Where browsers send error reports besides us. */
  reportsTo?: string | undefined
  /** Whether everything is reached through TLS. */
  isSecure: boolean
}

/** What may run and dress a page besides our files: its nonce, or the hashes of what it holds. */
interface Inline {
  scripts: string[]
  styles: string[]
}

/** Policy for pages: scripts by nonce or hash only; pictures from us, data URLs and the two tile services. */
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
    // session replays are packed by a worker of the SDK's own
    ...(reportsTo ? ["worker-src 'self' blob:"] : []),
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
  return match ? `${match[1]}//${match[2]!.replaceAll('{s}', '*')}` : "'self'"
}
