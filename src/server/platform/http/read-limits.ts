import type { Context, MiddlewareHandler } from 'hono'
import { AppError } from './app-error.ts'
import { renderBusy } from './busy-page.ts'
import type { ReadLimits, RequestEnv } from './env.ts'
import { isInProcess } from './in-process.ts'
import { createLoadMeter, type LoadMeter } from './load-meter.ts'
import { networkOf } from './network-of.ts'
import { createOpenAnswers, limitOpenAnswers } from './open-answers.ts'
import { createTokenBuckets } from './token-buckets.ts'

/** Panning a map or opening links in tabs stays far below; a scraper does not. */
const PER_SECOND = 20
const BURST = 100
const RETRY_AFTER_S = '2'

interface Options {
  /** `RATE_LIMIT_SCALE` */
  scale: number
  now?: () => number
  load?: LoadMeter
}

/** Two limits per address: one for searches and other expensive reads, one for pages. */
export function createReadLimits({ scale, now, load = createLoadMeter() }: Options): ReadLimits {
  const rate = { perSecond: PER_SECOND * scale, burst: Math.max(1, Math.round(BURST * scale)) }
  const buckets = () => createTokenBuckets({ ...rate, ...(now && { now }) })
  return { read: buckets(), page: buckets(), load, openAnswers: createOpenAnswers() }
}

/**
 * Rate limit and load shedding for expensive reads. In-process calls of pages are exempt: the page itself was checked.
 * @throws AppError `rate-limited` for an address over its limit, `unavailable` while the process is overloaded
 */
export function enforceReadLimit(c: Context<RequestEnv>, kind: 'read' | 'page' = 'read'): void {
  if (isInProcess(c)) return
  const limits = c.var.readLimits
  const waitS = limits[kind].take(networkOf(c.var.clientAddress))
  if (waitS > 0) throw new AppError('rate-limited', { headers: { 'retry-after': String(waitS) } })
  shedLoad(c)
}

/** Load shedding for expensive work that has its own limit. @throws AppError `unavailable` while the process is overloaded */
export function shedLoad(c: Context<RequestEnv>): void {
  if (isInProcess(c) || !c.var.readLimits.load.isOverloaded()) return
  throw new AppError('unavailable', {
    message: 'Placard is very busy. Please try again in a moment.',
    headers: { 'retry-after': RETRY_AFTER_S },
  })
}

/** For expensive reads outside the contract: files generated on request, tools of agents. */
export function limitReads(): MiddlewareHandler<RequestEnv> {
  return async (c, next) => {
    enforceReadLimit(c)
    if (c.req.method === 'GET') await limitOpenAnswers(c)
    await next()
  }
}

/** Everything but pages: it has its own limits, or is cheap. */
const NO_PAGE = /^\/(api|assets|media|feeds|mcp|healthz|readyz|metrics)(\/|$)|\.[a-z0-9]{2,12}$/i

/** Turned away from a page, people get a readable page instead of JSON. */
export function limitPages(): MiddlewareHandler<RequestEnv> {
  return async (c, next) => {
    const isPage = (c.req.method === 'GET' || c.req.method === 'HEAD') && !NO_PAGE.test(c.req.path)
    if (!isPage) return next()
    try {
      enforceReadLimit(c, 'page')
    } catch (error) {
      if (!(error instanceof AppError) || !c.req.header('accept')?.includes('text/html')) throw error
      return renderBusy(c, error)
    }
    await next()
  }
}
