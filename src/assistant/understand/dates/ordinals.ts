import { MONTHS, ORDINAL_WORDS } from '../../lexicon/date-words.ts'
import { NUMBER_WORDS, SCALES } from '../../lexicon/number-words.ts'
import type { Token } from '../words/tokenize.ts'

/** "The first of March", "March fifteenth", "primero de abril": beside a month an ordinal word is a day. */
export function withOrdinals(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(({ text }) => ORDINAL_WORDS[text] !== undefined || NUMBER_WORDS[text] !== undefined))
    return tokens
  return tokens.map((token, i) => {
    const value = ORDINAL_WORDS[token.text] ?? spokenDay(tokens, i)
    if (value === undefined || !isBesideMonth(tokens, i)) return token
    return { ...token, kind: 'ordinal', value, text: `${value}` }
  })
}

/** "march fifteen" */
function spokenDay(tokens: readonly Token[], i: number): number | undefined {
  const value = NUMBER_WORDS[tokens[i]?.text ?? ''] ?? 0
  const next = tokens[i + 1]?.text ?? ''
  const isAlone = NUMBER_WORDS[next] === undefined && SCALES[next] === undefined
  return value >= 3 && value <= 31 && isAlone && MONTHS[tokens[i - 1]?.text ?? ''] !== undefined
    ? value
    : undefined
}

function isBesideMonth(tokens: readonly Token[], i: number): boolean {
  const after = /^(of|de)$/.test(tokens[i + 1]?.text ?? '') ? i + 2 : i + 1
  return [i - 1, after].some((at) => MONTHS[tokens[at]?.text ?? ''] !== undefined)
}
