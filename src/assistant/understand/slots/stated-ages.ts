import type { Audience } from '#domain/vocabulary.ts'
import { COUNTED_BY } from '../../lexicon/audience-context.ts'
import { AGED_ONES, OF_AGE, SPOT_PARTS } from '../../lexicon/group-words.ts'
import type { PhraseMatch } from '../words/phrases.ts'
import type { Token } from '../words/tokenize.ts'
import { audienceOfBound, bandOf, isBareNumber } from './ages.ts'

/** From here on, a person's age makes a senior; at 55 many are none yet. */
const OLD = 60
const OLDEST = 99

/** Ages said in passing, all unsure but the first: "under-35s", "she's 84", "my customers are 80", "belltown bars 20s screens". */
export function findStatedAges(tokens: readonly Token[]): PhraseMatch<Audience>[] {
  return tokens.flatMap((token, at) => {
    if (!isBareNumber(token)) return []
    const found = boundAt(tokens, at) ?? statedAt(tokens, at) ?? decadeAt(tokens, at)
    return found ? [found] : []
  })
}

/** "under 35s", "the under-25s", "over-60s": people, or seconds of a spot. */
function boundAt(tokens: readonly Token[], at: number): PhraseMatch<Audience> | undefined {
  const start = tokens[at - 1]?.text === '-' ? at - 2 : at - 1
  const bound = tokens[start]?.text ?? ''
  if (!/^(over|under)$/.test(bound) || !isPlural(tokens, at) || isOfSpot(tokens, start - 1, at + 2))
    return undefined
  const value = audienceOfBound(bound, tokens[at]?.value ?? 0)
  return value && { value, start, end: at + 2 }
}

/** "he's 23", "our readers are 70". */
function statedAt(tokens: readonly Token[], at: number): PhraseMatch<Audience> | undefined {
  const is = tokens[at - 1]?.text ?? ''
  if (!OF_AGE.has(is)) return undefined
  const isShort = /^(hes|shes|theyre|im)$/.test(is)
  if (!isShort && !AGED_ONES.has(tokens[at - 2]?.text ?? '')) return undefined
  const next = tokens[at + 1]
  if (next && (COUNTED_BY.has(next.text) || /^[-/:+]$/.test(next.text))) return undefined
  const age = tokens[at]?.value ?? 0
  const value = age >= OLD && age <= OLDEST ? 'seniors' : bandOf(age, age)
  if (!value || (value === 'seniors' && age < OLD)) return undefined
  return { value, start: at - 1, end: at + 1, unsure: true }
}

/** "20s" alone. */
function decadeAt(tokens: readonly Token[], at: number): PhraseMatch<Audience> | undefined {
  if (tokens[at]?.text !== '20' || !isPlural(tokens, at) || isOfSpot(tokens, at - 1, at + 2)) return undefined
  return { value: 'young-adults', start: at, end: at + 2, unsure: true }
}

function isPlural(tokens: readonly Token[], at: number): boolean {
  return tokens[at + 1]?.text === 's' && tokens[at + 1]?.start === tokens[at]?.end
}

function isOfSpot(tokens: readonly Token[], before: number, after: number): boolean {
  return SPOT_PARTS.has(tokens[before]?.text ?? '') || SPOT_PARTS.has(tokens[after]?.text ?? '')
}
