import { type Logger, pino } from 'pino'

export type Log = Logger

/** Headers and fields that may hold a secret never reach the log. */
const SECRETS = [
  'password',
  'passwordConfirm',
  'token',
  'cookie',
  'authorization',
  '*.password',
  '*.token',
  '*.cookie',
]

/** JSON lines on standard error: standard output belongs to the words for the person who started the program. */
export function createLog(level: string): Log {
  const options = { level, redact: SECRETS, base: null, timestamp: pino.stdTimeFunctions.isoTime }
  return pino(options, pino.destination({ fd: 2, sync: false }))
}
