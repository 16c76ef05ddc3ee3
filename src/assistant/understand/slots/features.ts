import { FEATURES, type Feature } from '#domain/vocabulary.ts'
import { FEATURE_WORDS } from '../../lexicon/feature-words.ts'
import { inOrder, type Reading, roleOf, ruledRole } from '../reading.ts'
import { buildLexicon, findPhrases, type PhraseMatch } from '../words/phrases.ts'
import type { Token } from '../words/tokenize.ts'
import { findVenues, isBeside } from './venues.ts'

const LEXICON = buildLexicon(FEATURE_WORDS)

/** Every phrase that can name a feature. */
export function findFeatures(tokens: readonly Token[]): PhraseMatch<Feature>[] {
  return findPhrases(tokens, LEXICON)
}

/** The requested filterable features; being near a stadium or arena is one of them, near one by its name is a place. */
export function readFeatures(reading: Reading): Feature[] {
  const features = findFeatures(reading.tokens)
    .filter((match) => isAskedFor(reading, match))
    .map((match) => match.value)
  const besideStadium = findVenues(reading.tokens).some(
    (match) =>
      match.value === 'stadium' &&
      reading.placeAt[match.start] === -1 &&
      ruledRole(reading, 'venue', match) === 'wanted' &&
      isBeside(reading.tokens, match.start),
  )
  return inOrder(FEATURES, besideStadium ? [...features, 'near-event-venue'] : features)
}

function isAskedFor(reading: Reading, match: PhraseMatch): boolean {
  if (roleOf(reading, 'feature', match) !== 'wanted') return false
  for (let i = match.start; i < match.end; i++) if (reading.placeAt[i] !== -1) return false
  return true
}
