import type { MiddlewareHandler } from 'hono'
import { AppError } from './app-error.ts'
import type { RequestEnv } from './env.ts'
import { isInProcess } from './in-process.ts'

/** Load balancers and monitoring ask by IP address. */
const OPEN = new Set(['/healthz', '/readyz', '/metrics'])
const LOCAL = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\]|0\.0\.0\.0)$/

/**
 * A public site answers under its own name only: addresses made of a foreign Host header would lead people away and be kept
 * by caches. Without a public `PUBLIC_URL` every name is right: people reach it by the address of the machine.
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

/** As the URL parser writes it: small letters, no port that goes without saying. */
function hostOf(header: string | undefined, { PUBLIC_URL }: { PUBLIC_URL: string }): string | undefined {
  const address = `${new URL(PUBLIC_URL).protocol}//${header}`
  return header && URL.canParse(address) ? new URL(address).host : undefined
}
