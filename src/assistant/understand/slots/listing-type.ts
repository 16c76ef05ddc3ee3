import type { ListingType } from '#domain/vocabulary.ts'
import {
  LISTING_TYPE_WORDS,
  RENT_PAID,
  RENTAL_TRADES,
  THINGS_OWNED,
  THINGS_RENTED,
  UNSURE_LISTING_TYPE_WORDS,
} from '../../lexicon/listing-type-words.ts'
import { type Reading, type Role, roleOf } from '../reading.ts'
import { findOnce } from '../words/found-once.ts'
import { buildLexicon, findPhrases, type PhraseMatch } from '../words/phrases.ts'
import type { Token } from '../words/tokenize.ts'

const LEXICON = buildLexicon([...LISTING_TYPE_WORDS, ...UNSURE_LISTING_TYPE_WORDS])

/** Every phrase that can say whether the space is to be bought or rented. */
export const findListingTypes = findOnce((tokens): PhraseMatch<ListingType>[] => findPhrases(tokens, LEXICON))

/** `sale` or `rent` only when it refers to the space; both, or only "buy ads", means no preference. */
export function readListingType(reading: Reading): ListingType | null {
  const matches = findListingTypes(reading.tokens).filter((match) => isOfSpace(reading, match))
  const wanted = typesOf(reading, matches, 'wanted')
  if (wanted.size > 0) return wanted.size === 1 ? ([...wanted][0] as ListingType) : null
  // "buy, not rent": the one refused leaves the other
  const refused = typesOf(reading, matches, 'refused')
  if (refused.size !== 1) return null
  return refused.has('rent') ? 'sale' : 'rent'
}

function typesOf(reading: Reading, matches: readonly PhraseMatch<ListingType>[], role: Role) {
  return new Set(matches.filter((match) => roleOf(reading, 'deal', match) === role).map(({ value }) => value))
}

/** "The house is for rent", while "that sign at the freeway is for rent" speaks of the space. */
function isThingRented(tokens: readonly Token[], verb: number): boolean {
  const sentence = tokens[verb]?.sentence
  return tokens
    .slice(Math.max(0, verb - 4), verb)
    .some((token) => token.sentence === sentence && THINGS_OWNED.has(token.text))
}

function isOfSpace(reading: Reading, match: PhraseMatch<ListingType>): boolean {
  const { tokens } = reading
  const around = [tokens[match.start - 1]?.text ?? '', tokens[match.end]?.text ?? '']
  const bare = match.end - match.start === 1
  if (bare && RENT_PAID.has(around[0] as string)) return false
  if (around[0] === 'is' && !bare) return !isThingRented(tokens, match.start - 1)
  return (
    !(THINGS_RENTED.has(around[0] as string) && around[0] !== 'the') &&
    !RENTAL_TRADES.has(around[1] as string)
  )
}
