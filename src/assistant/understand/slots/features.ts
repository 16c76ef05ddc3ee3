import { FEATURES, type Feature } from '#domain/vocabulary.ts'
import { FEATURE_WORDS } from '../../lexicon/feature-words.ts'
import { inOrder, type Reading } from '../reading.ts'
import { buildLexicon, findPhrases, type PhraseMatch } from '../words/phrases.ts'
import { findVenues, isBeside } from './venues.ts'

const LEXICON = buildLexicon(FEATURE_WORDS)

/** The filterable features asked for; standing near a stadium or arena is one of them. */
export function readFeatures(reading: Reading): Feature[] {
  const said = findPhrases(reading.tokens, LEXICON)
    .filter((match) => isAskedFor(reading, match))
    .map((match) => match.value)
  const besideStadium = findVenues(reading.tokens).some(
    (match) =>
      match.value === 'stadium' && isAskedFor(reading, match) && isBeside(reading.tokens, match.start),
  )
  return inOrder(FEATURES, besideStadium ? [...said, 'near-event-venue'] : said)
}

function isAskedFor(reading: Reading, match: PhraseMatch): boolean {
  if (reading.polarity[match.start] !== 'wanted') return false
  for (let i = match.start; i < match.end; i++)
    if (reading.asker[i] || reading.placeAt[i] !== -1) return false
  return true
}
