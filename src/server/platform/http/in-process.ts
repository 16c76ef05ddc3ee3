import type { Context } from 'hono'
import type { RequestEnv } from './env.ts'

/** Whether a page asks, through the app itself and no socket. */
export function isInProcess(c: Context<RequestEnv>): boolean {
  return c.var.clientAddress === 'in-process'
}
