import { LIST_FILLERS, NEGATIONS, TURNS_NEGATION } from '../../../lexicon/refusal-words.ts'
import type { Token } from '../../words/tokenize.ts'

/** A refusing idiom stands so close before its thing, in words. */
const IDIOM_REACH = 14

/** The last word before `start` that is no article and no word of a kind. */
export function leadOf(tokens: readonly Token[], start: number): number {
  let at = start - 1
  const isPassed = (text: string) =>
    LIST_FILLERS.has(text) && !NEGATIONS.has(text) && !TURNS_NEGATION.has(text)
  while (isPassed(tokens[at]?.text ?? '')) at--
  return at
}

/** The sentence up to `start`, without its articles. */
export function wordsBefore(tokens: readonly Token[], start: number, reach = IDIOM_REACH): string {
  const { sentence } = tokens[start] as Token
  const words: string[] = []
  for (let i = start - 1; words.length < reach && tokens[i]?.sentence === sentence; i--)
    if (!/^(a|an|the|any|another|more|one)$/.test(tokens[i]?.text ?? '')) words.unshift(tokens[i]?.text ?? '')
  return words.join(' ')
}
