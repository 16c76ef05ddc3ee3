import type { Context, MiddlewareHandler } from 'hono'
import { GUEST_SCOPE } from '#domain/scopes.ts'
import type { AppContext } from '../../../context.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { readBearer } from '../../../platform/http/bearer.ts'
import type { RequestEnv } from '../../../platform/http/env.ts'
import { findRoute, type RouteMatch } from './find-route.ts'
import { createKeyLimits, takeFor, toLimitHeaders } from './key-limits.ts'
import { isKeyToken } from './key-token.ts'
import { createKeyReader, type KnownKey } from './read-keys.ts'
import { recordUse } from './record-use.ts'

/**
 * Authentication of programs: sets `actor` from the API key, for the routes alone that its scopes reach. It stands before whatever
 * parses or answers, so that a handler that knows nothing of keys cannot be reached by one.
 */
export function readKey(context: AppContext): MiddlewareHandler<RequestEnv> {
  const find = createKeyReader(context.db)
  const limits = createKeyLimits(context.config.RATE_LIMIT_SCALE)
  return async (c, next) => {
    const token = readBearer(c)
    if (token === undefined) return next()
    c.header('cache-control', 'private, no-store')
    const key = isKeyToken(token) ? await find(token) : undefined
    if (!key) throw new AppError('key-invalid', { headers: { 'www-authenticate': 'Bearer' } })
    c.set('keyId', key.id)
    const matched = findRoute(c)
    try {
      takeFor(limits, matched.route, key.id)
      enter(c, key, matched)
      await next()
    } catch (error) {
      for (const [name, value] of Object.entries(toLimitHeaders(limits, key.id))) c.header(name, value)
      if (error instanceof AppError) await record(context, c, { key, matched, status: error.status })
      throw error
    }
    c.res.headers.set('cache-control', 'private, no-store')
    for (const [name, value] of Object.entries(toLimitHeaders(limits, key.id))) c.res.headers.set(name, value)
    await record(context, c, { key, matched, status: c.res.status })
  }
}

/** @throws AppError `scope-missing` */
function enter(c: Context<RequestEnv>, { actor, scopes }: KnownKey, { name, route }: RouteMatch): void {
  if (name === null) return
  if (route?.isForAnyKey) return
  const scope = route?.scope
  if (!scope)
    throw new AppError('scope-missing', { message: 'No API key may do that. A person does it, signed in.' })
  if (!scopes.has(scope)) {
    const message = `This API key may not do that. It needs the scope ${scope}.`
    throw new AppError('scope-missing', { message, body: { scope } })
  }
  if (scope !== GUEST_SCOPE) c.set('actor', actor)
}

interface Answered {
  key: KnownKey
  matched: RouteMatch
  status: number
}

/** An answer is given whether it can be counted or not. */
async function record(
  { db, log, now }: AppContext,
  c: Context<RequestEnv>,
  { key, matched, status }: Answered,
): Promise<void> {
  if (matched.name === null) return
  const use = { keyId: key.id, route: matched.name, status, address: c.var.clientAddress, now: now() }
  await recordUse(db, use).catch((error) => log.warn({ err: error }, 'the use of a key is not counted'))
}
