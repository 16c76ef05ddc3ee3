/** Places in the integers that the threads of one search share. */
/** Number of the round; it wakes the helpers. */
export const ROUND = 0
/** The next node nobody has taken. */
export const NEXT = 1
/** Helpers that have sent what they found in this round. */
export const DONE = 2
/** Helpers that have started. */
export const READY = 3
export const SIGNALS = 4
