import { LIST_FILLERS, NEGATIONS, TURNS_NEGATION } from '../../../lexicon/refusal-words.ts'
import type { Token } from '../../words/tokenize.ts'

/** The last word before `start` that is no article and no word of a kind. */
export function leadOf(tokens: readonly Token[], start: number): number {
  let at = start - 1
  const isPassed = (text: string) =>
    LIST_FILLERS.has(text) && !NEGATIONS.has(text) && !TURNS_NEGATION.has(text)
  while (isPassed(tokens[at]?.text ?? '')) at--
  return at
}
