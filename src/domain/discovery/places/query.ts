import { required } from '../../required.ts'
import { findState, MAX_STATE_WORDS } from './states.ts'
import { expandWord, MAX_QUERY_CHARS, splitWords, type Word } from './words.ts'

/** A parsed search text, before any lookup. */
export interface PlaceQuery {
  words: readonly Word[]
  zip: string | null
}

/** One interpretation of the words: a name, optionally within a city, optionally within a state. */
export interface Reading {
  name: string
  parent: string | null
  state: string | null
}

const COUNTRY = new Set(['usa', 'us', 'america', 'united states', 'united states of america'])
const LEADING = new Set(['in', 'near', 'around', 'at', 'by', 'greater', 'metro', 'the'])
const TRAILING = new Set(['area', 'region', 'metro', 'neighborhood', 'vicinity', 'city', 'town'])
const MAX_WORDS = 12
const MAX_PARENT_WORDS = 3

/** Parses at most `MAX_QUERY_CHARS` characters; null when they contain no letter or digit. */
export function parsePlaceQuery(text: string): PlaceQuery | null {
  let words = splitWords(text, MAX_QUERY_CHARS).slice(0, MAX_WORDS)
  words = dropCountry(words)
  const { rest, zip } = takeZip(words)
  return words.length === 0 ? null : { words: rest, zip }
}

function dropCountry(words: Word[]): Word[] {
  for (const count of [4, 2, 1]) {
    const tail = words.slice(-count)
    if (words.length > count && COUNTRY.has(tail.map((word) => word.text).join(' ')))
      return words.slice(0, -count)
  }
  return words
}

/** Extracts a trailing ZIP code ("Seattle, WA 98101", "98101-1234"); a leading number is a house number. */
function takeZip(words: Word[]): { rest: Word[]; zip: string | null } {
  const last = words.at(-1)?.text ?? ''
  const before = words.at(-2)?.text ?? ''
  if (/^\d{4}$/.test(last) && /^\d{5}$/.test(before)) return { rest: words.slice(0, -2), zip: before }
  if (/^\d{5}$/.test(last)) return { rest: words.slice(0, -1), zip: last }
  if (/^\d{9}$/.test(last)) return { rest: words.slice(0, -1), zip: last.slice(0, 5) }
  // "98101, WA": a number before nothing but a state is no house
  const [first, ...region] = words
  if (first && /^\d{5}$/.test(first.text) && findState(region.map((word) => word.text).join(' ')))
    return { rest: region, zip: first.text }
  return { rest: words, zip: null }
}

export function keyOf(words: readonly Word[]): string {
  return words.map((word) => expandWord(word.text)).join(' ')
}

/** Every plausible interpretation, most literal first; a few dozen at most. */
export function listReadings(words: readonly Word[]): Reading[] {
  const readings: Reading[] = []
  for (const part of strippedForms(words)) {
    readings.push({ name: keyOf(part), parent: null, state: null })
    for (let count = Math.min(MAX_STATE_WORDS, part.length - 1); count > 0; count--) {
      const state = findState(
        part
          .slice(-count)
          .map((word) => word.text)
          .join(' '),
      )
      if (!state) continue
      const head = part.slice(0, -count)
      readings.push({ name: keyOf(head), parent: null, state }, ...parentReadings(head, state))
    }
    readings.push(...parentReadings(part, null))
  }
  return readings
}

function parentReadings(words: readonly Word[], state: string | null): Reading[] {
  const readings: Reading[] = []
  for (let count = Math.min(MAX_PARENT_WORDS, words.length - 1); count > 0; count--) {
    const name = keyOf(words.slice(0, -count))
    readings.push({ name, parent: keyOf(words.slice(-count)), state })
  }
  const comma = words.findIndex((word) => word.breakBefore !== '')
  if (comma > 0)
    readings.push({ name: keyOf(words.slice(comma)), parent: keyOf(words.slice(0, comma)), state })
  return readings
}

/** The words as they are, then without surrounding fillers ("in", "the", "area"). */
function strippedForms(words: readonly Word[]): (readonly Word[])[] {
  let start = 0
  let end = words.length
  while (start < end - 1 && LEADING.has(required(words[start]).text)) start++
  while (end > start + 1 && TRAILING.has(required(words[end - 1]).text)) end--
  return start === 0 && end === words.length ? [words] : [words, words.slice(start, end)]
}
