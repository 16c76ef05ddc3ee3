import { FEATURES, type Feature } from '#domain/vocabulary.ts'
import { FEATURE_WORDS } from '../../lexicon/feature-words.ts'
import { UNSURE_FEATURE_WORDS } from '../../lexicon/unsure-feature-words.ts'
import { inOrder, type Reading, roleOf } from '../reading.ts'
import { findOnce } from '../words/found-once.ts'
import { buildLexicon, findPhrases, type PhraseMatch } from '../words/phrases.ts'
import type { Token } from '../words/tokenize.ts'
import { findVenues, isBeside } from './venues.ts'

const LEXICON = buildLexicon([...FEATURE_WORDS, ...UNSURE_FEATURE_WORDS])

/** Every phrase that can name a feature. */
export const findFeatures = findOnce((tokens): PhraseMatch<Feature>[] => {
  const named = findPhrases(tokens, LEXICON)
  const beside = findBesideStadium(tokens).filter(
    ({ start, end }) => !named.some((match) => match.start < end && match.end > start),
  )
  return beside.length === 0 ? named : [...named, ...beside].sort((a, b) => a.start - b.start)
})

/** "Across from the arena", "two blocks from a stadium": near an event venue; near one by its name is a place. */
function findBesideStadium(tokens: readonly Token[]): PhraseMatch<Feature>[] {
  return findVenues(tokens)
    .filter(({ value, start, unsure }) => value === 'stadium' && !unsure && isBeside(tokens, start))
    .map(({ start, end }) => ({ value: 'near-event-venue', start, end }))
}

/** The requested filterable features. */
export function readFeatures(reading: Reading): Feature[] {
  const wanted = findFeatures(reading.tokens).filter((match) => isRequested(reading, match))
  return inOrder(
    FEATURES,
    wanted.map((match) => match.value),
  )
}

function isRequested(reading: Reading, match: PhraseMatch): boolean {
  if (roleOf(reading, 'feature', match) !== 'wanted') return false
  for (let i = match.start; i < match.end; i++) if (reading.placeAt[i] !== -1) return false
  return true
}
