import type { BookingStatus } from '#domain/booking/lifecycle.ts'
import { PROOF_STATUSES } from '#domain/booking/proof/stand.ts'

interface Begun {
  status: BookingStatus
  /** `YYYY-MM-DD`, where the space is. */
  first: string
  today: string
  /** The day on which it was cancelled. */
  endedOn: string | null
}

/** Both sides and admins read the report of what has begun; of what was cancelled before there is nothing to report. */
export function hasReport({ status, first, today, endedOn }: Begun): boolean {
  return PROOF_STATUSES.includes(status) && first <= today && (endedOn === null || endedOn > first)
}
