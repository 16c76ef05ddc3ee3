import { createHash, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { AppError } from '../../../platform/http/app-error.ts'
import type { RequestEnv } from '../../../platform/http/env.ts'
import { isInProcess } from '../../../platform/http/in-process.ts'
import { createOwnSite, hostOf } from '../../../platform/http/own-site.ts'

const LOOPBACK = /^(::ffff:)?127\.|^::1$/
/** A local proxy connects from loopback for everybody; one of these headers reveals it. */
const FORWARDED = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via']

/** So does a browser on this machine for a page that bound its own name to loopback. */
const THIS_MACHINE = createOwnSite('http://localhost')

/** Metrics are for the operator: with the configured token, or without one from loopback only. */
export function requireMonitor(c: Context<RequestEnv>, token: string | undefined): void {
  if (token ? isSame(bearerOf(c), token) : isOnThisMachine(c)) return
  if (!token)
    throw new AppError('forbidden', { message: 'Set METRICS_TOKEN to read this from another machine.' })
  throw new AppError('sign-in-required', {
    message: 'Send METRICS_TOKEN as a bearer token.',
    headers: { 'www-authenticate': 'Bearer' },
  })
}

function isOnThisMachine(c: Context<RequestEnv>): boolean {
  if (isInProcess(c)) return true
  const isForwarded = FORWARDED.some((name) => c.req.header(name))
  return LOOPBACK.test(c.var.clientAddress) && THIS_MACHINE.isHost(hostOf(c)) && !isForwarded
}

function bearerOf(c: Context<RequestEnv>): string {
  return /^Bearer (.+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? ''
}

/** Constant-time comparison. */
function isSame(actual: string, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(actual), digest(token))
}
