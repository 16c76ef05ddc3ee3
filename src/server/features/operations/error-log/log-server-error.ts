import type { Context } from 'hono'
import type { AppContext } from '../../../context.ts'
import type { ServerError } from '../../../platform/errors/error-reporter.ts'
import type { RequestEnv } from '../../../platform/http/env.ts'
import { toSafeError } from '../../../platform/log/describe-error.ts'
import { recordError } from './queries.ts'

/** Reports a server error to Sentry or the error log. Never throws: the answer to the visitor comes first. */
export function logServerError(context: AppContext, thrown: unknown, c: Context<RequestEnv>): void {
  const userAgent = c.req.header('user-agent')?.slice(0, 300) ?? null
  const report = {
    error: toSafeError(thrown),
    // the route's pattern instead of the URL, which may contain a token
    place: `${c.req.method} ${c.req.routePath}`,
    userId: c.var.actor?.personId ?? null,
    userRole: c.var.actor?.role ?? null,
    requestId: c.var.requestId ?? null,
  }
  keep(context, report, userAgent)
}

/** Reports a job that failed permanently: no request waits for it, so nothing else would surface it. */
export function logJobError(context: AppContext, thrown: unknown, job: { id: string; task: string }): void {
  const place = `job ${job.task} #${job.id}`
  const report = { error: toSafeError(thrown), place, userId: null, userRole: null, requestId: null }
  keep(context, report, null)
}

function keep({ db, log, errors }: AppContext, report: ServerError, userAgent: string | null): void {
  if (errors) {
    errors.report(report)
    return
  }
  const { error, place, userId, userRole, requestId } = report
  recordError(db, {
    source: 'server',
    message: error.message,
    stack: error.stack ?? null,
    place,
    user_id: userId,
    user_role: userRole,
    request_id: requestId,
    user_agent: userAgent,
    breadcrumbs: '[]',
  }).catch((problem) => log.warn({ err: problem }, 'an error could not be kept'))
}
