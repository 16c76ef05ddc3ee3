import type { Context } from 'hono'
import type { AppContext } from '../../context.ts'
import type { RequestEnv } from '../../platform/http/env.ts'
import type { SignedIn } from './log-in.ts'
import { presentMe } from './present-me.ts'
import { readSessionCookie, writeSessionCookie } from './session-cookie.ts'
import { endSession } from './sessions.ts'

export const LOGGED_IN = 'You have been logged in successfully.'

/** Hands the browser its session. One that signs in anew leaves its old session behind. */
export async function enter(
  { db, config }: AppContext,
  c: Context<RequestEnv>,
  { user, token, message }: SignedIn & { message: string },
) {
  const before = readSessionCookie(c)
  if (before) await endSession(db, before)
  writeSessionCookie(c, config, token)
  return { success: true, user: await presentMe(db, user), message }
}
