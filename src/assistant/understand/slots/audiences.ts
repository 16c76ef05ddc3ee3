import { AUDIENCES, type Audience } from '#domain/vocabulary.ts'
import { AD_PARTS, AS_BEFORE, DRIVER_TRADES, RIDING } from '../../lexicon/audience-context.ts'
import {
  AUDIENCE_WORDS,
  type AudienceWord,
  NOT_PEOPLE_AFTER,
  OWNED_PRIVATELY,
} from '../../lexicon/audience-words.ts'
import { SHOPPERS, SHOPPING_AT } from '../../lexicon/group-words.ts'
import { inOrder, type MarkedText, roleOf, wordAt } from '../reading.ts'
import { findOnce } from '../words/found-once.ts'
import { buildLexicon, findPhrases, type PhraseMatch } from '../words/phrases.ts'
import type { Token } from '../words/tokenize.ts'
import { findAges } from './ages.ts'
import { findGroups } from './groups.ts'
import { findStatedAges } from './stated-ages.ts'
import { findVenues } from './venues.ts'

const LEXICON = buildLexicon(AUDIENCE_WORDS)

/** Every phrase that can name an audience. */
export const findAudiences = findOnce((tokens): PhraseMatch<AudienceWord>[] => {
  const groups = findGroups(tokens)
  // "the seniors in Kent's high schools" are no seniors
  const found = findPhrases(tokens, LEXICON).filter((match) => !groups.some((group) => isWider(group, match)))
  for (const more of [
    groups,
    findOwners(tokens),
    findAges(tokens),
    findStatedAges(tokens),
    findRiders(tokens),
  ])
    found.push(
      ...more.filter((match) => !found.some((one) => one.start < match.end && one.end > match.start)),
    )
  return found.filter((match) => isOfPeople(tokens, match)).sort((a, b) => a.start - b.start)
})

function isWider(group: PhraseMatch, { start, end }: PhraseMatch): boolean {
  return group.start <= start && group.end >= end && group.end - group.start > end - start
}

/** "pub owners", "owners of small gyms": people with a business, unless what they own is a home or a dog. */
function findOwners(tokens: readonly Token[]): PhraseMatch<AudienceWord>[] {
  return tokens.flatMap(({ text }, i) => {
    if (text !== 'owners') return []
    const owned = tokens[i - 1]
    const isOf = tokens[i + 1]?.text === 'of'
    const isAlone = owned?.kind !== 'word' || owned.text === 'the' || owned.text === 'their'
    if (isOf || isAlone)
      return [{ value: 'local-business' as const, start: i, end: i + 1, unsure: true as const }]
    if (owned.sentence !== tokens[i]?.sentence || OWNED_PRIVATELY.has(owned.stem)) return []
    return [{ value: 'local-business' as const, start: i - 1, end: i + 1 }]
  })
}

/** The target audiences, stated or implied, in the vocabulary's order. */
export function readAudiences(reading: MarkedText): Audience[] {
  const wanted = findAudiences(reading.tokens).filter((match) => isToReach(reading, match))
  return inOrder(
    AUDIENCES,
    wanted.flatMap((match) => audiencesOf(match.value)),
  )
}

function audiencesOf(word: AudienceWord): Audience[] {
  return word === 'young-professionals' ? ['professionals', 'young-adults'] : [word]
}

/** "folks waiting for the bus", "retirees who take the Bremerton ferry": riding is commuting. */
function findRiders(tokens: readonly Token[]): PhraseMatch<AudienceWord>[] {
  return findVenues(tokens).flatMap(({ value, start, end }) => {
    if (value !== 'transit' && value !== 'ferry') return []
    if (AD_PARTS.has(wordAt(tokens, end)?.stem ?? '') || AD_PARTS.has(tokens[end - 1]?.stem ?? '')) return []
    const back = [2, 3, 4].find((steps) => RIDING.has(tokens[start - steps]?.text ?? ''))
    const isOne = back !== undefined && tokens[start - back]?.sentence === tokens[start]?.sentence
    return isOne ? [{ value: 'commuters' as const, start: start - back, end }] : []
  })
}

function isToReach(reading: MarkedText, match: PhraseMatch<AudienceWord>): boolean {
  if (roleOf(reading, 'audience', match) !== 'wanted') return false
  return reading.placeAt[match.start] === -1 || reading.placeAt[match.end - 1] === -1
}

/** A shop ("baby store"), a job ("taxi drivers") and who the asker is ("as a nurse") are nobody to reach. */
function isOfPeople(tokens: readonly Token[], match: PhraseMatch<AudienceWord>): boolean {
  const next = wordAt(tokens, match.end)
  if (next?.text === 'and' && wordAt(tokens, match.end + 1)?.text === 'pop') return false
  const isPeople = /^(people|folks|persons?)$/.test((tokens[match.end - 1] as Token).text)
  // "Parents shop there"
  const isShopping =
    next?.text === 'shop' &&
    SHOPPERS.has(tokens[match.end - 1]?.text ?? '') &&
    SHOPPING_AT.has(wordAt(tokens, match.end + 1)?.text ?? '')
  if (next && !isPeople && !isShopping && NOT_PEOPLE_AFTER.has(next.text)) return false
  const previous = tokens[match.start - 1]?.text ?? ''
  const beforeThat = tokens[match.start - 2]?.text ?? ''
  if (/^driver/.test((tokens[match.start] as Token).text)) return !DRIVER_TRADES.has(previous)
  if (/^(im|were|as)$/.test(previous)) return previous === 'as' && AS_BEFORE.has(beforeThat)
  return !(/^(a|an)$/.test(previous) && /^(im|am|were|are|as|soy)$/.test(beforeThat))
}
