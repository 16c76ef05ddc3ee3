import { maskSecrets } from './mask-secrets.ts'

/** Allowlist of what may be logged of an error. Anything else attached (Postgres' details, servers' answers) is dropped. */
export interface ErrorFacts {
  type: string
  message: string
  code?: string
  /** Name of the violated database constraint. */
  constraint?: string
  stack: string
  cause?: ErrorFacts
}

const MAX_MESSAGE = 1_000
const MAX_FRAMES = 30
const MAX_CAUSES = 3

/** An error as logs, error reports and admins see it: what failed and where, without any user data. */
export function describeError(thrown: unknown, depth = 0): ErrorFacts {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown))
  const { code, constraint, cause } = error as { code?: unknown; constraint?: unknown; cause?: unknown }
  const type = error.name.slice(0, 100)
  const message = maskSecrets(withoutData(error, code)).replaceAll('\0', '').slice(0, MAX_MESSAGE)
  return {
    type,
    message,
    ...(typeof code === 'string' ? { code: code.slice(0, 60) } : {}),
    ...(typeof constraint === 'string' ? { constraint } : {}),
    stack: [`${type}: ${message}`, ...framesOf(error)].join('\n'),
    ...(cause instanceof Error && depth < MAX_CAUSES ? { cause: describeError(cause, depth + 1) } : {}),
  }
}

/** The same, as an `Error` object, for APIs that require one. */
export function toSafeError(thrown: unknown): Error {
  const { type, message, stack } = describeError(thrown)
  const error = new Error(message)
  error.name = type
  error.stack = stack
  return error
}

/** Removes quoted input: Postgres on values it cannot read, the JSON parser on where it stopped. */
function withoutData(error: Error, code: unknown): string {
  const { message } = error
  if (error instanceof SyntaxError && message.endsWith('is not valid JSON'))
    return 'The text is not valid JSON'
  const isSqlState = typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)
  return isSqlState ? message.replace(/: ".*$/s, '') : message
}

/** The stack starts with the message, so only the frames are taken. */
function framesOf({ stack }: Error): string[] {
  const lines = (stack ?? '').split('\n')
  return lines.filter((line) => /^\s{1,8}at /.test(line)).slice(0, MAX_FRAMES)
}
