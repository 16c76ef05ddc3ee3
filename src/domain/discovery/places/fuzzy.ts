import type { LatLng } from '../../geo.ts'
import { required } from '../../required.ts'
import { countBits, editDistance, letterMask, MAX_LETTERS } from './edit-distance.ts'
import type { Entry } from './entry.ts'
import type { PlaceIndex } from './place-index.ts'
import { rankEntry } from './rank.ts'

export interface FuzzyMatch {
  entry: Entry
  edits: number
  score: number
}

/** Cost of one typo: equivalent to a factor of 25 in population. */
export const EDIT_COST = 1.4

/** Typos tolerated in a name of this many letters. */
export function allowedEdits(letters: number): number {
  if (letters < 4) return 0
  return letters < 8 ? 1 : 2
}

/** Minimum weight of a place that a misspelling may mean, by edits. */
const LEAST_WEIGHT = [0, 3.4, 4.3]

export interface FuzzyOptions {
  near: LatLng | undefined
  accepts: (entry: Entry) => boolean
  /** A state or parent narrows the candidates, so small places are included. */
  anySize: boolean
}

/** Fuzzy match: the likeliest place for a misspelled name without spaces. One pass over all names; a bit mask rejects most. */
export function findFuzzy(index: PlaceIndex, joined: string, options: FuzzyOptions): FuzzyMatch | undefined {
  const max = allowedEdits(joined.length)
  if (max === 0 || joined.length > MAX_LETTERS) return undefined
  const mask = letterMask(joined)
  let best: FuzzyMatch | undefined
  for (let i = 0; i < index.masks.length; i++) {
    if (countBits(mask ^ required(index.masks[i])) > 2 * max) continue
    const name = required(index.names[i])
    if (!sameStart(joined, name) || Math.abs(name.length - joined.length) > max) continue
    const edits = editDistance(joined, name, Math.min(max, allowedEdits(name.length)))
    const entry = required(index.owners[i])
    if (edits > Math.min(max, allowedEdits(name.length)) || !options.accepts(entry)) continue
    if (!options.anySize && entry.weight < required(LEAST_WEIGHT[edits])) continue
    const score = rankEntry(entry, options.near) - EDIT_COST * edits
    if (!best || score > best.score) best = { entry, edits, score }
  }
  return best
}

/** First letters are rarely wrong, except when the first two are transposed. */
export function sameStart(a: string, b: string): boolean {
  return a[0] === b[0] || (a[0] === b[1] && a[1] === b[0])
}

/** How little a misspelled word can be anything but a place: in no dictionary, and behind "in" or "downtown" too. */
export type Strangeness = 'plain' | 'strange' | 'led' | 'unsure'
/** Two edits are tolerated in names of so many letters. */
const TWO_EDITS_FROM: Readonly<Record<Strangeness, number>> = { plain: 11, strange: 8, led: 6, unsure: 8 }

/** "camus wa" is Camas, but only where a place must stand. */
const SHORTEST_PLAIN = 6
const MAY_BE_SHORT: ReadonlySet<Strangeness> = new Set(['led', 'unsure'])

/** Fuzzy match of a well-known place by one or two edits inside a sentence. */
export function findFamous(
  index: PlaceIndex,
  joined: string,
  among: Int32Array,
  strangeness: Strangeness = 'plain',
): { entry: Entry; edits: number } | undefined {
  if (joined.length < 5 || joined.length > MAX_LETTERS) return undefined
  const max = joined.length >= TWO_EDITS_FROM[strangeness] ? 2 : 1
  const mask = letterMask(joined)
  let best: { entry: Entry; edits: number } | undefined
  for (const i of among) {
    if (countBits(mask ^ required(index.masks[i])) > 2 * max) continue
    const name = required(index.names[i])
    if (name[0] !== joined[0] || (name.length < SHORTEST_PLAIN && !MAY_BE_SHORT.has(strangeness))) continue
    const edits = editDistance(joined, name, max)
    if (edits > 0 && edits <= max && (!best || edits < best.edits))
      best = { entry: required(index.owners[i]), edits }
  }
  return best
}
