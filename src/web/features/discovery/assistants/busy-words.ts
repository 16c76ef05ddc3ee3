import { ApiError } from '#web/platform/api.ts'

const BUSY = [429, 503]

/** What a server says that is too busy, or was asked too often: it names when to come back. Null for any other failure. */
export function busyWords(error: unknown): string | null {
  if (!(error instanceof ApiError) || !BUSY.includes(error.status)) return null
  return error.reply?.message ?? null
}
