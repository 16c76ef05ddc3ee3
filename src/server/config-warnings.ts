import type { Config } from './config.ts'
import { isLocalHost } from './platform/http/local-host.ts'

/** Settings that work but are unsafe on a public site; printed at every start. */
export function listConfigWarnings({ PUBLIC_URL, NODE_ENV }: Config): string[] {
  const { protocol, hostname } = new URL(PUBLIC_URL)
  if (NODE_ENV !== 'production' || protocol === 'https:' || isLocalHost(hostname)) return []
  return [
    `PUBLIC_URL is ${PUBLIC_URL}, without TLS: passwords and session cookies travel readable for everyone on the way. Serve it behind https and set PUBLIC_URL to that address.`,
  ]
}
