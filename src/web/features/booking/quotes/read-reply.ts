import { ApiError } from '#web/platform/api.ts'

type Range = { first: string; last: string }

/** Why dates are refused, and which are free instead. */
export function readReply(error: Error): { code?: string | undefined; nearest?: Range | null | undefined } {
  return error instanceof ApiError ? ((error.reply as { nearest?: Range | null } | null) ?? {}) : {}
}
