import type { MiddlewareHandler } from 'hono'
import { AppError } from './app-error.ts'
import type { RequestEnv } from './env.ts'
import { isInProcess } from './in-process.ts'

/** Load balancers and monitoring use IP addresses. */
const OPEN = new Set(['/healthz', '/readyz', '/metrics'])
const LOCAL = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\]|0\.0\.0\.0)$/

/**
 * Host header validation: a public site answers under its own name only, because links made of a forged Host header would
 * mislead people and poison caches. Without a public `PUBLIC_URL` any name is allowed: people use the machine's address.
 */
export function requireOwnHost(config: {
  PUBLIC_URL: string
  NODE_ENV: string
}): MiddlewareHandler<RequestEnv> {
  const { host, hostname } = new URL(config.PUBLIC_URL)
  const isOpen = config.NODE_ENV !== 'production' || LOCAL.test(hostname)
  return async (c, next) => {
    if (isOpen || OPEN.has(c.req.path) || isInProcess(c) || hostOf(c.req.header('host'), config) === host)
      return next()
    throw new AppError('wrong-host', { message: `This server answers as ${host} only.` })
  }
}

/** Normalized like the URL parser does: lower case, no default port. */
function hostOf(header: string | undefined, { PUBLIC_URL }: { PUBLIC_URL: string }): string | undefined {
  const address = `${new URL(PUBLIC_URL).protocol}//${header}`
  return header && URL.canParse(address) ? new URL(address).host : undefined
}
