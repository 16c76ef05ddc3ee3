import { isCommonWord, isEverydayWord } from '../../common-words.ts'
import { required } from '../../required.ts'
import { toDoubtful, toResolved } from './area.ts'
import type { Entry } from './entry.ts'
import { isFarNamesake } from './far-namesake.ts'
import { findFamous } from './fuzzy.ts'
import { HOME_STATE, isTerse } from './home-towns.ts'
import { findByPhonetics, MAX_HEARD_WORDS } from './phonetic-towns.ts'
import { pickBest } from './rank.ts'
import { findState, MAX_STATE_WORDS } from './states.ts'
import { isLed, type Scan } from './text-scan.ts'
import { NOT_TYPOS, ORDINARY_TOWNS, PLACEY } from './text-words.ts'
import type { PlaceSpan } from './types.ts'

const MAX_TOWN_WORDS = MAX_HEARD_WORDS
/** Strange words that are compared with names, letter by letter, in one text. */
const MAX_SLIPS = 40
const MIN_LETTERS = 4
/** A town of fewer people is told from a word at home only. */
const LEAST_POPULATION = 1_500
/** As people type into a search box: its first or last word may well be the town. */
const TERSE_WORDS = 14
/** Of so many people a town is known although it is also a word. */
const KNOWN_POPULATION = 5_000
/** Towns at home that few words contain as words. */
const TOO_PLAIN: ReadonlySet<string> = new Set(['home', 'pacific', 'summit', 'midland', 'highland'])
/** A text with more of them is a list of names, not a request. */
const MAX_UNSURE = 12

interface Candidate {
  at: number
  next: number
  entries: readonly Entry[]
}

/**
 * Words that may name a town and may as well be a word, a person or a company: whoever knows what the sentence says decides. The
 * sure places of the text are left out. `surer` are its sure spans, in order.
 */
export function findUnsureTowns(scan: Scan, text: string, surer: readonly PlaceSpan[]): PlaceSpan[] {
  const found: PlaceSpan[] = []
  for (let at = 0; at < scan.words.length && found.length < MAX_UNSURE; ) {
    const span = isTaken(scan, at, surer) ? undefined : unsureAt(scan, text, at, surer)
    if (span) found.push(span.span)
    at = span?.next ?? at + 1
  }
  return found
}

function isTaken({ words, elsewhere }: Scan, at: number, spans: readonly PlaceSpan[]): boolean {
  const word = required(words[at])
  for (const [from, to] of elsewhere) if (at >= from && at < to) return true
  return spans.some(({ start, end }) => word.start < end && word.end > start)
}

function unsureAt(
  scan: Scan,
  text: string,
  at: number,
  surer: readonly PlaceSpan[],
): { span: PlaceSpan; next: number } | undefined {
  for (let count = MAX_TOWN_WORDS; count > 0; count--) {
    if (!isRun(scan, at, count) || isTaken(scan, at + count - 1, surer)) continue
    const found = townOf(scan, surer, { at, next: at + count, entries: [] })
    if (!found) continue
    // "eugine oregon": the state is a place of its own
    const next = isTaken(scan, found.next - 1, surer) ? at + count : found.next
    const start = required(scan.words[at]).start
    const end = required(scan.words[next - 1]).end
    const place = found.isFar ? toDoubtful(found.entry) : toResolved(found.entry, 0.5)
    return { span: { start, end, text: text.slice(start, end), place, unsure: true }, next }
  }
  return undefined
}

/** The town of that name or, where a state or the sentence does not bear that out, of that sound or slip. */
function townOf(
  scan: Scan,
  surer: readonly PlaceSpan[],
  name: Candidate,
): { entry: Entry; next: number; isFar: boolean } | undefined {
  const { at, next } = name
  const stated = (entries: readonly Entry[]) =>
    inState(scan, { at, next, entries }) ?? inStateOf(scan, surer, { at, next, entries })
  const exact = namedExactly(scan, at, next - at)
  const heard = findByPhonetics(scan.index, scan.keys.slice(at, next))
  // "belvue" is a village in Kansas, too
  const isHeard = heard.length > 0 && !stated(exact)
  const entries = isHeard ? heard : exact.length > 0 ? exact : findSlip(scan, at, next - at)
  const named = entries.length > 0 ? stated(entries) : undefined
  const best = pickBest(named?.entries ?? entries, scan.near)
  const mayBe = isHeard || exact.length === 0 ? mayBeSlip : mayBeTown
  if (!best || !mayBe(scan, name, best.entry, named !== undefined)) return undefined
  const key = scan.keys.slice(at, next).join(' ')
  const isFar = named === undefined && isFarNamesake(scan.index, best, { key, near: scan.near })
  return { entry: best.entry, next: named?.next ?? next, isFar }
}

function namedExactly({ index, keys, words }: Scan, at: number, count: number): readonly Entry[] {
  const key = keys.slice(at, at + count).join(' ')
  // "Medford's airport"
  const found =
    index.byKey.get(key) ??
    (required(words[at + count - 1]).possessive ? index.byKey.get(key.slice(0, -1)) : [])
  return (found ?? []).filter(({ kind, local }) => kind === 'city' || local)
}

/** A word in no dictionary that is a letter or two off: "hermistin". */
function findSlip(scan: Scan, at: number, count: number): readonly Entry[] {
  if (count > 1) return []
  const { text } = required(scan.words[at])
  if (!/^[a-z]{5,}$/.test(text) || NOT_TYPOS.has(text) || isCommonWord(text)) return []
  const key = `unsure ${text}`
  if (!scan.typos.has(key)) {
    const tried = [...scan.typos.keys()].filter((one) => one.startsWith('unsure ')).length
    if (tried >= MAX_SLIPS) return []
    scan.typos.set(key, findFamous(scan.index, text, scan.index.neighbors, 'unsure'))
  }
  const slip = scan.typos.get(key)
  return slip ? [slip.entry] : []
}

/** Several words, or one where a town can stand. */
function mayBeSlip(scan: Scan, { at, next }: Candidate, _entry: Entry, hasState: boolean): boolean {
  const { words } = scan
  if (hasState || next - at > 1 || isLed(scan, at)) return true
  const closes = words[next] === undefined || required(words[next]).breakBefore !== ''
  return closes || findState(required(words[next]).text) !== undefined
}

/** "Orange is where, California": a state named elsewhere. */
function inStateOf(
  { words }: Scan,
  surer: readonly PlaceSpan[],
  { at, next, entries }: Candidate,
): Candidate | undefined {
  if (!words.slice(at, next).every(({ capital }) => capital)) return undefined
  const states = surer.filter(({ place }) => place.kind === 'state').map(({ place }) => place.state)
  const inside = entries.filter(
    ({ state, population }) => states.includes(state) && population >= KNOWN_POPULATION,
  )
  return inside.length > 0 ? { at, next, entries: inside } : undefined
}

function isRun({ words }: Scan, at: number, count: number): boolean {
  for (let i = at + 1; i < at + count; i++)
    if (!words[i] || required(words[i]).breakBefore !== '') return false
  return true
}

/** "tempe az", "lewiston id": small letters behind a town name its state, even where they are a word elsewhere. */
function inState({ words }: Scan, { next, entries }: Candidate): Candidate | undefined {
  const first = words[next]
  if (!first || first.breakBefore === 'stop') return undefined
  for (let count = Math.min(MAX_STATE_WORDS, words.length - next); count > 0; count--) {
    const text = words
      .slice(next, next + count)
      .map((word) => word.text)
      .join(' ')
    const state = findState(text)
    const inside = state ? entries.filter((entry) => entry.state === state) : []
    if (inside.length > 0) return { at: next, next: next + count, entries: inside }
  }
  return undefined
}

function mayBeTown(scan: Scan, name: Candidate, entry: Entry, hasState: boolean): boolean {
  const { words } = scan
  const { at, next } = name
  const own = words.slice(at, next)
  if (own.every(({ text }) => text.length < MIN_LETTERS) && !own.every(({ capital }) => capital)) return false
  if (hasState || entry.local) return true
  const isHome = entry.state === HOME_STATE
  const isName = own.every(({ capital }) => capital)
  if (!isHome && entry.population < LEAST_POPULATION && !isName) return false
  const isWord = ORDINARY_TOWNS.has(entry.name.toLowerCase()) || own.every(({ text }) => isEverydayWord(text))
  if (!isWord) return true
  const alone = (at === 0 || required(words[at]).breakBefore !== '') && words[next]?.breakBefore !== ''
  const isKnown = isHome || entry.population >= KNOWN_POPULATION
  const stands = alone || isLed(scan, at)
  const isFew = words.length <= TERSE_WORDS
  // a sentence writes its first word large, whatever it is
  const opens = at === 0 || required(words[at]).breakBefore === 'stop'
  const isPlacey = PLACEY.has(entry.name.toLowerCase())
  if (isName) return stands || own.length > 1 || (isKnown && (isFew || !opens || isPlacey))
  if (own.length > 1) return isKnown
  // "sign highway forks billboard"
  const ends =
    isFew &&
    (at === 0 ||
      next === words.length ||
      (isTerse(words) && isPlacey && !TOO_PLAIN.has(required(words[at]).text)))
  return isHome ? stands || ends : isKnown && stands
}
