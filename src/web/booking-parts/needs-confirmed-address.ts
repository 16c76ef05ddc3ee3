import { ApiError } from '#web/platform/api.ts'

/** Whether an answer was refused for an address that nobody has confirmed. */
export function needsConfirmedAddress(error: Error | null): boolean {
  return error instanceof ApiError && error.reply?.code === 'verify-email-first'
}
