import type { Bounds, LatLng } from '#domain/geo.ts'
import type { SearchQuery, SpaceRow } from '../query.ts'

/** A search that waits for spaces. Its order, page and zoom say nothing about what fits. */
export interface Watch {
  /** Positive 32-bit integer. */
  id: number
  query: SearchQuery
  /** Spaces without coordinates whose text names a place in one of these are in the searched area too. */
  wordedAreas: readonly Bounds[]
  /** Where its words begin (`toGate`); 0 without words. Whether a space has them is the caller's to check. */
  gate: number
}

/** A space as it is on the market, to be held against all watches. */
export interface WatchedSpace {
  row: SpaceRow
  /** Of a space without coordinates: the place that its text names. */
  wordedAt: LatLng | null
  /** Where the words of its text begin. */
  gates: Iterable<number>
  /** Days since 1970-01-01, where the market is: lead times count from it. */
  today: number
}

const GATES = 65_535
const GATE_LETTERS = 3

/** 1..65,535: one number for all words that begin alike, so that few searches with other words are looked at. */
export function toGate(word: string): number {
  let hash = 0
  for (const letter of [...word].slice(0, GATE_LETTERS)) {
    hash = (Math.imul(hash, 0x9e3779b1) + (letter.codePointAt(0) as number)) >>> 0
  }
  return 1 + (hash % GATES)
}
