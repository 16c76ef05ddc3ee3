import { RING_DAYS, RING_WORDS } from '#domain/booking/free-days.ts'

/** What a space with full cells or listed dates sells: a ring for each unit (`toDayRing` in `domain/booking/free-days.ts`). */
export interface UnitDays {
  /** Bits are busy days: free when no asked day is set. */
  readonly throughout: readonly Uint32Array[]
  /** Bits are free dates: free when any asked day is set. */
  readonly anyWithin: readonly Uint32Array[]
}

/** The days that a query asks for, as words of a ring: only those that hold any. */
export interface RequestedDays {
  readonly words: Uint8Array
  readonly masks: Int32Array
}

/** A ring holds the days from `from` on; asked days before and after them are in none. */
export function toRequestedDays(first: number, last: number, from: number): RequestedDays {
  const ring = new Int32Array(RING_WORDS)
  const end = Math.min(last, from + RING_DAYS - 1)
  for (let day = Math.max(first, from); day <= end; day++) {
    const bit = day % RING_DAYS
    ring[bit >>> 5]! |= 1 << (bit & 31)
  }
  const words = Uint8Array.from([...ring.keys()].filter((word) => ring[word] !== 0))
  return { words, masks: Int32Array.from(words, (word) => ring[word]!) }
}

const COUNT_BITS = 8
const COUNT_MASK = (1 << COUNT_BITS) - 1
/** Position of spaces that have no entry: nothing is sold of them, and no dates are listed. */
export const NO_ENTRY = 0

/**
 * Entries of units, one after another in one array: a header (how many units are free throughout, how many any within), then
 * their rings in that order. Only appended to, so that an entry is never seen half written; what is no longer used goes
 * at the next merge, which copies entries in the order of rows.
 */
export class FreeDays {
  #words: Int32Array
  /** Words in use; the first is never an entry. */
  #end = 1

  constructor(capacity = 0) {
    this.#words = new Int32Array(capacity + 1)
  }

  get length(): number {
    return this.#end - 1
  }

  get byteLength(): number {
    return this.#words.byteLength
  }

  /** @returns the position of the new entry */
  add({ throughout, anyWithin }: UnitDays): number {
    const rings = [...throughout, ...anyWithin]
    const at = this.#reserve(1 + rings.length * RING_WORDS)
    this.#words[at] = throughout.length | (anyWithin.length << COUNT_BITS)
    for (const [i, ring] of rings.entries()) this.#words.set(ring, at + 1 + i * RING_WORDS)
    return at
  }

  /** Copies an entry of another pool. @returns its position here */
  copy(from: FreeDays, entry: number): number {
    const header = from.#words[entry]!
    const size = 1 + ((header & COUNT_MASK) + (header >>> COUNT_BITS)) * RING_WORDS
    const at = this.#reserve(size)
    for (let i = 0; i < size; i++) this.#words[at + i] = from.#words[entry + i]!
    return at
  }

  /** 1 when some unit is free, else 0. */
  isFree(entry: number, { words, masks }: RequestedDays): number {
    const pool = this.#words
    const header = pool[entry]!
    let ring = entry + 1
    for (let left = header & COUNT_MASK; left > 0; left--, ring += RING_WORDS) {
      let busy = 0
      for (let i = 0; i < words.length; i++) busy |= pool[ring + words[i]!]! & masks[i]!
      if (busy === 0) return 1
    }
    for (let left = header >>> COUNT_BITS; left > 0; left--, ring += RING_WORDS) {
      for (let i = 0; i < words.length; i++) if ((pool[ring + words[i]!]! & masks[i]!) !== 0) return 1
    }
    return 0
  }

  #reserve(size: number): number {
    const at = this.#end
    this.#end += size
    if (this.#end > this.#words.length) {
      const wider = new Int32Array(this.#end * 2)
      wider.set(this.#words)
      this.#words = wider
    }
    return at
  }
}
