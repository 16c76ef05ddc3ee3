import { required } from '../../required.ts'
import { findState } from './states.ts'
import { TERSE_WORDS } from './text-scan.ts'
import { WORDY_CODES } from './text-words.ts'
import type { Word } from './words.ts'

/** Countries, territories and provinces, beyond what the tables hold: behind a town's name they say that no town here is meant. */
const REGIONS: ReadonlySet<string> = new Set(
  `afghanistan|albania|algeria|american samoa|argentina|armenia|australia|austria|bahamas|bangladesh|belgium|belize|bolivia|bosnia|brazil
  |britain|bulgaria|cambodia|cameroon|canada|chile|china|colombia|costa rica|croatia|cuba|cyprus|czech republic|czechia|denmark
  |dominican republic|ecuador|egypt|el salvador|england|estonia|ethiopia|fiji|finland|france|germany|ghana|great britain|greece|guam
  |guatemala|haiti|honduras|hong kong|hungary|iceland|india|indonesia|iran|iraq|ireland|israel|italy|jamaica|japan|jordan|kenya|kuwait
  |latvia|lebanon|liberia|lithuania|luxembourg|malaysia|malta|mexico|morocco|nepal|netherlands|the netherlands|new zealand|nicaragua
  |nigeria|north korea|northern ireland|northern mariana islands|norway|pakistan|panama|paraguay|peru|philippines|poland|portugal
  |puerto rico|qatar|romania|russia|saudi arabia|scotland|senegal|serbia|singapore|slovakia|slovenia|south africa|south korea|spain
  |sri lanka|sweden|switzerland|syria|taiwan|tanzania|thailand|tunisia|turkey|uganda|ukraine|united arab emirates|united kingdom|uruguay
  |us virgin islands|uzbekistan|venezuela|vietnam|virgin islands|wales|zimbabwe
  |alberta|british columbia|manitoba|new brunswick|newfoundland|northwest territories|nova scotia|nunavut|ontario|prince edward island
  |quebec|saskatchewan|yukon`
    .split('|')
    .map((name) => name.trim()),
)

/** Codes of provinces, territories and countries. */
const CODES: ReadonlySet<string> = new Set(
  'ab bc mb nb nl ns nt nu qc sk yt gu usvi uk gb gbr aus mex uae nz'.split(' '),
)
/** Codes that are words, or short for something else, as well: they count behind a comma or in capitals. */
const WORDY_OUTSIDE: ReadonlySet<string> = new Set('on pe pei pr vi as mp can'.split(' '))
const MAX_REGION_WORDS = 3

/** What follows a name: the state that it lies in, or a region that the tables do not cover. */
export type StatedRegion = { state: string } | { outside: string }

/**
 * The state or region that ends the words: "Portland, WA", "Paris France". Undefined without a name before it, and for a state's code
 * that is written like a word ("near me").
 */
export function findStatedRegion(words: readonly Word[]): (StatedRegion & { first: Word }) | undefined {
  for (let count = Math.min(MAX_REGION_WORDS, words.length - 1); count > 0; count--) {
    const tail = words.slice(-count)
    const [first] = tail
    if (!first || tail.slice(1).some((word) => word.breakBefore !== '')) continue
    const region = regionOf(textOf(tail), first)
    if (region) return { ...region, first }
  }
  return undefined
}

function regionOf(text: string, first: Word): StatedRegion | undefined {
  const isMarked = first.upper || first.breakBefore === 'comma'
  const state = findState(text)
  if (state) return WORDY_CODES.has(text) && !isMarked ? undefined : { state }
  if (REGIONS.has(text) || CODES.has(text) || (WORDY_OUTSIDE.has(text) && isMarked)) return { outside: text }
  // "Seattle, ZZ": a code of no state
  return /^[a-z]{2}$/.test(text) && first.upper && first.breakBefore === 'comma'
    ? { outside: text }
    : undefined
}

/**
 * Where a text goes on behind the name that ends before `at`, when it puts the name where none of `states` is: "Paris, France" and
 * "Portland, WA" mean no town of another state. A state among others ("Spokane, Idaho and Montana") says nothing of the name.
 */
export function endOfOtherRegion(
  words: readonly Word[],
  at: number,
  states: readonly (string | null)[],
): number | undefined {
  const first = words[at]
  if (!first || first.breakBefore === 'stop') return undefined
  for (let count = MAX_REGION_WORDS; count > 0; count--) {
    const tail = words.slice(at, at + count)
    if (tail.length < count || tail.slice(1).some((word) => word.breakBefore !== '')) continue
    const text = textOf(tail)
    const state = findState(text)
    if (state ? states.includes(state) : !isRegion(text, first, words)) continue
    if (state && !isStateOfName(text, words, at)) return undefined
    return at + count
  }
  return undefined
}

function textOf(words: readonly Word[]): string {
  return words.map((word) => word.text).join(' ')
}

function isRegion(text: string, first: Word, words: readonly Word[]): boolean {
  if (REGIONS.has(text)) return true
  const isCode = CODES.has(text) || WORDY_OUTSIDE.has(text)
  if (first.upper) return isCode && !isShouted(words)
  // what is short for a region in a search box is a word in a sentence
  return CODES.has(text) && words.length <= TERSE_WORDS
}

/** "PRINT IN KENT, ON A BUS": capitals throughout say nothing. */
function isShouted(words: readonly Word[]): boolean {
  return words.every(({ text, upper }) => upper || /^\d/.test(text))
}

function isStateOfName(text: string, words: readonly Word[], at: number): boolean {
  const first = required(words[at])
  if (text.length === 2)
    return first.upper ? !(WORDY_CODES.has(text) && isShouted(words)) : !WORDY_CODES.has(text)
  const next = words[at + text.split(' ').length]
  return next === undefined || (next.breakBefore !== 'comma' && !/^(and|or|y|o)$/.test(next.text))
}

/** "Ontario", "Lebanon": known as a country or province before any town of that name is. */
export function isOutsideName(name: string): boolean {
  return REGIONS.has(name)
}
