/**
 * What one buyer may have open at once without anybody having been paid: in all, while the account is new, and of one space.
 * Waiting lists are bounded by the drafts of an order; renewals and changes are one a booking.
 */
export const OPEN_LIMITS = {
  /** Asked for and not answered. They take no dates. */
  request: { all: 30, ofNew: 10, ofSpace: 5 },
  /** Dates held for the buyer. */
  hold: { all: 10, ofNew: 3, ofSpace: 2 },
  /** Agreed, and waiting for the first payment. */
  book: { all: 5, ofNew: 2, ofSpace: 1 },
} as const
export type OpeningStep = keyof typeof OPEN_LIMITS

/** An account is new for so many days, and until a payment of its own has arrived. */
export const NEW_ACCOUNT_DAYS = 7

/** So many bookings that ended unpaid within so many days: from then on their buyer asks first. */
export const UNPAID_ENDS = { max: 2, withinDays: 90 } as const

export interface OpenCounts {
  all: number
  ofSpace: number
  /** The account is new. */
  isNew: boolean
  /** Bookings that ended unpaid lately. */
  unpaidEnds: number
}

export interface OpenRefusal {
  code: 'booking-limit' | 'hold-limit' | 'request-first'
  /** Undefined: the code's own. */
  message?: string
}

/** Why a buyer may not open one more; null: nothing is in the way. */
export function findOpenRefusal(step: OpeningStep, counts: OpenCounts): OpenRefusal | null {
  const { all, ofNew, ofSpace } = OPEN_LIMITS[step]
  if (step !== 'request' && counts.unpaidEnds >= UNPAID_ENDS.max) return { code: 'request-first' }
  const code = step === 'hold' ? 'hold-limit' : 'booking-limit'
  if (counts.ofSpace >= ofSpace) return { code, message: `${OF_SPACE[step]} ${END_ONE[step]}` }
  if (counts.all < (counts.isNew ? ofNew : all)) return null
  return { code, message: `You have ${counts.all} ${WHAT[step]} ${END_ONE[step]}` }
}

const WHAT: Record<OpeningStep, string> = {
  request: 'requests that wait for an answer.',
  hold: 'bookings whose dates are held for you.',
  book: 'bookings that wait for your first payment.',
}
const OF_SPACE: Record<OpeningStep, string> = {
  request: 'You have requests for this space that wait for an answer.',
  hold: 'You hold as many dates of this space as is possible.',
  book: 'You have a booking of this space that waits for your first payment.',
}
const END_ONE: Record<OpeningStep, string> = {
  request: 'Withdraw one first.',
  hold: 'Book or release one first.',
  book: 'Pay or withdraw one first.',
}
