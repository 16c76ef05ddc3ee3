import type { ListingType } from '#domain/vocabulary.ts'
import type { LexiconEntry } from '../../lexicon/phrases.ts'
import type { Reading } from '../reading.ts'
import { buildLexicon, findPhrases, type PhraseMatch } from '../words/phrases.ts'

const LISTING_TYPE_WORDS: readonly LexiconEntry<ListingType>[] = [
  {
    value: 'sale',
    phrases: [
      'for sale',
      '4 sale',
      'buy outright',
      'buying outright',
      'purchase outright',
      'buy it outright',
      'outright purchase',
      'own outright',
      'own it outright',
      'outright',
      'to own',
      'sale of',
      'sale of a',
      'for purchase',
      'up for sale',
      'purchase permanently',
      'buy permanently',
      'se vende',
      'se venden',
      'en venta',
      'a la venta',
      'comprar definitivamente',
    ],
  },
  {
    value: 'rent',
    phrases: [
      'for rent',
      '4 rent',
      'for lease',
      'sublease',
      'sublet',
      'se renta',
      'se rentan',
      'a la renta',
      'en arriendo',
      'arriendo',
      'lease',
      'leasing',
      'to rent',
      'rent',
      'renting',
      'rental',
      'en renta',
      'en alquiler',
      'alquilar',
      'alquiler',
      'rentar',
      'arrendar',
    ],
  },
]

const LEXICON = buildLexicon(LISTING_TYPE_WORDS)

/** `sale` or `rent` only when said of the space; both said, or only "buy ads", is no wish. */
export function readListingType(reading: Reading): ListingType | null {
  const said = findPhrases(reading.tokens, LEXICON).filter((match) => isOfSpace(reading, match))
  const types = new Set(said.map((match) => match.value))
  return types.size === 1 ? ([...types][0] as ListingType) : null
}

const OTHER_THINGS =
  /^(car|cars|our|my|the|is|apartment|apartments|house|houses|home|homes|bike|bikes|tool|tools|company|shop|business|agency)$/

function isOfSpace(reading: Reading, match: PhraseMatch<ListingType>): boolean {
  const { tokens } = reading
  if (reading.polarity[match.start] !== 'wanted' || reading.asker[match.start]) return false
  const around = [tokens[match.start - 1]?.text ?? '', tokens[match.end]?.text ?? '']
  const bare = match.end - match.start === 1
  if (bare && /^(our|my|the|pay|paying|afford|low|high)$/.test(around[0] as string)) return false
  return (
    !(OTHER_THINGS.test(around[0] as string) && around[0] !== 'the') &&
    !/^(car|cars|company|shop|business|agency|is|apartment)$/.test(around[1] as string)
  )
}
