import type { Context } from 'hono'
import { isLocalHost } from './local-host.ts'

export interface OwnSite {
  /** Whether a Host header names this site. */
  isHost(header: string): boolean
  /** Whether an Origin header names this site. */
  isOrigin(header: string): boolean
}

/**
 * What is this site: `PUBLIC_URL`, and where that never leaves the machine every loopback name, whatever port leads here.
 * Nothing a request says of itself counts: a page may bind its own name to our address (DNS rebinding), and then sends that
 * name as its Host and its Origin. No page can do so with a loopback name.
 */
export function createOwnSite(publicUrl: string): OwnSite {
  const own = new URL(publicUrl)
  const isLocal = (url: URL) => isLocalHost(own.hostname) && isLocalHost(url.hostname)
  return {
    isHost(header) {
      // normalized as the URL parser does: lower case, no default port
      const url = parse(`${own.protocol}//${header}`)
      return url !== null && (url.host === own.host || isLocal(url))
    },
    isOrigin(header) {
      const url = parse(header)
      return url !== null && (url.origin === own.origin || isLocal(url))
    },
  }
}

/** The name that a request was sent to; from HTTP/2 on it is in the address alone. */
export function hostOf(c: Context): string {
  return c.req.header('host') ?? new URL(c.req.url).host
}

function parse(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null
}
