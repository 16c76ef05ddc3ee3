import type { LatLng } from '../../geo.ts'
import { required } from '../../required.ts'
import type { Entry } from './entry.ts'
import type { findFamous } from './fuzzy.ts'
import type { PlaceIndex } from './place-index.ts'
import { findState, MAX_STATE_WORDS } from './states.ts'
import { PLACE_LEADS, WORDY_CODES } from './text-words.ts'
import type { Word } from './words.ts'

/** A text whose places are looked for. */
export interface Scan {
  text: string
  index: PlaceIndex
  words: readonly Word[]
  near: LatLng | undefined
  /** Normalized form of each word. */
  keys: readonly string[]
  /** Cache of fuzzy lookups; their number is limited, so that a long text cannot cost more. */
  typos: Map<string, ReturnType<typeof findFamous>>
  /** A text that names no place of the home state: its towns are recognized wherever their names stand. */
  eager: boolean
  /** By the first word of a name that is put where no place of it lies ("Paris, France"): the word after all that. */
  elsewhere: Map<number, number>
}

/** A place found. */
export interface Found {
  entry: Entry
  /** Index after the last word of the span. */
  next: number
  confidence: number
  /** See `ResolvedPlace`. */
  isDoubtful?: boolean
}

/** "gigharbor": names written without their spaces, when they are as long as this. */
export const MIN_JOINED = 8

/** As people type into a search box. */
export const TERSE_WORDS = 6

/** Words that may be the name of a place. */
export interface Name {
  at: number
  next: number
  entries: readonly Entry[]
}

/** "in Kent", "near the Space Needle": a place is expected here. */
export function isLed(scan: Scan, at: number): boolean {
  const before = scan.words[at - 1]
  if (!before || required(scan.words[at]).breakBefore === 'stop') return false
  if (before.text === 'the' && at > 1) return PLACE_LEADS.has(required(scan.words[at - 2]).text)
  return PLACE_LEADS.has(before.text)
}

/** How many words from `at` follow without a comma or stop, at most `max`. */
export function runLength(words: readonly Word[], at: number, max: number): number {
  let length = 1
  while (length < max && words[at + length] && required(words[at + length]).breakBefore === '') length++
  return length
}

/** A state that follows the name, with or without a comma. */
export function stateAfter(scan: Scan, at: number): { state: string; next: number } | undefined {
  const first = scan.words[at]
  if (!first || first.breakBefore === 'stop') return undefined
  for (let count = runLength(scan.words, at, MAX_STATE_WORDS); count > 0; count--) {
    const words = scan.words.slice(at, at + count)
    const text = words.map((word) => word.text).join(' ')
    const state = findState(text)
    if (!state) continue
    const isMarked = first.upper || first.breakBefore === 'comma'
    if (isMarked || !WORDY_CODES.has(text)) return { state, next: at + count }
  }
  return undefined
}

/** "billboard portland me": the state's code that closes a text as people type it into a search box, in small letters. */
export function closingState({ words }: Scan, at: number): string | undefined {
  return at === words.length - 1 && words.length <= TERSE_WORDS
    ? findState(required(words[at]).text)
    : undefined
}

/** The towns of that very name. */
export function citiesAt({ index, keys }: Scan, at: number, count: number): readonly Entry[] {
  const named = index.byKey.get(keys.slice(at, at + count).join(' ')) ?? []
  return named.filter(({ kind }) => kind === 'city')
}
