import type { Context, MiddlewareHandler } from 'hono'
import { AppError } from './app-error.ts'
import { renderBusy } from './busy-page.ts'
import type { ReadLimits, RequestEnv, RequestKind } from './env.ts'
import { isInProcess } from './in-process.ts'
import { limitOpenAnswers } from './limit-open-answers.ts'
import { createLoadMeter, type LoadMeter } from './load-meter.ts'
import { networkOf } from './network-of.ts'
import { createOpenAnswers } from './open-answers.ts'
import { createTokenBuckets } from './token-buckets.ts'

/**
 * For each address. Panning a map or opening links in tabs stays far below, and so does an office behind one address; a scraper does
 * not. A page asks some ten things and shows some thirty pictures.
 */
const RATES: Record<RequestKind, { perSecond: number; burst: number }> = {
  read: { perSecond: 20, burst: 100 },
  write: { perSecond: 10, burst: 60 },
  page: { perSecond: 20, burst: 100 },
  media: { perSecond: 200, burst: 3_000 },
  any: { perSecond: 100, burst: 1_000 },
}
const RETRY_AFTER_S = '2'

interface Options {
  /** `RATE_LIMIT_SCALE` */
  scale: number
  now?: () => number
  load?: LoadMeter
}

export function createReadLimits({ scale, now, load = createLoadMeter() }: Options): ReadLimits {
  const bucketsOf = (kind: RequestKind) => {
    const { perSecond, burst } = RATES[kind]
    const rate = { perSecond: perSecond * scale, burst: Math.max(1, Math.round(burst * scale)) }
    return createTokenBuckets({ ...rate, ...(now && { now }) })
  }
  return {
    read: bucketsOf('read'),
    write: bucketsOf('write'),
    page: bucketsOf('page'),
    media: bucketsOf('media'),
    any: bucketsOf('any'),
    load,
    openAnswers: createOpenAnswers(),
  }
}

/**
 * Rate limit and load shedding for what is expensive. In-process calls of pages are exempt: the page itself was checked.
 * @throws AppError `rate-limited` for an address over its limit, `unavailable` while the process is overloaded
 */
export function enforceReadLimit(
  c: Context<RequestEnv>,
  kind: Exclude<RequestKind, 'media' | 'any'> = 'read',
): void {
  countRequest(c, kind)
  shedLoad(c)
}

/** @throws AppError `rate-limited` */
function countRequest(c: Context<RequestEnv>, kind: RequestKind): void {
  if (isInProcess(c) || c.var.keyId !== undefined) return
  const waitS = c.var.readLimits[kind].take(networkOf(c.var.clientAddress))
  if (waitS > 0) throw new AppError('rate-limited', { headers: { 'retry-after': String(waitS) } })
}

/** A bound on whatever is asked: cheap things too, many times a second, are not for people. */
export function limitRequests(kind: 'any' | 'media' = 'any'): MiddlewareHandler<RequestEnv> {
  return async (c, next) => {
    countRequest(c, kind)
    await next()
  }
}

/** Load shedding. @throws AppError `unavailable` while the process is overloaded */
function shedLoad(c: Context<RequestEnv>): void {
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

/**
 * For whoever renders pages, when no file was served at the address: how it ends says nothing.
 * @returns what people turned away get to read; undefined for everybody else. @throws AppError for programs
 */
export function refusePage(c: Context<RequestEnv>): Response | Promise<Response> | undefined {
  try {
    enforceReadLimit(c, 'page')
    return undefined
  } catch (error) {
    if (!(error instanceof AppError) || !c.req.header('accept')?.includes('text/html')) throw error
    return renderBusy(c, error)
  }
}
