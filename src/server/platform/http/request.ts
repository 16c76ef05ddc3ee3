import { randomUUID } from 'node:crypto'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context, MiddlewareHandler } from 'hono'
import type { Log } from '../log/log.ts'
import { findClientAddress } from './client-address.ts'
import type { RequestEnv } from './env.ts'
import type { HttpMetrics } from './metrics.ts'

const REQUEST_ID = /^[\w-]{8,64}$/

interface Options {
  log: Log
  metrics: HttpMetrics
  /** Number of trusted proxies in front of us. */
  proxyHops: number
}

/** Request logging: gives every request an id, a child logger and an access log line. */
export function requestLog({ log, metrics, proxyHops }: Options): MiddlewareHandler<RequestEnv> {
  return async (c, next) => {
    const requested = c.req.header('x-request-id')
    const requestId = requested && REQUEST_ID.test(requested) ? requested : randomUUID()
    c.set('requestId', requestId)
    c.set('log', log.child({ requestId }))
    c.set('clientAddress', clientAddress(c, proxyHops))
    c.set('actor', null)
    c.set('isSuspended', false)
    c.set('needsSecondFactor', false)
    c.set('changesListings', false)
    c.set('sessionId', null)
    const startedAt = performance.now()
    await next()
    const durationMs = performance.now() - startedAt
    c.res.headers.set('x-request-id', requestId)
    metrics.observe({ method: c.req.method, status: c.res.status, durationMs })
    if (c.req.path.startsWith('/assets/')) return
    const line = { method: c.req.method, path: c.req.path, status: c.res.status, ms: Math.round(durationMs) }
    c.var.log.info(line, 'request')
  }
}

function clientAddress(c: Context<RequestEnv>, hops: number): string {
  if (c.env?.visitor) return c.env.visitor.address
  return findClientAddress({ socket: socketAddress(c), forwardedFor: c.req.header('x-forwarded-for'), hops })
}

function socketAddress(c: Context): string | undefined {
  // pages and tests call the API in-process, without a socket: an error would collect its stack for each of them
  if (!c.env?.incoming && !c.env?.server) return undefined
  try {
    return getConnInfo(c).remote.address ?? 'unknown'
  } catch {
    return undefined
  }
}
