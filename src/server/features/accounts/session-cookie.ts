import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { Config } from '../../config.ts'
import type { RequestEnv } from '../../platform/http/env.ts'
import { isSecure } from '../../platform/http/origin.ts'
import { SESSION_DAYS } from './sessions.ts'

export const SESSION_COOKIE = 'placard_session'
const MAX_AGE_SECONDS = SESSION_DAYS * 86_400

export function readSessionCookie(c: Context<RequestEnv>): string | undefined {
  return getCookie(c, SESSION_COOKIE)
}

const NAMES_SESSION = new RegExp(`(?:^|[;\\s])(?:__Host-|__Secure-)?${SESSION_COOKIE}\\s*=`)

/** Whether a Cookie header names a session, under whichever prefix and valid or not: who sends one may be somebody. */
export function hasSessionCookie(header: string | undefined): boolean {
  return header !== undefined && NAMES_SESSION.test(header)
}

export function writeSessionCookie(c: Context<RequestEnv>, config: Config, token: string): void {
  setCookie(c, SESSION_COOKIE, token, { ...attributes(c, config), maxAge: MAX_AGE_SECONDS })
}

export function clearSessionCookie(c: Context<RequestEnv>, config: Config): void {
  deleteCookie(c, SESSION_COOKIE, attributes(c, config))
}

function attributes(c: Context<RequestEnv>, config: Config) {
  return { path: '/', httpOnly: true, sameSite: 'Lax', secure: isSecure(c, config) } as const
}
