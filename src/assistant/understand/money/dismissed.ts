import { ASKED_OF_THEM, TOO_MUCH } from '../../lexicon/money-context.ts'
import type { Span } from '../reading.ts'
import { buildLexicon, matchAt } from '../words/phrases.ts'
import type { Token } from '../words/tokenize.ts'
import { clauseOf } from './clauses.ts'

const DEAR = buildLexicon([{ value: 'dear', phrases: TOO_MUCH }])
const ASKED = buildLexicon([{ value: 'asked', phrases: ASKED_OF_THEM }])

/** "$2,000 is too much", "they wanted 900", "quoted 500 a week": somebody else's figure. */
export function isDismissed(tokens: readonly Token[], amount: Span): boolean {
  const clause = clauseOf(tokens, amount)
  for (let i = clause.start; i < clause.end; i++)
    if (matchAt(tokens, i, i < amount.start ? ASKED : DEAR)) return true
  return false
}
