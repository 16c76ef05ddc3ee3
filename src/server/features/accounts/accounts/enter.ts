import type { Context } from 'hono'
import type { AppContext } from '../../../context.ts'
import type { RequestEnv } from '../../../platform/http/env.ts'
import { originOf } from '../../../platform/http/origin.ts'
import {
  readBrowserCookie,
  readSessionCookie,
  writeBrowserCookie,
  writeSessionCookie,
} from '../../../platform/http/session-cookie.ts'
import { rememberBrowser } from './known-browsers.ts'
import type { SignedIn } from './log-in.ts'
import { needsSecondFactor } from './policy.ts'
import { presentMe } from './present-me.ts'
import { endSession, findPreferred } from './sessions.ts'

export const LOGGED_IN = 'You have been logged in successfully.'

/** Sets the session cookie. Signing in again ends the browser's previous session. */
export async function enter(
  { db, config }: AppContext,
  c: Context<RequestEnv>,
  { user, token, hasSecondFactor, message }: SignedIn & { message: string },
) {
  const before = readSessionCookie(c, config)
  if (before) await endSession(db, before, originOf(c))
  writeSessionCookie(c, config, token)
  const browser = await rememberBrowser(db, { userId: user.id, token: readBrowserCookie(c, config) })
  writeBrowserCookie(c, config, browser)
  const isWeak = needsSecondFactor({ actor: user, hasSecondFactor }, config.ADMIN_SECOND_FACTOR)
  const actingFor = await findPreferred(db, token)
  const me = await presentMe(db, user, { needsSecondFactor: isWeak, actingFor })
  return { success: true, user: me, message }
}
