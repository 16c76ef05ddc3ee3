import { findState, MAX_STATE_WORDS } from './states.ts'
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

/** Codes of provinces, territories and countries. Those that are words too count behind a comma or in capitals. */
const CODES: ReadonlySet<string> = new Set(
  'ab bc mb nb nl ns nt nu on pe pei qc sk yt pr gu vi usvi as mp uk gb gbr can aus mex uae nz'.split(' '),
)
const MAX_REGION_WORDS = 3

/** What follows a name: the state that it lies in, or a region that the tables do not cover. */
export type StatedRegion = { state: string } | { outside: string }

/**
 * The state or region that ends the words: "Portland, WA", "Paris France". Undefined without a name before it, and for a state's code
 * that is written like a word ("near me").
 */
export function findStatedRegion(words: readonly Word[]): (StatedRegion & { first: Word }) | undefined {
  for (let count = Math.min(MAX_REGION_WORDS, MAX_STATE_WORDS, words.length - 1); count > 0; count--) {
    const tail = words.slice(-count)
    const [first] = tail
    const text = tail.map((word) => word.text).join(' ')
    if (!first || tail.slice(1).some((word) => word.breakBefore !== '')) continue
    const region = regionOf(text, first)
    if (region) return { ...region, first }
  }
  return undefined
}

function regionOf(text: string, first: Word): StatedRegion | undefined {
  const isMarked = first.upper || first.breakBefore === 'comma'
  const state = findState(text)
  if (state) return WORDY_CODES.has(text) && !isMarked ? undefined : { state }
  if (REGIONS.has(text) || (CODES.has(text) && isMarked)) return { outside: text }
  // "Seattle, ZZ": a code of no state
  return /^[a-z]{2}$/.test(text) && first.upper && first.breakBefore === 'comma'
    ? { outside: text }
    : undefined
}

/** "Ontario", "Lebanon": known as a country or province before any town of that name is. */
export function isOutsideName(name: string): boolean {
  return REGIONS.has(name)
}
