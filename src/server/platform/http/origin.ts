import type { Context } from 'hono'
import type { Origin } from '../db/audit.ts'
import type { RequestEnv } from './env.ts'

const MAX_USER_AGENT = 300

/** From where this request came. */
export function originOf(c: Context<RequestEnv>): Origin {
  return {
    address: c.var.clientAddress,
    userAgent: c.req.header('user-agent')?.slice(0, MAX_USER_AGENT) ?? null,
    requestId: c.var.requestId,
  }
}

/** Whether the visitor reached us through TLS; the browser is then told to never send the cookie without. */
export function isSecure(
  c: Context<RequestEnv>,
  config: { PUBLIC_URL: string; TRUST_PROXY: number },
): boolean {
  if (config.PUBLIC_URL.startsWith('https:')) return true
  return config.TRUST_PROXY > 0 && c.req.header('x-forwarded-proto') === 'https'
}
