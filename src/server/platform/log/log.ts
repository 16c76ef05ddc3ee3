import { type DestinationStream, type LogFn, type Logger, pino } from 'pino'
import { maskSecrets } from './mask-secrets.ts'
import { redact } from './redact.ts'

export type Log = Logger

/** JSON lines on standard error: standard output is for messages to the person who started the program. */
export function createLog(level: string, to: DestinationStream = standardError()): Log {
  const formatters = { log: (line: object) => redact(line) as Record<string, unknown> }
  // errors are described before they get here: pino's own serializer would read more of them
  const serializers = { err: (facts: unknown) => facts }
  const hooks = { logMethod: maskSentence }
  return pino(
    {
      level,
      formatters,
      serializers,
      hooks,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    to,
  )
}

/** Masks the message; an error logged without one would bring its own along, unmasked. */
function maskSentence(this: Log, input: Parameters<LogFn>, write: LogFn): void {
  const [first, ...rest] = input as unknown[]
  const parts = first instanceof Error && rest.length === 0 ? ['an error'] : rest
  const masked = [first, ...parts].map((part) => (typeof part === 'string' ? maskSecrets(part) : part))
  write.apply(this, masked as Parameters<LogFn>)
}

function standardError(): DestinationStream {
  return pino.destination({ fd: 2, sync: false })
}
