import type { LatLng } from '../geo.ts'
import type { Entry } from './entry.ts'
import type { findFamous } from './fuzzy.ts'
import type { PlaceIndex } from './place-index.ts'
import { PLACE_LEADS } from './text-words.ts'
import type { Word } from './words.ts'

/** A text whose places are looked for. */
export interface Scan {
  index: PlaceIndex
  words: readonly Word[]
  near: LatLng | undefined
  /** Normalized form of each word. */
  keys: readonly string[]
  /** Cache of fuzzy lookups; their number is limited, so that a long text cannot cost more. */
  typos: Map<string, ReturnType<typeof findFamous>>
  /** A text that names no place of the home state: its towns are recognized wherever their names stand. */
  eager: boolean
}

/** Words that may be the name of a place. */
export interface Name {
  at: number
  next: number
  entries: readonly Entry[]
}

/** "in Kent", "near the Space Needle": a place is expected here. */
export function isLed(scan: Scan, at: number): boolean {
  const before = scan.words[at - 1]
  if (!before || scan.words[at]!.breakBefore === 'stop') return false
  if (before.text === 'the' && at > 1) return PLACE_LEADS.has(scan.words[at - 2]!.text)
  return PLACE_LEADS.has(before.text)
}
