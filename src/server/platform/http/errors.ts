import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { ERRORS, type ErrorCode } from '#contract/errors.ts'
import { REFUSAL_AS_ANSWER, REFUSED_STATUS_HEADER } from '#contract/refusal-as-answer.ts'
import { errorPath } from '#domain/paths.ts'
import { CONFLICTS } from '../db/conflicts.ts'
import { AppError } from './app-error.ts'
import type { RequestEnv } from './env.ts'
import { type Away, findAway } from './find-away.ts'
import { findKeyRefused } from './find-key-refused.ts'

/** The error handler: maps whatever was thrown to a safe answer. */
export function answerError(thrown: unknown, c: Context<RequestEnv>): Response {
  const error = toAppError(thrown, c)
  // deliberate refusals are not failures, even when they are 5xx (load shedding)
  if (error.status >= 500 && !(thrown instanceof AppError))
    c.var.log?.error({ err: thrown }, 'request failed')
  // the answer is right, but the contract should have rejected it with the field's name
  else if (isUnstorable(thrown)) c.var.log?.warn({ code: thrown.code }, 'input reached the database')
  const { fields, headers } = error.refusal
  const body = {
    ...error.refusal.body,
    success: false,
    code: error.code,
    message: error.message,
    fields,
    requestId: c.var.requestId,
  }
  if (wantsProblem(c)) return answerProblem(c, error, body)
  if (!isAnswer(error, c)) return c.json(body, error.status, headers)
  const applied = { 'preference-applied': REFUSAL_AS_ANSWER, [REFUSED_STATUS_HEADER]: String(error.status) }
  return c.json(body, 200, { ...headers, ...applied })
}

const PROBLEM = 'application/problem+json'

function wantsProblem(c: Context): boolean {
  return c.req.header('accept')?.includes(PROBLEM) ?? false
}

/** The same refusal with the members of RFC 9457, for whoever asks for them. */
function answerProblem(c: Context, error: AppError, body: object): Response {
  const problem = {
    type: errorPath(error.code),
    title: ERRORS[error.code].message,
    status: error.status,
    detail: error.message,
    instance: c.req.path,
    ...body,
  }
  return c.body(JSON.stringify(problem), error.status, { ...error.refusal.headers, 'content-type': PROBLEM })
}

/** What the client did wrong, where it said that this is one of the answers it expects. */
function isAnswer({ status }: AppError, c: Context): boolean {
  return status < 500 && (c.req.header('prefer')?.includes(REFUSAL_AS_ANSWER) ?? false)
}

function toAppError(thrown: unknown, c: Context): AppError {
  if (thrown instanceof AppError) return thrown
  if (thrown instanceof HTTPException) return new AppError(codeOf(thrown.status))
  const away = findAway(thrown)
  if (away) return toUnavailable(away, c, findKeyRefused(thrown) !== null)
  if (isUnstorable(thrown)) return new AppError('invalid-input')
  const constraint = (thrown as { constraint?: string } | null)?.constraint
  const conflict = constraint === undefined ? undefined : CONFLICTS[constraint]
  if (!conflict) return new AppError('internal')
  if ('code' in conflict) return new AppError(conflict.code)
  return new AppError('conflict', {
    message: conflict.message,
    fields: { [conflict.field]: conflict.message },
  })
}

function codeOf(status: number): ErrorCode {
  const found = Object.entries(ERRORS).find(([, error]) => error.status === status)
  return (found?.[0] as ErrorCode | undefined) ?? 'internal'
}

/**
 * SQLSTATEs of values that no column can store: too long (22001), out of range (22003), invalid date or time (22007, 22008,
 * 22009), invalid bytes (22021), unreadable (22P02, 22P03), NUL in JSON (22P05). Defense in depth behind `parseInput`.
 */
const UNSTORABLE = new Set('22001 22003 22007 22008 22009 22021 22P02 22P03 22P05'.split(' '))

function isUnstorable(thrown: unknown): thrown is Error & { code: string } {
  const { code } = (thrown ?? {}) as { code?: unknown }
  return thrown instanceof Error && typeof code === 'string' && UNSTORABLE.has(code)
}

/** Files take longer to come back than a database: somebody has to make room. */
const RETRY_SECONDS = { database: '5', files: '30', provider: '30' }

function toUnavailable(away: Away, c: Context, isKeyRefused: boolean): AppError {
  const headers = { 'retry-after': RETRY_SECONDS[away] }
  if (away === 'provider' && isKeyRefused) return new AppError('payments-not-set-up', { headers })
  if (away === 'provider') return new AppError('provider-away', { headers })
  if (away === 'database') return new AppError('unavailable', { headers })
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
  const next = isKeyRefused ? 'The operator has been notified.' : 'Please try again in a few minutes.'
  const message = `Files cannot be ${isRead ? 'read' : 'stored'} just now. ${next}`
  return new AppError('unavailable', { message, headers })
}
