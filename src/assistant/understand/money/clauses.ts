import { AGREED_WORDS, AMOUNT_FILLERS, BOUNDS_AFTER, BOUNDS_BEFORE } from '../../lexicon/money-words.ts'
import { isMark, type Span } from '../reading.ts'
import { buildLexicon, findPhrases } from '../words/phrases.ts'
import type { Token } from '../words/tokenize.ts'

const BOUNDS = buildLexicon([...BOUNDS_BEFORE, ...BOUNDS_AFTER])

/** What stands between two marks: "zines, capitol hill, 45" has three clauses. */
export function clauseOf(tokens: readonly Token[], { start, end }: Span): Span {
  let from = start
  let to = end
  while (from > 0 && !parts(tokens, from - 1)) from -= 1
  while (to < tokens.length && !parts(tokens, to)) to += 1
  return { start: from, end: to }
}

/** True when a clause says nothing but this: "… , about 350 tops." */
export function isAlone(tokens: readonly Token[], span: Span): boolean {
  const clause = clauseOf(tokens, span)
  const isBound = markBounds(tokens)
  for (let i = clause.start; i < clause.end; i++) {
    const isOwn = i >= span.start && i < span.end
    if (!isOwn && !isBound[i] && !isSmall(tokens[i] as Token)) return false
  }
  return true
}

const marked = new WeakMap<readonly Token[], boolean[]>()

/** Which tokens say "at least", "tops"; asked for every amount of a text, looked for once. */
function markBounds(tokens: readonly Token[]): boolean[] {
  const known = marked.get(tokens)
  if (known) return known
  const isBound = tokens.map(() => false)
  for (const { start, end } of findPhrases(tokens, BOUNDS)) isBound.fill(true, start, end)
  marked.set(tokens, isBound)
  return isBound
}

function isSmall(token: Token): boolean {
  return AMOUNT_FILLERS.has(token.text) || AGREED_WORDS.has(token.text) || isMark(token, '$+')
}

/** A hyphen parts where there is space before it: "radio - 300", but not "one-time". */
function parts(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  if (isMark(token, '-')) return (tokens[at - 1]?.end ?? 0) < (token as Token).start
  return isMark(token, ',.;:!?()=\n')
}
