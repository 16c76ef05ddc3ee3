import type { Day } from './dates/calendar.ts'

/** A number in the text, in digits or words. */
export interface Amount {
  value: number
  /** Token indexes, end exclusive. */
  start: number
  end: number
  /** True when the number itself denotes money: `$`, "bucks", "k", "grand". */
  money: boolean
  plus: boolean
  dollar: boolean
  suffix: boolean
}

/** A time that a text names; token indexes, end exclusive. Without `from` or `to` it is open on that side. */
export interface Period {
  start: number
  end: number
  from: Day | null
  to: Day | null
  holiday?: boolean
  /** Named by the time before it: "until then". */
  byLast?: true
  unsure?: true
}
