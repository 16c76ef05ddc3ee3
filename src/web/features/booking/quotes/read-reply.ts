import type { Quote } from '#contract/booking/quotes.ts'
import { ApiError } from '#web/platform/api.ts'

type Range = { first: string; last: string }

interface Reply {
  code?: string | undefined
  nearest?: Range | null | undefined
  /** Shorter runs with some of the days. */
  near?: Quote['near'] | undefined
}

/** Why dates are refused, and which are free instead. */
export function readReply(error: Error): Reply {
  return error instanceof ApiError ? ((error.reply as Reply | null) ?? {}) : {}
}
