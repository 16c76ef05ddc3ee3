import type { ListingType } from '#domain/vocabulary.ts'
import {
  LISTING_TYPE_WORDS,
  RENT_PAID,
  RENTAL_TRADES,
  THINGS_RENTED,
} from '../../lexicon/listing-type-words.ts'
import type { Reading } from '../reading.ts'
import { buildLexicon, findPhrases, type PhraseMatch } from '../words/phrases.ts'

const LEXICON = buildLexicon(LISTING_TYPE_WORDS)

/** `sale` or `rent` only when it refers to the space; both, or only "buy ads", means no preference. */
export function readListingType(reading: Reading): ListingType | null {
  const matches = findPhrases(reading.tokens, LEXICON).filter((match) => isOfSpace(reading, match))
  const types = new Set(matches.map((match) => match.value))
  return types.size === 1 ? ([...types][0] as ListingType) : null
}

function isOfSpace(reading: Reading, match: PhraseMatch<ListingType>): boolean {
  const { tokens } = reading
  if (reading.polarity[match.start] !== 'wanted' || reading.asker[match.start]) return false
  const around = [tokens[match.start - 1]?.text ?? '', tokens[match.end]?.text ?? '']
  const bare = match.end - match.start === 1
  if (bare && RENT_PAID.has(around[0] as string)) return false
  return (
    !(THINGS_RENTED.has(around[0] as string) && around[0] !== 'the') &&
    !RENTAL_TRADES.has(around[1] as string)
  )
}
