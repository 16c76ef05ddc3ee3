import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { ERRORS, type ErrorCode } from '#contract/errors.ts'
import { CONFLICTS } from '../db/conflicts.ts'
import { AppError } from './app-error.ts'
import type { RequestEnv } from './env.ts'

/** The error handler: maps whatever was thrown to a safe answer. */
export function answerError(thrown: unknown, c: Context<RequestEnv>): Response {
  const error = toAppError(thrown)
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
  return c.json(body, error.status, headers)
}

function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown
  if (thrown instanceof HTTPException) return new AppError(codeOf(thrown.status))
  if (isDatabaseDown(thrown)) return new AppError('unavailable', { headers: { 'retry-after': '5' } })
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

/** Socket errors, and SQLSTATEs for starting up, shutting down, too many connections and a lock that was not had in time. */
const DOWN = new Set(
  'ECONNREFUSED ENOENT ECONNRESET EPIPE 57P01 57P02 57P03 53300 08006 08001 55P03'.split(' '),
)
const DOWN_WORDS = /timeout exceeded when trying to connect|Connection terminated|connection error/

/** Connections that fail or broke: the database is unavailable, the request was fine. */
function isDatabaseDown(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false
  const code = (thrown as { code?: string }).code
  return (code !== undefined && DOWN.has(code)) || DOWN_WORDS.test(thrown.message)
}
