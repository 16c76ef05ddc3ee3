import type { Context } from 'hono'
import type { RequestEnv } from './env.ts'

/** True for calls of page rendering, which go through the app without a socket. */
export function isInProcess(c: Context<RequestEnv>): boolean {
  return c.env?.visitor !== undefined || c.var.clientAddress === 'in-process'
}

/** The headers that the visitor's browser sent, also where a page asks on the visitor's behalf. */
export function visitorHeaders(c: Context<RequestEnv>): Headers {
  return c.env?.visitor?.headers ?? c.req.raw.headers
}
