const FIRST_MS = 1000
const LONGEST_MS = 15_000
/** Some ten minutes: what takes longer is tried again in the background for hours. */
const MOST_READS = 50

/** How long to wait before a request is read again, rarer each time. @returns false once it has been read often enough */
export function toPollDelay(reads: number): number | false {
  return reads < MOST_READS && Math.min(LONGEST_MS, Math.round(FIRST_MS * 1.2 ** Math.max(0, reads - 10)))
}
