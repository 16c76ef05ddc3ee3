import type { Context } from 'hono'
import type { RequestEnv } from './env.ts'

/** True for calls of page rendering, which go through the app without a socket. */
export function isInProcess(c: Context<RequestEnv>): boolean {
  return c.var.clientAddress === 'in-process'
}
