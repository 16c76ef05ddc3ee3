import { monthlyPrice } from '../money.ts'
import type { Interval } from '../vocabulary.ts'

export interface Price {
  /** Whole US dollars for one `interval`. */
  price: number
  interval: Interval
}

/** Beyond these, a new price by the month is looked at after it went live: a slip of the hand, or a bait. */
const MOST_UP = 1.3
const MOST_DOWN = 0.7

/**
 * Whether a public space's new price is one to look at: more than 30 % up or down by the month, from or to nothing, or the same number
 * for another period. What is sold once is compared with what is sold once only.
 */
export function isUnusualPrice(before: Price, after: Price): boolean {
  if (before.price === after.price && before.interval === after.interval) return false
  if ((before.interval === 'one-time') !== (after.interval === 'one-time')) return true
  const [was, is] = [before, after].map(({ price, interval }) => monthlyPrice(price, interval)) as [
    number,
    number,
  ]
  if (was === 0 || is === 0) return was !== is
  const ratio = is / was
  return ratio > MOST_UP || ratio < MOST_DOWN
}
