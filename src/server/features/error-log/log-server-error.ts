import type { Context } from 'hono'
import type { AppContext } from '../../context.ts'
import type { RequestEnv } from '../../platform/http/env.ts'
import { recordError } from './queries.ts'

const MAX_MESSAGE = 1000
const MAX_STACK = 8000

/** Keeps an error of our own where the admins see it. Never fails: the answer to the visitor comes first. */
export function logServerError({ db, log }: AppContext, thrown: unknown, c: Context<RequestEnv>): void {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown))
  recordError(db, {
    source: 'server',
    message: error.message.replaceAll('\0', '').slice(0, MAX_MESSAGE),
    stack: error.stack?.replaceAll('\0', '').slice(0, MAX_STACK) ?? null,
    // the route's pattern, not the address, which may hold somebody's token
    place: `${c.req.method} ${c.req.routePath}`,
    user_id: c.var.actor?.id ?? null,
    user_role: c.var.actor?.role ?? null,
    request_id: c.var.requestId ?? null,
    user_agent: c.req.header('user-agent')?.slice(0, 300) ?? null,
    breadcrumbs: '[]',
  }).catch((problem) => log.warn({ err: problem }, 'an error could not be kept'))
}
