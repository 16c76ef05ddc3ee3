import type { LatLng } from '../../geo.ts'
import { required } from '../../required.ts'
import { toCanonical, toDoubtful, toResolved } from './area.ts'
import { countBits, editDistance, letterMask, MAX_LETTERS } from './edit-distance.ts'
import type { Entry } from './entry.ts'
import { isFarNamesake, isFarSlip } from './far-namesake.ts'
import { allowedEdits, EDIT_COST, sameStart } from './fuzzy.ts'
import { findStatedRegion, isOutsideName } from './outside.ts'
import { findExact, lowerBoundOfName, type PlaceIndex } from './place-index.ts'
import { keyOf, parsePlaceQuery } from './query.ts'
import { HOME, MAX_BONUS, pickBest, rankEntry } from './rank.ts'
import { resolvePlace } from './resolve.ts'
import { STATE_NAMES } from './states.ts'
import { parseTypedPoint } from './typed-point.ts'
import type { ResolvedPlace, SuggestOptions } from './types.ts'
import { expandWord, MAX_QUERY_CHARS, splitWords, toKey, type Word } from './words.ts'
import { completeZip } from './zip-table.ts'

const DEFAULT_LIMIT = 8
const MAX_LIMIT = 20
/** A complete name ranks above a longer one with the same prefix. */
const WHOLE_NAME_BONUS = 0.6
const LETTER_COST = 0.03
const NICKNAME_COST = 0.8

interface Candidate {
  entry: Entry
  score: number
  edits: number
}

/** See `Gazetteer.suggestPlaces`. */
export function suggestPlaces(
  index: PlaceIndex,
  prefix: string,
  options: SuggestOptions = {},
): ResolvedPlace[] {
  const limit = Math.min(MAX_LIMIT, Math.max(1, Math.floor(options.limit ?? DEFAULT_LIMIT) || DEFAULT_LIMIT))
  const words = splitWords(prefix, MAX_QUERY_CHARS).slice(0, 12)
  if (words.length === 0) return []
  if (words.length === 1 && /^\d{2,5}$/.test(required(words[0]).text)) {
    const zips = completeZip(index.zips, required(words[0]).text, options.near ?? HOME, limit)
    return zips.map((entry) => toResolved(entry, 0.9))
  }
  const settled = findSettled(index, prefix, options)
  const hasSlips = !settled && !isOutsideName(keyOf(words))
  const places = collect(index, { words, near: options.near, limit, hasSlips })
  const region = findStatedRegion(words)
  const found = places.length > 0 || settled || !region ? places : namesakes(index, words, region, limit)
  if (!settled) return found
  return [settled, ...found.filter(({ canonical }) => canonical !== settled.canonical)].slice(0, limit)
}

/** From here on the search shows a place: what it would show for the text comes first here too. */
const SETTLED = 0.6

/** What a point, a ZIP code or a name with its state means to the search. */
function findSettled(index: PlaceIndex, text: string, options: SuggestOptions): ResolvedPlace | undefined {
  const query = parsePlaceQuery(text)
  const region = query && findStatedRegion(query.words)
  const isStated = region && 'state' in region
  const hasZip = query?.zip || isZip(query?.words[0]?.text)
  if (!isStated && !hasZip && parseTypedPoint(text) === undefined) return undefined
  const place = resolvePlace(index, text, options)
  return place && place.confidence >= SETTLED ? place : undefined
}

function isZip(word: string | undefined): boolean {
  return word !== undefined && /^\d{5}$/.test(word)
}

/** "Vancouver, BC": the places of that name that are known, as an offer. */
function namesakes(
  index: PlaceIndex,
  words: readonly Word[],
  { first }: { first: Word },
  limit: number,
): ResolvedPlace[] {
  const end = words.indexOf(first)
  const found = new TopPlaces(limit)
  // "billboards in Paris, France"
  for (let start = 0; start < end && found.size === 0; start++)
    for (const entry of findExact(index, keyOf(words.slice(start, end))))
      found.add({ entry, score: rankEntry(entry, undefined), edits: 1 })
  return found.list().map(({ entry }) => toDoubtful(entry))
}

interface PrefixQuery {
  words: readonly Word[]
  near: LatLng | undefined
  limit: number
  /** Names that are a letter or two off complete it as well. */
  hasSlips: boolean
}

function collect(index: PlaceIndex, { words, near, limit, hasSlips }: PrefixQuery): ResolvedPlace[] {
  const best = new TopPlaces(limit)
  collectPrefixed(index, words, near, best)
  if (best.size < limit) collectQualified(index, words, near, best)
  if (hasSlips && best.size < limit) collectMisspelled(index, words, near, best)
  const key = keyOf(words)
  const lead = pickBest(findExact(index, key), near)?.lead ?? 0
  return best.list().map(({ entry, edits }) => {
    if (edits > 0) return toResolved(entry, 0.7 - 0.2 * (edits - 1))
    const isFar = toKey(entry.name) === key && isFarNamesake(index, { entry, lead }, { key, near })
    return isFar ? toDoubtful(entry) : toResolved(entry, 0.9)
  })
}

/** Top-k selection without duplicates. */
class TopPlaces {
  #rows = new Map<string, Candidate>()
  #limit: number
  #floor = Number.NEGATIVE_INFINITY

  constructor(limit: number) {
    this.#limit = limit
  }

  get size() {
    return this.#rows.size
  }

  add(candidate: Candidate) {
    if (this.#rows.size >= this.#limit && candidate.score <= this.#floor) return
    const id = toCanonical(candidate.entry)
    const known = this.#rows.get(id)
    if (known && known.score >= candidate.score) return
    this.#rows.set(id, candidate)
    if (this.#rows.size > this.#limit) this.#rows.delete(this.#worst())
    this.#floor = this.#rows.get(this.#worst())?.score ?? this.#floor
  }

  #worst(): string {
    let worst = ''
    let least = Number.POSITIVE_INFINITY
    for (const [id, row] of this.#rows) if (row.score < least) [worst, least] = [id, row.score]
    return worst
  }

  /** False when even the maximum proximity bonus could not rank it in; saves computing distances. */
  mayTake(entry: Entry): boolean {
    return this.#rows.size < this.#limit || entry.weight + MAX_BONUS + WHOLE_NAME_BONUS > this.#floor
  }

  list(): Candidate[] {
    return [...this.#rows.values()].sort((a, b) => b.score - a.score)
  }
}

/** The last word may be incomplete, so it is taken literally; the others may be abbreviations. */
function joinTyped(words: readonly Word[]): string[] {
  const head = words
    .slice(0, -1)
    .map((word) => expandWord(word.text))
    .join('')
  const last = words.at(-1)?.text ?? ''
  const forms = [head + last, head + expandWord(last)].map((form) => form.slice(0, MAX_LETTERS))
  return [...new Set(forms)]
}

/** Complete names rank before prefixes, real names before nicknames ("b" is not "Big Apple"). */
function fitScore(name: string, typed: string, entry: Entry): number {
  if (name === typed) return WHOLE_NAME_BONUS
  const isNickname = entry.name[0]?.toLowerCase() !== name[0]
  return -LETTER_COST * Math.max(0, name.length - typed.length) - (isNickname ? NICKNAME_COST : 0)
}

function collectPrefixed(
  index: PlaceIndex,
  words: readonly Word[],
  near: LatLng | undefined,
  best: TopPlaces,
) {
  for (const typed of joinTyped(words)) {
    for (let i = lowerBoundOfName(index.names, typed); index.names[i]?.startsWith(typed); i++) {
      const entry = required(index.owners[i])
      if (best.mayTake(entry))
        best.add({
          entry,
          score: rankEntry(entry, near) + fitScore(required(index.names[i]), typed, entry),
          edits: 0,
        })
    }
  }
}

/** "vancouver w", "ballard, sea": a complete name, then a prefix of its state or city. */
function collectQualified(
  index: PlaceIndex,
  words: readonly Word[],
  near: LatLng | undefined,
  best: TopPlaces,
) {
  for (let cut = words.length - 1; cut > 0 && cut >= words.length - 3; cut--) {
    const key = words
      .slice(0, cut)
      .map((word) => expandWord(word.text))
      .join(' ')
    const tail = words
      .slice(cut)
      .map((word) => word.text)
      .join(' ')
    for (const entry of index.byKey.get(key) ?? []) {
      if (qualifies(entry, tail)) best.add({ entry, score: rankEntry(entry, near), edits: 0 })
    }
  }
}

function qualifies(entry: Entry, tail: string): boolean {
  const state = entry.state ?? ''
  const inState = (text: string) =>
    state.toLowerCase().startsWith(text) || (STATE_NAMES.get(state) ?? '').toLowerCase().startsWith(text)
  if (inState(tail)) return true
  if (entry.parent === null) return false
  const parent = toKey(entry.parent)
  if (parent.startsWith(tail)) return true
  return tail.startsWith(`${parent} `) && inState(tail.slice(parent.length + 1))
}

function collectMisspelled(
  index: PlaceIndex,
  words: readonly Word[],
  near: LatLng | undefined,
  best: TopPlaces,
) {
  const typed = words.map((word) => expandWord(word.text)).join('')
  const max = allowedEdits(typed.length)
  if (max === 0 || typed.length > MAX_LETTERS) return
  const mask = letterMask(typed)
  for (let i = 0; i < index.masks.length; i++) {
    // Letters typed that the name lacks; the reverse is no evidence, as the name may be incomplete.
    if (countBits(mask & ~required(index.masks[i])) > max) continue
    const name = required(index.names[i])
    const entry = required(index.owners[i])
    if (!sameStart(typed, name) || (entry.weight < 3.4 && !entry.local) || !best.mayTake(entry)) continue
    const edits = editDistance(typed, name, max, true)
    if (edits > 0 && edits <= max && !isFarSlip(entry, typed, near)) {
      best.add({
        entry,
        score: rankEntry(entry, near) - EDIT_COST * edits + fitScore(name, typed, entry),
        edits,
      })
    }
  }
}
