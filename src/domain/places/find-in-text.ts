import { isCommonWord } from '../common-words.ts'
import { distanceKm } from '../geo.ts'
import { toResolved } from './area.ts'
import { editDistance } from './edit-distance.ts'
import type { Entry } from './entry.ts'
import { findFamous } from './fuzzy.ts'
import { HOME_STATE, isHomeTown, isSmallHomeTown, isTerse, isTownAlone } from './home-towns.ts'
import { findExact, type PlaceIndex } from './place-index.ts'
import { HOME, pickBest } from './rank.ts'
import { findState, MAX_STATE_WORDS } from './states.ts'
import { isLed, type Name, type Scan } from './text-scan.ts'
import { NOT_TYPOS, WORDY_CODES } from './text-words.ts'
import type { PlaceSpan, ResolveOptions } from './types.ts'
import { expandWord, MAX_TEXT_CHARS, splitWords, type Word } from './words.ts'
import { findZip } from './zip-table.ts'

const MAX_WORDS = 600
const MAX_NAME_WORDS = 6
/** "gigharbor": names written without their spaces, when they are as long as this. */
const MIN_JOINED = 8
/** In a place's position, small towns within this distance more likely mean the town than a word. */
const LOCAL_KM = 160
/** "kitsap papers": a region typed in few words. */
const MIN_TERSE = 6

interface Found {
  entry: Entry
  /** Index after the last word of the span. */
  next: number
  confidence: number
}

const MAX_TYPOS = 300

/** See `Gazetteer.findPlacesInText`. */
export function findPlacesInText(index: PlaceIndex, text: string, options: ResolveOptions = {}): PlaceSpan[] {
  const words = splitWords(text, MAX_TEXT_CHARS).slice(0, MAX_WORDS)
  const keys = words.map((word) => expandWord(word.text))
  const scan: Scan = { index, words, keys, near: options.near, typos: new Map(), eager: false }
  const spans = scanText(scan, text)
  if (spans.some(({ place }) => place.state === HOME_STATE && place.kind !== 'county')) return spans
  const eager = scanText({ ...scan, typos: new Map(), eager: true }, text)
  return eager.length > 0 ? eager : spans
}

function scanText(scan: Scan, text: string): PlaceSpan[] {
  const { words } = scan
  const spans: PlaceSpan[] = []
  for (let at = 0; at < words.length; ) {
    const found = findAt(scan, at)
    if (!found) {
      at++
      continue
    }
    const start = words[at]!.start
    const end = words[found.next - 1]!.end
    spans.push({ start, end, text: text.slice(start, end), place: toResolved(found.entry, found.confidence) })
    at = found.next
  }
  return spans
}

function findAt(scan: Scan, at: number): Found | undefined {
  if (/^\d/.test(scan.words[at]!.text)) return zipAt(scan, at) ?? namedAt(scan, at)
  return namedAt(scan, at) ?? misspelledAt(scan, at)
}

/** How many words from `at` follow without a comma or stop, at most `max`. */
function runLength(words: readonly Word[], at: number, max: number): number {
  let length = 1
  while (length < max && words[at + length] && words[at + length]!.breakBefore === '') length++
  return length
}

function namedAt(scan: Scan, at: number): Found | undefined {
  for (let count = runLength(scan.words, at, MAX_NAME_WORDS); count > 0; count--) {
    const entries = entriesOf(scan, at, count)
    const found = entries.length > 0 ? accept(scan, { at, next: at + count, entries }) : undefined
    if (found) return found
  }
  return stateCodeAt(scan, at)
}

/** "WA" alone, in capitals. */
function stateCodeAt(scan: Scan, at: number): Found | undefined {
  const word = scan.words[at]!
  const isCode = word.text.length === 2 && word.upper && isLed(scan, at)
  const state = isCode ? findState(word.text) : undefined
  if (!state) return undefined
  const entry = scan.index.owners.find((owner) => owner.kind === 'state' && owner.state === state)
  return entry && { entry, next: at + 1, confidence: 0.9 }
}

function entriesOf(scan: Scan, at: number, count: number): readonly Entry[] {
  const key = count === 1 ? scan.keys[at]! : scan.keys.slice(at, at + count).join(' ')
  const found = scan.index.byKey.get(key)
  if (found) return found
  if (count === 1 && key.length >= MIN_JOINED) {
    const joined = findExact(scan.index, key).filter(
      ({ standing, state }) => standing === 'bare' || (scan.eager && state === HOME_STATE),
    )
    if (joined.length > 0) return joined
  }
  if (!scan.words[at + count - 1]!.possessive) return []
  return scan.index.byKey.get(key.slice(0, -1)) ?? []
}

function accept(scan: Scan, name: Name): Found | undefined {
  const state = stateAfter(scan, name.next)
  if (state) {
    const best = pickBest(
      name.entries.filter((entry) => entry.state === state.state && entry.kind !== 'state'),
      scan.near,
    )
    if (best) return { entry: best.entry, next: state.next, confidence: 1 }
  }
  const inside = parentAfter(scan, name)
  if (inside) return inside
  const standing = name.entries.filter((entry) => stands(scan, name, entry))
  const atHome = scan.eager ? standing.filter((entry) => entry.state === HOME_STATE) : []
  const best = pickBest(atHome.length > 0 ? atHome : standing, scan.near)
  return best && { entry: best.entry, next: name.next, confidence: best.lead > 0.5 ? 0.95 : 0.75 }
}

/** A state that follows the name, with or without a comma. */
function stateAfter(scan: Scan, at: number): { state: string; next: number } | undefined {
  const first = scan.words[at]
  if (!first || first.breakBefore === 'stop') return undefined
  for (let count = runLength(scan.words, at, MAX_STATE_WORDS); count > 0; count--) {
    const words = scan.words.slice(at, at + count)
    const text = words.map((word) => word.text).join(' ')
    const state = findState(text)
    if (!state) continue
    const plain = WORDY_CODES.has(text) && !first.upper && first.breakBefore !== 'comma'
    if (!plain) return { state, next: at + count }
  }
  return undefined
}

/** "Ballard, Seattle" and "capitol hill seattle wa" each name one place. */
function parentAfter(scan: Scan, name: Name): Found | undefined {
  const joint = scan.words[name.next]
  // "the Stadium District of Tacoma"
  const from = joint && /^(of|in)$/.test(joint.text) && joint.breakBefore === '' ? name.next + 1 : name.next
  const first = scan.words[from]
  if (!first || first.breakBefore === 'stop') return undefined
  for (let count = runLength(scan.words, from, 3); count > 0; count--) {
    const cities = entriesOf(scan, from, count).filter((entry) => entry.kind === 'city')
    const inside = name.entries.filter((entry) =>
      cities.some((city) => entry.parent === city.name && entry.state === city.state),
    )
    const best = pickBest(inside, scan.near)
    if (!best) continue
    const next = from + count
    return { entry: best.entry, next: stateAfter(scan, next)?.next ?? next, confidence: 1 }
  }
  return undefined
}

/** Disambiguation: whether the name means this place in its context rather than a word or a person. */
function stands(scan: Scan, name: Name, entry: Entry): boolean {
  const length = scan.words.slice(name.at, name.next).reduce((sum, word) => sum + word.text.length, 0)
  const isShout = name.next - name.at > 1 || scan.words[name.at]!.upper
  if (entry.kind === 'city' && length <= 2 && !isShout) return false
  if (entry.standing === 'bare') return true
  if (scan.eager && isSmallHomeTown(scan, name, entry)) return true
  if (entry.standing === 'state') return false
  if (scan.eager && entry.kind === 'area' && isTerse(scan.words) && length >= MIN_TERSE) return true
  if (entry.local && (standsAlone(scan, name) || isOnNamed(scan, name.at))) return true
  if (scan.eager && (isHomeTown(scan, name, entry) || isTownAlone(scan, name, entry))) return true
  if (!isLed(scan, name.at)) return false
  if (entry.local || scan.words[name.at]!.capital) return true
  return distanceKm(entry, scan.near ?? HOME) < LOCAL_KM
}

/** "…, Maple Leaf, 300 a month": a segment of its own, capitalized like a name. */
function standsAlone(scan: Scan, { at, next }: Name): boolean {
  if (!scan.words.slice(at, next).every((word) => word.capital)) return false
  const after = scan.words[next]
  return at > 0 && scan.words[at]!.breakBefore !== '' && after?.breakBefore !== ''
}

/** "on the Eastside", "on Alki". */
function isOnNamed(scan: Scan, at: number): boolean {
  const before = scan.words[at - 1]?.text === 'the' ? at - 2 : at - 1
  return scan.words[before]?.text === 'on' && scan.words[at]!.capital && scan.words[at]!.breakBefore === ''
}

const COUNTED = new Set(
  `views impressions people dollars followers subscribers visitors customers residents listeners readers copies flyers
  users fans students households a per usd bucks seats sq square cars vehicles riders commuters monthly daily`.split(
    /\s+/,
  ),
)
const WASHINGTON_ZIP = /^9(?:8\d|9[0-4])\d\d$/

/** A five-digit number is a ZIP code when its position fits and it does not count anything. */
function zipAt(scan: Scan, at: number): Found | undefined {
  const word = scan.words[at]!
  const isPlain = /^\d{5}$/.test(word.text) && word.end - word.start === 5
  const entry = isPlain ? findZip(scan.index.zips, word.text) : undefined
  const next = scan.words[at + 1]
  if (!entry || word.money || (next?.breakBefore === '' && COUNTED.has(next.text))) return undefined
  const before = scan.words[at - 1]?.text ?? ''
  const isAfterState = findState(before) !== undefined && (before.length > 2 || scan.words[at - 1]!.upper)
  const led = isAfterState || ['in', 'near', 'zip', 'code', 'zipcode', 'at', 'en'].includes(before)
  const opens = at === 0 && scan.words[1] !== undefined
  if (!led && !opens && !WASHINGTON_ZIP.test(word.text)) return undefined
  if (['under', 'over', 'about', 'than', 'least', 'most', 'max', 'budget', 'to', 'reach'].includes(before))
    return undefined
  return { entry, next: at + 1, confidence: 1 }
}

function misspelledAt(scan: Scan, at: number): Found | undefined {
  for (let count = runLength(scan.words, at, 3); count > 0; count--) {
    const words = scan.words.slice(at, at + count)
    if (words.some((word) => word.text.length < (count > 1 ? 2 : 3))) continue
    // "in camus wa": what stands before a state is a place
    const isPlaced = isLed(scan, at) && stateAfter(scan, at + count)?.state === HOME_STATE
    if (count === 1 && !isPlaced && isKnownWord(scan.words[at]!.text)) continue
    const found = findTypo(scan, scan.keys.slice(at, at + count).join(''), {
      isLed: isLed(scan, at),
      isPlaced,
    })
    // Two or three words must each be close to the name's own words, or "in seattle" would match.
    const parts = found?.entry.name.toLowerCase().split(/[ -]/) ?? []
    if (!found || (parts.length !== count && !isJoined(words, found.entry.name))) continue
    if (!eachIsClose(words, parts)) continue
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
  return words.length === 1 && words[0]!.text.length >= MIN_JOINED && !name.includes('-')
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
  const found =
    findFamous(scan.index, joined, famous, strangeness) ??
    (isStrange ? findFamous(scan.index, joined, home, strangeness) : undefined)
  scan.typos.set(key, found)
  return found
}
