import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { Config } from '../../config.ts'
import type { RequestEnv } from './env.ts'
import { isSecure } from './origin.ts'

const DAY_SECONDS = 86_400
/** A session ends after this long without a request. */
export const SESSION_DAYS = 30
/** A browser is known for this long after a sign-in. */
export const BROWSER_DAYS = 180

/** Name over plain http; https adds a prefix. */
export const SESSION_COOKIE = 'placard_session'
const BROWSER_COOKIE = 'placard_browser'

type Site = Pick<Config, 'PUBLIC_URL'>

/** Over https a `__Host-` cookie is bound to this host: no other host can set or read it. */
function cookieName(name: string, { PUBLIC_URL }: Site): string {
  return PUBLIC_URL.startsWith('https:') ? `__Host-${name}` : name
}

/** The only accepted name: no other cookie signs anybody in. */
export const sessionCookieName = (site: Site) => cookieName(SESSION_COOKIE, site)
/** Identifies a known browser; grants nothing on its own. */
const browserCookieName = (site: Site) => cookieName(BROWSER_COOKIE, site)

export function readSessionCookie(c: Context<RequestEnv>, config: Config): string | undefined {
  return getCookie(c, sessionCookieName(config))
}

const NAMES_SESSION = new RegExp(`(?:^|[;\\s])(?:__Host-|__Secure-)?${SESSION_COOKIE}\\s*=`)

/** Whether a Cookie header contains a session, under either name and valid or not: its sender may be signed in. */
export function hasSessionCookie(header: string | undefined): boolean {
  return header !== undefined && NAMES_SESSION.test(header)
}

export function writeSessionCookie(c: Context<RequestEnv>, config: Config, token: string): void {
  setCookie(c, sessionCookieName(config), token, {
    ...attributes(c, config),
    maxAge: SESSION_DAYS * DAY_SECONDS,
  })
}

export function clearSessionCookie(c: Context<RequestEnv>, config: Config): void {
  deleteCookie(c, sessionCookieName(config), attributes(c, config))
}

export function readBrowserCookie(c: Context<RequestEnv>, config: Config): string | undefined {
  return getCookie(c, browserCookieName(config))
}

export function writeBrowserCookie(c: Context<RequestEnv>, config: Config, token: string): void {
  setCookie(c, browserCookieName(config), token, {
    ...attributes(c, config),
    maxAge: BROWSER_DAYS * DAY_SECONDS,
  })
}

function attributes(c: Context<RequestEnv>, config: Config) {
  return { path: '/', httpOnly: true, sameSite: 'Lax', secure: isSecure(c, config) } as const
}
