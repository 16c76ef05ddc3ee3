import { VENUES, type Venue } from '#domain/vocabulary.ts'
import { NEAR_WORDS } from '../../lexicon/feature-words.ts'
import { ON_THE_WAY, VENUE_REVIEWS } from '../../lexicon/place-words.ts'
import { UNSURE_VENUE_WORDS } from '../../lexicon/unsure-venue-words.ts'
import { NOT_VENUES_AFTER, PEOPLE_OF_VENUE } from '../../lexicon/venue-context.ts'
import { VENUE_WORDS } from '../../lexicon/venue-words.ts'
import { inOrder, type Reading, roleOf, wordAt } from '../reading.ts'
import { findOnce } from '../words/found-once.ts'
import { buildLexicon, findPhrases, type PhraseMatch } from '../words/phrases.ts'
import type { Token } from '../words/tokenize.ts'
import { findHaunts } from './haunts.ts'

const LEXICON = buildLexicon([...VENUE_WORDS, ...UNSURE_VENUE_WORDS])
/** These remain venues inside a place's name: "Sea-Tac Airport", "Bainbridge ferry terminal". */
const VENUES_IN_NAMES: ReadonlySet<Venue> = new Set(['airport', 'ferry', 'retail', 'campus', 'gym'])

/** Every phrase that can name a venue. */
export const findVenues = findOnce((tokens): PhraseMatch<Venue>[] => {
  const named = findPhrases(tokens, LEXICON).filter((match) => isVenue(tokens, match))
  const haunts = findHaunts(tokens).filter(
    ({ start, end }) => !named.some((match) => match.start < end && match.end > start),
  )
  return haunts.length === 0 ? named : [...named, ...haunts].sort((a, b) => a.start - b.start)
})

/** The requested venues, in the vocabulary's order. "Near a stadium" is a feature, not a venue. */
export function readVenues(reading: Reading): Venue[] {
  const wanted = findVenues(reading.tokens).filter((match) => isRequested(reading, match))
  return inOrder(
    VENUES,
    wanted.map((match) => match.value),
  )
}

function isRequested(reading: Reading, match: PhraseMatch<Venue>): boolean {
  if (roleOf(reading, 'venue', match) !== 'wanted') return false
  for (let i = match.start; i < match.end; i++) {
    if (reading.placeAt[i] === -1) continue
    if (match.value === 'stadium' && isInside(reading, i)) continue
    if (!VENUES_IN_NAMES.has(match.value)) return false
    if (match.value === 'retail' && isNearName(reading, i)) return false
  }
  if (isDestination(reading.tokens, match.start)) return false
  const word = reading.tokens[match.start]?.stem ?? ''
  const isLandmark = match.value === 'stadium' || /^(universi|college)/.test(word)
  return !isLandmark || !isBeside(reading.tokens, match.start)
}

/** "in Climate Pledge Arena": the place and what it is. */
function isInside(reading: Reading, index: number): boolean {
  const first = reading.placeAt.indexOf(reading.placeAt[index] as number)
  return /^(in|inside|within|into)$/.test(reading.tokens[first - 1]?.text ?? '')
}

/** "near Alderwood Mall" is a location, "inside Alderwood Mall" a venue. */
function isNearName(reading: Reading, index: number): boolean {
  const place = reading.placeAt[index]
  const first = reading.placeAt.indexOf(place as number)
  return (
    NEAR_WORDS.has(reading.tokens[first - 1]?.text ?? '') ||
    NEAR_WORDS.has(reading.tokens[first - 2]?.text ?? '')
  )
}

/** "on the way to the airport": the space is on the road, not at its end. */
function isDestination(tokens: readonly Token[], start: number): boolean {
  const at = /^(the|el|la)$/.test(tokens[start - 1]?.text ?? '') ? start - 2 : start - 1
  return tokens[at]?.text === 'to' && ON_THE_WAY.has(tokens[at - 1]?.text ?? '')
}

/** True when one of the three preceding words puts the space next to the venue. */
export function isBeside(tokens: readonly Token[], start: number): boolean {
  return [1, 2, 3].some((back) => NEAR_WORDS.has(tokens[start - back]?.text ?? ''))
}

function isVenue(tokens: readonly Token[], match: PhraseMatch<Venue>): boolean {
  const next = wordAt(tokens, match.end)
  const previous = tokens[match.start - 1]
  if (next && PEOPLE_OF_VENUE[match.value]?.includes(next.stem)) return false
  if (VENUE_REVIEWS.has(previous?.text ?? '')) return false
  if (match.end - match.start === 1 && isAnother(tokens, match.start)) return false
  const first = (tokens[match.start] as Token).text
  if (first === 'ballpark' && (next?.text === 'of' || next?.kind === 'number' || previous?.kind === 'number'))
    return false
  if (first === 'metro') return !/^(area|seattle|region)$/.test(next?.text ?? '')
  if (first === 'train') return previous?.text !== 'we' && previous?.text !== 'i'
  if (first === 'office') return previous?.text !== 'post' && previous?.text !== 'box'
  if (first === 'bar' && /^(raise|the)$/.test(previous?.text ?? ''))
    return tokens[match.start - 2]?.text !== 'raise'
  return !(next && /^(owner|owners|exam)$/.test(next.text))
}

/** "animal shelter", "hotel lobby", "crew cab": the word before makes it another thing. */
function isAnother(tokens: readonly Token[], start: number): boolean {
  const before = NOT_VENUES_AFTER[(tokens[start] as Token).stem]
  return before?.includes(tokens[start - 1]?.stem ?? '') === true
}
