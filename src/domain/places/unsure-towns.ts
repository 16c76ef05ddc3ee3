import { isEverydayWord } from '../common-words.ts'
import { toResolved } from './area.ts'
import type { Entry } from './entry.ts'
import { HOME_STATE } from './home-towns.ts'
import { pickBest } from './rank.ts'
import { findState, MAX_STATE_WORDS } from './states.ts'
import { isLed, type Scan } from './text-scan.ts'
import { ORDINARY_TOWNS } from './text-words.ts'
import type { PlaceSpan } from './types.ts'

const MAX_TOWN_WORDS = 3
const MIN_LETTERS = 4
/** A town of fewer people is told from a word at home only. */
const LEAST_POPULATION = 1_500
/** As people type into a search box: its first or last word may well be the town. */
const TERSE_WORDS = 14
/** Of so many people a town is known although it is also a word. */
const KNOWN_POPULATION = 5_000
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

function isTaken({ words }: Scan, at: number, spans: readonly PlaceSpan[]): boolean {
  const word = words[at]!
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
    const key = scan.keys.slice(at, at + count).join(' ')
    const entries = (scan.index.byKey.get(key) ?? []).filter(({ kind, local }) => kind === 'city' || local)
    if (entries.length === 0) continue
    const named = inState(scan, { at, next: at + count, entries })
    const best = pickBest(named?.entries ?? entries, scan.near)
    const next = named?.next ?? at + count
    if (!best || !mayBeTown(scan, { at, next: at + count, entries }, best.entry, named !== undefined))
      continue
    const start = scan.words[at]!.start
    const end = scan.words[next - 1]!.end
    const place = toResolved(best.entry, 0.5)
    return { span: { start, end, text: text.slice(start, end), place, unsure: true }, next }
  }
  return undefined
}

function isRun({ words }: Scan, at: number, count: number): boolean {
  for (let i = at + 1; i < at + count; i++) if (!words[i] || words[i]!.breakBefore !== '') return false
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
  const alone = (at === 0 || words[at]!.breakBefore !== '') && words[next]?.breakBefore !== ''
  const isKnown = isHome || entry.population >= KNOWN_POPULATION
  const stands = alone || isLed(scan, at)
  const isTerse = words.length <= TERSE_WORDS
  // a sentence writes its first word large, whatever it is
  const opens = at === 0 || words[at]!.breakBefore === 'stop'
  if (isName) return stands || own.length > 1 || (isKnown && (isTerse || !opens))
  if (own.length > 1) return isKnown
  const ends = isTerse && (at === 0 || next === words.length)
  return isHome ? stands || ends : isKnown && stands
}
