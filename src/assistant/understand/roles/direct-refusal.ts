import { DIRECT_REFUSALS, REFUSAL_FILLERS } from '../../lexicon/stance-words.ts'
import { type Reading, ruledRole } from '../reading.ts'
import type { Token } from '../words/tokenize.ts'
import type { Mention } from './mentions.ts'

/**
 * "No seniors", "not in gyms or bars": the refusal stands right before the word, or before the first of its list. So much is
 * certain, and what was learned does not overrule it: few examples refuse anything but a medium.
 */
export function isRefusedDirectly(reading: Reading, mention: Mention): boolean {
  if (ruledRole(reading, mention.kind, mention) !== 'refused') return false
  return refusalAt(reading.tokens, mention.start) !== null
}

/** Index of the word that refuses what starts at `start`; null where none stands right before it. */
export function refusalAt(tokens: readonly Token[], start: number): number | null {
  let at = start - 1
  while (REFUSAL_FILLERS.has(tokens[at]?.text ?? '')) at--
  const word = tokens[at]
  if (!word || word.sentence !== tokens[start]?.sentence || !DIRECT_REFUSALS.has(word.text)) return null
  return IN_QUESTIONS.has(tokens[at - 1]?.text ?? '') ? null : at
}

/** "Why not bars?" proposes them. */
const IN_QUESTIONS: ReadonlySet<string> = new Set(['why', 'if', 'porque'])

/** One that is in a list behind a word refused directly: "gyms or bars". */
export function follows(reading: Reading, before: Mention, mention: Mention): boolean {
  if (before.kind !== mention.kind || ruledRole(reading, mention.kind, mention) !== 'refused') return false
  const between = reading.tokens.slice(before.end, mention.start).map(({ text }) => text)
  return between.length === 1 && /^(or|nor|and|,|o|ni|y)$/.test(between[0] ?? '')
}
