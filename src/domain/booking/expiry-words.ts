import type { Side } from '../messaging/conversation.ts'
import type { BookingStatus } from './lifecycle.ts'

/** Of a booking that the clock has ended. */
export interface Expired {
  from: BookingStatus
  buyer: string
  seller: string
}

interface Reason {
  /** For both sides. */
  why: (of: Expired) => string
  buyer: (of: Expired) => string[]
  seller: (of: Expired) => string[]
}

const ASK_AGAIN = 'You can ask again as long as the dates are open.'

/** What each state waited for. A draft was nobody's business but its buyer's. */
const REASONS: Partial<Record<BookingStatus, Reason>> = {
  requested: {
    why: ({ seller }) => `${seller} did not answer in time`,
    buyer: ({ seller }) => [`${seller} did not answer in time. No dates were taken.`, ASK_AGAIN],
    seller: () => ['You did not answer in time.', 'Answering in time keeps buyers.'],
  },
  quoted: {
    why: ({ buyer }) => `${buyer} did not accept the offer in time`,
    buyer: () => ['You did not accept the offer in time.', ASK_AGAIN],
    seller: ({ buyer }) => [`${buyer} did not accept your offer in time. Its dates are free.`],
  },
  held: {
    why: () => 'the hold ran out before both sides had accepted',
    buyer: () => ['The hold ran out before both of you had accepted, and its dates are free.', ASK_AGAIN],
    seller: () => ['The hold ran out before both of you had accepted, and its dates are free.'],
  },
  'awaiting-payment': {
    why: ({ buyer }) => `the first payment of ${buyer} did not come in time`,
    buyer: () => [
      'Your first payment did not come in time, and the dates are free.',
      'A payment that still arrives books them again where they are free; else it is owed back to you.',
    ],
    seller: ({ buyer }) => [
      `The first payment of ${buyer} did not come in time, and the dates are free again.`,
    ],
  },
}

/** Why it ended, as the rest of a sentence: "Sally Seller did not answer in time". */
export function describeExpiry(of: Expired): string {
  return REASONS[of.from]?.why(of) ?? 'its time ran out'
}

/** Why it ended, and what to do about it, as one side reads it. */
export function explainExpiry(of: Expired, reader: Side): string[] {
  return REASONS[of.from]?.[reader](of) ?? ['Its time ran out, and its dates are free.']
}
