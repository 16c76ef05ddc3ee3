import { distanceKm } from '../../geo.ts'
import { required } from '../../required.ts'
import { toDoubtful, toResolved } from './area.ts'
import type { Entry } from './entry.ts'
import { isFarNamesake } from './far-namesake.ts'
import { HOME_STATE, isHomeTown, isSmallHomeTown, isTerse, isTownAlone } from './home-towns.ts'
import { misspelledAt } from './misspelled.ts'
import { endOfOtherRegion, isOutsideName } from './outside.ts'
import { findExact, type PlaceIndex } from './place-index.ts'
import { HOME, pickBest } from './rank.ts'
import { findState } from './states.ts'
import {
  citiesAt,
  closingState,
  type Found,
  isLed,
  MIN_JOINED,
  type Name,
  runLength,
  type Scan,
  stateAfter,
} from './text-scan.ts'
import { findPointsInText, toPointPlace } from './typed-point.ts'
import type { PlaceSpan, ResolveOptions } from './types.ts'
import { findUnsureTowns } from './unsure-towns.ts'
import { expandWord, MAX_TEXT_CHARS, splitWords, toKey } from './words.ts'
import { findZip } from './zip-table.ts'

const MAX_WORDS = 600
const MAX_NAME_WORDS = 6
const FULL_NAME_WORDS = 3
/** In a place's position, small towns within this distance more likely mean the town than a word. */
const LOCAL_KM = 160
/** "kitsap documents": a region typed in few words. */
const MIN_TERSE = 6

/** See `Gazetteer.findPlacesInText`. */
export function findPlacesInText(index: PlaceIndex, text: string, options: ResolveOptions = {}): PlaceSpan[] {
  const points = findPointsInText(text.slice(0, MAX_TEXT_CHARS))
  const spans = findNames(index, withoutPoints(text, points), options)
  const pinned = points.map(({ start, end, point }) => {
    return { start, end, text: text.slice(start, end), place: toPointPlace(point) }
  })
  return [...spans, ...pinned].sort((a, b) => a.start - b.start)
}

/** Their figures are no ZIP codes; every other character keeps its place. */
function withoutPoints(text: string, points: readonly { start: number; end: number }[]): string {
  return points.reduce(
    (left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end),
    text,
  )
}

function findNames(index: PlaceIndex, text: string, options: ResolveOptions): PlaceSpan[] {
  const words = splitWords(text, MAX_TEXT_CHARS).slice(0, MAX_WORDS)
  const keys = words.map((word) => expandWord(word.text))
  const fresh = { typos: new Map(), elsewhere: new Map(), eager: false }
  const scan: Scan = { text, index, words, keys, near: options.near, ...fresh }
  const sure = findSurePlaces(scan, text)
  return [...sure, ...findUnsureTowns(scan, text, sure)].sort((a, b) => a.start - b.start)
}

function findSurePlaces(scan: Scan, text: string): PlaceSpan[] {
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
      at = scan.elsewhere.get(at) ?? at + 1
      continue
    }
    const start = required(words[at]).start
    const end = required(words[found.next - 1]).end
    const place = (found.isDoubtful ? toDoubtful : toResolved)(found.entry, found.confidence)
    spans.push({ start, end, text: text.slice(start, end), place })
    at = found.next
  }
  return spans
}

function findAt(scan: Scan, at: number): Found | undefined {
  if (/^\d/.test(required(scan.words[at]).text)) return zipAt(scan, at) ?? namedAt(scan, at)
  const spoken = spokenZipAt(scan, at)
  if (spoken) return spoken
  const named = namedAt(scan, at)
  // "Idaho Falls" is a town, if an unsure one
  if (named?.entry.kind === 'state' && opensTown(scan, at, named.next)) return undefined
  return named ?? (scan.elsewhere.has(at) ? undefined : misspelledAt(scan, at))
}

function opensTown(scan: Scan, at: number, next: number): boolean {
  for (let count = runLength(scan.words, at, MAX_NAME_WORDS); at + count > next; count--)
    if (citiesAt(scan, at, count).length > 0) return true
  return false
}

function namedAt(scan: Scan, at: number): Found | undefined {
  for (let count = runLength(scan.words, at, MAX_NAME_WORDS); count > 0; count--) {
    const entries = entriesOf(scan, at, count)
    const found = entries.length > 0 ? accept(scan, { at, next: at + count, entries }) : undefined
    if (found || scan.elsewhere.has(at)) return found
  }
  return stateCodeAt(scan, at)
}

/** "WA" alone, in capitals. */
function stateCodeAt(scan: Scan, at: number): Found | undefined {
  const word = required(scan.words[at])
  const isCode = word.text.length === 2 && word.upper && isLed(scan, at)
  const state = isCode ? findState(word.text) : undefined
  if (!state) return undefined
  const entry = scan.index.owners.find((owner) => owner.kind === 'state' && owner.state === state)
  return entry && { entry, next: at + 1, confidence: 0.9 }
}

function entriesOf(scan: Scan, at: number, count: number): readonly Entry[] {
  const key = count === 1 ? required(scan.keys[at]) : scan.keys.slice(at, at + count).join(' ')
  const found = scan.index.byKey.get(key)
  if (found) return found
  if (count === 1 && key.length >= MIN_JOINED) {
    const joined = findExact(scan.index, key).filter(
      ({ standing, state }) => standing === 'bare' || (scan.eager && state === HOME_STATE),
    )
    if (joined.length > 0) return joined
  }
  if (!required(scan.words[at + count - 1]).possessive) return []
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
  if (isElsewhere(scan, name)) return undefined
  // "Tijuana, Mexico"
  const key = scan.keys.slice(name.at, name.next).join(' ')
  const entries = isOutsideName(key) ? name.entries.filter((entry) => entry.local) : name.entries
  const standing = entries.filter((entry) => stands(scan, name, entry))
  const atHome = scan.eager ? standing.filter((entry) => entry.state === HOME_STATE) : []
  const best = pickBest(atHome.length > 0 ? atHome : standing, scan.near)
  if (!best) return undefined
  const closing = closingState(scan, name.next)
  const stated = closing && entries.find((entry) => entry.state === closing && entry.kind === 'city')
  if (stated) return { entry: stated, next: name.next + 1, confidence: 1 }
  const confidence = best.lead > 0.5 ? 0.95 : 0.75
  const isDoubtful = isFarNamesake(scan.index, best, { key, near: scan.near })
  return { entry: best.entry, next: name.next, confidence, isDoubtful }
}

/** "Paris, France", "Portland, WA": a town's name, put where none of that name is known. */
function isElsewhere({ words, elsewhere }: Scan, { at, next, entries }: Name): boolean {
  if (!entries.some(({ kind }) => kind === 'city')) return false
  const end = endOfOtherRegion(
    words,
    next,
    entries.map(({ state }) => state),
  )
  if (end !== undefined) elsewhere.set(at, end)
  return end !== undefined
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
  const isShout = name.next - name.at > 1 || required(scan.words[name.at]).upper
  if (entry.kind === 'city' && length <= 2 && !isShout) return false
  if (entry.standing === 'bare' || isFullName(scan, name, entry)) return true
  if (scan.eager && isSmallHomeTown(scan, name, entry)) return true
  if (entry.standing === 'state') return false
  if (scan.eager && entry.kind === 'area' && isTerse(scan.words) && length >= MIN_TERSE) return true
  if (entry.local && (standsAlone(scan, name) || isOnNamed(scan, name.at))) return true
  if (scan.eager && (isHomeTown(scan, name, entry) || isTownAlone(scan, name, entry))) return true
  if (!isLed(scan, name.at)) return false
  if (entry.local || required(scan.words[name.at]).capital) return true
  return distanceKm(entry, scan.near ?? HOME) < LOCAL_KM
}

/** "Lower Queen Anne": of three words and with their capitals, it is no words by chance, whatever its short forms are. */
function isFullName({ words, keys }: Scan, { at, next }: Name, { local, name }: Entry): boolean {
  if (!local || next - at < FULL_NAME_WORDS) return false
  const isName = words.slice(at, next).every((word) => word.capital)
  return isName && keys.slice(at, next).join(' ') === toKey(name)
}

/** "…, Maple Leaf, 300 a month": a segment of its own, capitalized like a name. */
function standsAlone(scan: Scan, { at, next }: Name): boolean {
  if (!scan.words.slice(at, next).every((word) => word.capital)) return false
  const after = scan.words[next]
  return at > 0 && required(scan.words[at]).breakBefore !== '' && after?.breakBefore !== ''
}

/** "on the Eastside", "on Alki". */
function isOnNamed(scan: Scan, at: number): boolean {
  const before = scan.words[at - 1]?.text === 'the' ? at - 2 : at - 1
  return (
    scan.words[before]?.text === 'on' &&
    required(scan.words[at]).capital &&
    required(scan.words[at]).breakBefore === ''
  )
}

const COUNTED = new Set(
  `views impressions people dollars followers subscribers visitors customers residents listeners readers copies flyers
  users fans students households a per usd bucks seats sq square cars vehicles riders commuters monthly daily`.split(
    /\s+/,
  ),
)
const WASHINGTON_ZIP = /^9(?:8\d|9[0-4])\d\d$/

const DIGITS = 'zero one two three four five six seven eight nine'.split(' ')
const SPOKEN_DIGITS: ReadonlyMap<string, number> = new Map([
  ...DIGITS.map((word, digit) => [word, digit] as const),
  ['oh', 0],
  ['o', 0],
])
const ZIP_DIGITS = 5

/** "nine eight one one eight": a ZIP code at home, digit by digit. */
function spokenZipAt({ words, index }: Scan, at: number): Found | undefined {
  const digitAt = (i: number) => SPOKEN_DIGITS.get(words[i]?.text ?? '')
  if (digitAt(at) !== 9 || digitAt(at - 1) !== undefined || digitAt(at + ZIP_DIGITS) !== undefined)
    return undefined
  let zip = ''
  for (let i = at; i < at + ZIP_DIGITS; i++) zip += digitAt(i) ?? ''
  const entry = WASHINGTON_ZIP.test(zip) ? findZip(index.zips, zip) : undefined
  return entry && { entry, next: at + ZIP_DIGITS, confidence: 1 }
}

/** A five-digit number is a ZIP code when its position fits and it does not count anything. */
function zipAt(scan: Scan, at: number): Found | undefined {
  const word = required(scan.words[at])
  const isPlain = /^\d{5}$/.test(word.text) && word.end - word.start === 5
  const entry = isPlain ? findZip(scan.index.zips, word.text) : undefined
  const next = scan.words[at + 1]
  if (!entry || word.money || (next?.breakBefore === '' && COUNTED.has(next.text))) return undefined
  const before = scan.words[at - 1]?.text ?? ''
  const isAfterState =
    findState(before) !== undefined && (before.length > 2 || required(scan.words[at - 1]).upper)
  const led = isAfterState || ['in', 'near', 'zip', 'code', 'zipcode', 'at', 'en'].includes(before)
  const opens = at === 0
  if (!led && !opens && !WASHINGTON_ZIP.test(word.text)) return undefined
  if (['under', 'over', 'about', 'than', 'least', 'most', 'max', 'budget', 'to', 'reach'].includes(before))
    return undefined
  return { entry, next: isPlusFour(scan, at + 1) ? at + 2 : at + 1, confidence: 1 }
}

/** "98101-1234" */
function isPlusFour({ words, text }: Scan, at: number): boolean {
  const word = words[at]
  return (
    word !== undefined && /^\d{4}$/.test(word.text) && /^\d[-–]$/.test(text.slice(word.start - 2, word.start))
  )
}
