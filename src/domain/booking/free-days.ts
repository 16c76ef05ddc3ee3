/** Days of a ring: the horizon and five weeks more, so that nothing moves when a day passes. */
export const RING_WORDS = 18
export const RING_DAYS = RING_WORDS * 32

/** Sets the bits of the days from the first through the last, as days since 1970-01-01: bit = day mod `RING_DAYS`. */
export function setDays(ring: Int32Array, first: number, last: number): void {
  for (let day = first; day <= last; day++) {
    const bit = day % RING_DAYS
    ring[bit >>> 5]! |= 1 << (bit & 31)
  }
}
