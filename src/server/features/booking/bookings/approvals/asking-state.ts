import type { Booking } from '#contract/booking/bookings.ts'
import type { ApprovalPage } from '#contract/booking/bookings-approvals.ts'
import { type AskingRow, isOpenStep } from './askings.ts'

type Standing = Pick<Booking, 'status' | 'version' | 'sha256' | 'hasOpenChange'>

/**
 * How what somebody asked for stands beside its booking as it is now: once the booking has gone on it is over, whatever was said; while
 * nobody has said anything, other terms end it.
 */
export function stateOf(
  asking: Pick<AskingRow, 'step' | 'version' | 'sha256' | 'answer' | 'change_status'>,
  booking: Standing,
): ApprovalPage['state'] {
  const { step, version, answer } = asking
  if (!isOpenStep(step, booking.status)) return 'over'
  // a change has gone on where it is answered, or asked for by somebody else meanwhile
  if (step === 'agree' && asking.change_status !== 'proposed') return 'over'
  if (step === 'change' && answer === null && booking.hasOpenChange) return 'over'
  if (answer) return answer
  const isOfVersion = version === booking.version
  return isOfVersion && (!OF_TERMS.includes(step) || isSameTerms(asking, booking)) ? 'waiting' : 'changed'
}

/** Steps that take the booking's terms as they stand. */
const OF_TERMS: readonly string[] = ['request', 'book', 'accept']

function isSameTerms({ sha256 }: Pick<AskingRow, 'sha256'>, booking: Standing): boolean {
  return sha256.toString('hex') === booking.sha256
}
