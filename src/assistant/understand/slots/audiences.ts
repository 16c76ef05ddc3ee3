import { AUDIENCES, type Audience } from '#domain/vocabulary.ts'
import { AD_PARTS, DRIVER_TRADES, RIDING } from '../../lexicon/audience-context.ts'
import {
  AUDIENCE_WORDS,
  type AudienceWord,
  NOT_PEOPLE_AFTER,
  OWNED_PRIVATELY,
} from '../../lexicon/audience-words.ts'
import { inOrder, type MarkedText, roleOf, wordAt } from '../reading.ts'
import { buildLexicon, findPhrases, type PhraseMatch } from '../words/phrases.ts'
import type { Token } from '../words/tokenize.ts'
import { findVenues } from './venues.ts'

const LEXICON = buildLexicon(AUDIENCE_WORDS)

/** Every phrase that can name an audience. */
export function findAudiences(tokens: readonly Token[]): PhraseMatch<AudienceWord>[] {
  const named = findPhrases(tokens, LEXICON)
  const owners = findOwners(tokens).filter(
    ({ start, end }) => !named.some((match) => match.start < end && match.end > start),
  )
  return [...named, ...owners].sort((a, b) => a.start - b.start)
}

/** "pub owners", "owners of small gyms": people with a business, unless what they own is a home or a dog. */
function findOwners(tokens: readonly Token[]): PhraseMatch<AudienceWord>[] {
  return tokens.flatMap(({ text }, i) => {
    if (text !== 'owners') return []
    const owned = tokens[i - 1]
    const isOf = tokens[i + 1]?.text === 'of'
    if (isOf) return [{ value: 'local-business' as const, start: i, end: i + 1, unsure: true as const }]
    if (owned?.kind !== 'word' || owned.sentence !== tokens[i]?.sentence || OWNED_PRIVATELY.has(owned.stem))
      return []
    return [{ value: 'local-business' as const, start: i - 1, end: i + 1 }]
  })
}

/** The target audiences, stated or implied, in the vocabulary's order. */
export function readAudiences(reading: MarkedText): Audience[] {
  const wanted = findAudiences(reading.tokens).filter((match) => isToReach(reading, match))
  return inOrder(AUDIENCES, [
    ...wanted.flatMap((match) => audiencesOf(match.value)),
    ...audiencesOfAges(reading),
    ...ridersOf(reading),
  ])
}

function audiencesOf(word: AudienceWord): Audience[] {
  return word === 'young-professionals' ? ['professionals', 'young-adults'] : [word]
}

/** "folks waiting for the bus", "retirees who take the Bremerton ferry": riding is commuting. */
function ridersOf(reading: MarkedText): Audience[] {
  const rides = findVenues(reading.tokens).some(({ value, start, end, unsure }) => {
    if (
      unsure ||
      AD_PARTS.has(wordAt(reading.tokens, end)?.stem ?? '') ||
      AD_PARTS.has(reading.tokens[end - 1]?.stem ?? '')
    )
      return false
    if ((value !== 'transit' && value !== 'ferry') || reading.polarity[start] !== 'wanted') return false
    return [2, 3, 4].some(
      (back) => RIDING.has(reading.tokens[start - back]?.text ?? '') && !reading.asker[start - back],
    )
  })
  return rides ? ['commuters'] : []
}

function isToReach(reading: MarkedText, match: PhraseMatch<AudienceWord>): boolean {
  const { tokens } = reading
  if (roleOf(reading, 'audience', match) !== 'wanted') return false
  if (reading.placeAt[match.start] !== -1 && reading.placeAt[match.end - 1] !== -1) return false
  const next = wordAt(tokens, match.end)
  if (next?.text === 'and' && wordAt(tokens, match.end + 1)?.text === 'pop') return false
  if (next && NOT_PEOPLE_AFTER.has(next.text)) return false
  const previous = tokens[match.start - 1]?.text ?? ''
  const first = (tokens[match.start] as Token).text
  if (/^driver/.test(first)) return !DRIVER_TRADES.has(previous)
  if (/^(im|were|as)$/.test(previous)) return false
  return !(/^(a|an)$/.test(previous) && /^(im|am|were|are|as|soy)$/.test(tokens[match.start - 2]?.text ?? ''))
}

const AGE_OF_PEOPLE =
  /\b(?:people|folks|women|men|adults|homeowners|drivers|anyone|everyone|everybody|those|residents|couples|crowd|ladies|shoppers|customers|gente|personas) (?:who are |aged |age )?(over|under) (?:the age of )?(\d{2})s?\b(?! (?:dollars|bucks|a|per|miles?|minutes?))/g

/** "in their late 20s", "20s and 30s", "the 60s crowd"; the forties and fifties are no audience of ours. */
const DECADES =
  /\b(?:(?:in their|early|mid|late|and|or|-) |^|, )(2|3|6|7|8)0 s\b(?! (?:music|hits|rock|songs|style|theme|show|radio))/g

const AGE_BANDS: readonly { audience: Audience; from: number; to: number }[] = [
  { audience: 'students', from: 13, to: 22 },
  { audience: 'young-adults', from: 16, to: 36 },
  { audience: 'seniors', from: 55, to: 120 },
]

/** "18-34 year olds", "ages 65 and up", "55+", "over 60s": the age bands that cover the whole range. */
function audiencesOfAges(reading: MarkedText): Audience[] {
  const text = reading.tokens.map((token) => token.text).join(' ')
  const found: Audience[] = []
  for (const [, bound, age] of text.matchAll(AGE_OF_PEOPLE)) {
    if (bound === 'over' && Number(age) >= 50) found.push('seniors')
    if (bound === 'under' && Number(age) >= 25 && Number(age) <= 40) found.push('young-adults')
  }
  for (const [, decade] of text.matchAll(DECADES)) found.push(Number(decade) < 4 ? 'young-adults' : 'seniors')
  for (const match of text.matchAll(
    /(?:\b(?:ages?|aged)\s)?\b(\d{2})(?: (?:-|to) (\d{2}))?( \+| and (?:up|over|older))?(?: (?:crowd|demo|demographic|bracket|age group|set)\b| (?:- )?years?(?: - | )olds?| (?:- )?yr olds?| year olds?)?/g,
  )) {
    const isAge =
      isDemo(text, match) || /age|year|yr|crowd|demo|bracket| set/.test(match[0]) || isPlusAge(reading, match)
    if (!isAge) continue
    const from = Number(match[1])
    const to = match[2] ? Number(match[2]) : match[3] || isPlusAge(reading, match) ? 120 : from
    const band = AGE_BANDS.find((one) => from >= one.from && to <= one.to && one.audience !== 'students')
    if (band) found.push(band.audience)
  }
  return found
}

/** "A18-24", "W25-54": how planners write ages. */
function isDemo(text: string, match: RegExpMatchArray): boolean {
  return (
    match[2] !== undefined &&
    /(^|[^a-z0-9$])(a|m|w|f|p|adults|men|women|demo|target) $/.test(text.slice(0, match.index))
  )
}

/** "55+" alone: a senior's age, not a price. */
function isPlusAge(reading: MarkedText, match: RegExpMatchArray): boolean {
  const age = Number(match[1])
  if (match[2] || age < 50 || age > 75) return false
  if (/ and (up|over|older)/.test(match[3] ?? '')) return true
  return reading.tokens.some(
    (token) => token.value === age && token.plus === true && !token.dollar && !token.suffix,
  )
}
