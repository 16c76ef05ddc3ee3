import type { Context } from 'hono'
import type { Origin } from '../db/audit.ts'
import type { RequestEnv } from './env.ts'

const MAX_USER_AGENT = 300

/** The origin of a request, as the audit log records it. */
export function originOf(c: Context<RequestEnv>): Origin {
  return {
    address: c.var.clientAddress,
    userAgent: c.req.header('user-agent')?.slice(0, MAX_USER_AGENT) ?? null,
    requestId: c.var.requestId,
  }
}

/** Whether the visitor reached us over TLS; decides the cookie's `Secure` attribute. */
export function isSecure(
  c: Context<RequestEnv>,
  config: { PUBLIC_URL: string; TRUST_PROXY: number },
): boolean {
  if (config.PUBLIC_URL.startsWith('https:')) return true
  return config.TRUST_PROXY > 0 && c.req.header('x-forwarded-proto') === 'https'
}
