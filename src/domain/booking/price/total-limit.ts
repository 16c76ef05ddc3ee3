import { BOOKING_LIMITS } from '../booking-terms.ts'
import { formatCents } from './cents.ts'

/** Why one booking cannot come to so much, for people; null: it can. Integer US cents, tax included. */
export function refuseTotal(totalCents: number): string | null {
  if (totalCents <= BOOKING_LIMITS.totalCents) return null
  const [total, most] = [formatCents(totalCents), formatCents(BOOKING_LIMITS.totalCents)]
  return `This comes to ${total}, and one booking can be ${most} at most. Choose fewer days or a smaller quantity.`
}
