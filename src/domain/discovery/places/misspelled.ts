import { isCommonWord } from '../../common-words.ts'
import { required } from '../../required.ts'
import { editDistance } from './edit-distance.ts'
import type { Entry } from './entry.ts'
import { findFamous } from './fuzzy.ts'
import { HOME_STATE } from './home-towns.ts'
import { citiesAt, type Found, isLed, MIN_JOINED, runLength, type Scan, stateAfter } from './text-scan.ts'
import { NOT_TYPOS } from './text-words.ts'
import type { Word } from './words.ts'

const MAX_TYPOS = 300

/** The place that misspelled words from `at` on mean, if they can hardly mean anything else. */
export function misspelledAt(scan: Scan, at: number): Found | undefined {
  for (let count = runLength(scan.words, at, 3); count > 0; count--) {
    const words = scan.words.slice(at, at + count)
    if (words.some((word) => word.text.length < (count > 1 ? 2 : 3))) continue
    // "in camus wa": what stands before a state is a place
    const isPlaced = isLed(scan, at) && stateAfter(scan, at + count)?.state === HOME_STATE
    if (count === 1 && !isPlaced && isKnownWord(required(scan.words[at]).text)) continue
    const found = findTypo(scan, scan.keys.slice(at, at + count).join(''), {
      isLed: isLed(scan, at),
      isPlaced,
    })
    // Two or three words must each be close to the name's own words, or "in seattle" would match.
    const parts = found?.entry.name.toLowerCase().split(/[ -]/) ?? []
    if (!found || (parts.length !== count && !isJoined(words, found.entry.name))) continue
    if (!eachIsClose(words, parts)) continue
    // "Missoula" is no slip of "Missouri", but "Lynwood" is one of Lynnwood
    const own = citiesAt(scan, at, count)
    if (own.length > 0 && (own.some(isAtHome) || !isAtHome(found.entry) || found.entry.kind !== 'city'))
      return undefined
    if (count > 1 && words.some(({ text }, n) => NOT_TYPOS.has(text) && parts[n] !== text)) continue
    return {
      entry: found.entry,
      next: stateAfter(scan, at + count)?.next ?? at + count,
      confidence: 0.9 - 0.2 * found.edits,
    }
  }
  return undefined
}

/** "walawala": a name of two words written as one. */
function isJoined(words: readonly Word[], name: string): boolean {
  return words.length === 1 && required(words[0]).text.length >= MIN_JOINED && !name.includes('-')
}

/** "want Seattle" is near "West Seattle" as a whole, but "want" is not near "west". */
function eachIsClose(words: readonly Word[], parts: readonly string[]): boolean {
  if (words.length === 1) return true
  return parts.every((part, n) => {
    const text = words[n]?.text ?? ''
    const allowed = part.length < 6 ? 1 : 2
    return editDistance(text, part, allowed) <= allowed
  })
}

function isKnownWord(word: string): boolean {
  return NOT_TYPOS.has(word) || isCommonWord(word)
}

/** "kenewik": two slips in a short name of a town at home that leave its sound. */
function soundingLike({ index }: Scan, joined: string): ReturnType<typeof findFamous> {
  const found = [index.famous, index.home].map((among) => findFamous(index, joined, among, 'led'))
  return found.find((one) => one && isAtHome(one.entry) && soundOf(one.entry.name) === soundOf(joined))
}

function soundOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace(/ck|c(?![hei])|q/g, 'k')
    .replace(/ph/g, 'f')
    .replace(/(?<=.)[aeiouyh]/g, '')
    .replace(/(.)\1+/g, '$1')
}

function isAtHome({ state }: Entry): boolean {
  return state === HOME_STATE
}

interface Position {
  /** Behind "in" or "near". */
  isLed: boolean
  /** And before a state. */
  isPlaced: boolean
}

function findTypo(scan: Scan, joined: string, position: Position): ReturnType<typeof findFamous> {
  // where no town was found, a word in no dictionary is likelier a town than a word
  const isStrange = position.isPlaced || (scan.eager && !isCommonWord(joined))
  const strangeness = isStrange ? (position.isLed ? 'led' : 'strange') : 'plain'
  const key = `${strangeness} ${joined}`
  if (scan.typos.has(key) || scan.typos.size >= MAX_TYPOS) return scan.typos.get(key)
  const { famous, home } = scan.index
  const known = findFamous(scan.index, joined, famous, strangeness)
  const near = isStrange ? findFamous(scan.index, joined, home, strangeness) : undefined
  const found =
    (known && near ? (near.edits < known.edits ? near : known) : (known ?? near)) ??
    (isStrange ? soundingLike(scan, joined) : undefined)
  scan.typos.set(key, found)
  return found
}
