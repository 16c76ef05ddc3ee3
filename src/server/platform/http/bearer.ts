import type { Context } from 'hono'
import type { RequestEnv } from './env.ts'

const BEARER = /^bearer +(\S+)$/i

/** The token of a program's request; undefined for a request that has none, such as every one of a browser's. */
export function readBearer(c: Context<RequestEnv>): string | undefined {
  return BEARER.exec(c.req.header('authorization') ?? '')?.[1]
}
