import type { MiddlewareHandler } from 'hono'
import type { AppContext } from '../../../context.ts'
import { readBearer } from '../../../platform/http/bearer.ts'
import type { RequestEnv } from '../../../platform/http/env.ts'
import { readSessionCookie, writeSessionCookie } from '../../../platform/http/session-cookie.ts'
import { forWhom, nameOwners } from './acting-for.ts'
import { needsSecondFactor, toActor } from './policy.ts'
import { createSessionReader, touchSession } from './sessions.ts'

/** Pages ask these on their own: no sign that somebody is there, or an open tab would keep a session alive for ever. */
const UNATTENDED = /^\/api\/live(\/|$)/

/** Authentication: sets `actor` from the session cookie. Guests and expired sessions get none. */
export function readSession({ db, config }: AppContext): MiddlewareHandler<RequestEnv> {
  const findSession = createSessionReader(db)
  return async (c, next) => {
    if (readBearer(c) !== undefined) return next()
    const token = readSessionCookie(c, config)
    const session = token ? await findSession(token) : undefined
    if (session?.isSuspended) c.set('isSuspended', true)
    else if (token && session) {
      c.set('actor', toActor(await forWhom(db, c, session), config.ADMIN_SECOND_FACTOR))
      c.set('needsSecondFactor', needsSecondFactor(session, config.ADMIN_SECOND_FACTOR))
      c.set('sessionId', session.id)
      if (session.isSeenLongAgo && !UNATTENDED.test(c.req.path)) {
        await touchSession(db, session.id)
        writeSessionCookie(c, config, token)
      }
    }
    await next()
    await nameOwners(db, c)
    // answers that depend on the cookie must not be stored by shared caches
    if (token && !c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'private, no-cache')
  }
}
