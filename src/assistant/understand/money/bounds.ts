import {
  AFTER_AMOUNT,
  AFTER_PLUS,
  COINS,
  CONDITIONS,
  NEGATED_FILLERS,
  NEGATORS,
  OUT_OF_QUESTION,
} from '../../lexicon/money-context.ts'
import { AMOUNT_FILLERS, BOUNDS_AFTER, BOUNDS_BEFORE, type Bound } from '../../lexicon/money-words.ts'
import type { Amount } from '../figures.ts'
import { isMark } from '../reading.ts'
import { amountAt } from '../words/numbers.ts'
import { buildLexicon, findPhrases, matchAt, type PhraseMatch } from '../words/phrases.ts'
import type { Token } from '../words/tokenize.ts'
import { unitOf } from './periods.ts'

const BEFORE = buildLexicon(BOUNDS_BEFORE)
const AFTER = buildLexicon(BOUNDS_AFTER)

const found = new WeakMap<readonly Token[], PhraseMatch<Bound>[]>()

/** Every "at least", "under", "around" that may precede an amount; asked for every amount of a text, looked for once. */
export function findBounds(tokens: readonly Token[]): PhraseMatch<Bound>[] {
  const known = found.get(tokens)
  if (known) return known
  const bounds = findPhrases(tokens, BEFORE).filter(
    (bound) => !isArrow(tokens, bound) && !isTerm(tokens, bound),
  )
  found.set(tokens, bounds)
  return bounds
}

/** "brewery > radio > chelan > $300/mo": a sign that parts what is asked for. */
function isArrow(tokens: readonly Token[], { start }: PhraseMatch<Bound>): boolean {
  // "-> $820"
  if (isMark(tokens[start], '>') && isMark(tokens[start - 1], '-=')) return true
  return isMark(tokens[start], '>') && tokens.filter((token) => isMark(token, '>')).length > 1
}

/** "a 12-week minimum at 95 a week": so long at least, not so much. */
function isTerm(tokens: readonly Token[], { start, value }: PhraseMatch<Bound>): boolean {
  if (value !== 'min' || unitOf(tokens[start - 1]) === null) return false
  return isMark(tokens[start - 2], '-') || tokens[start - 2]?.kind === 'number'
}

export function boundAfter(tokens: readonly Token[], amount: Amount): Bound | undefined {
  if (amount.plus) return 'min'
  let at = amount.end
  while (at < amount.end + 4 && AFTER_AMOUNT.has(tokens[at]?.text ?? '')) at += 1
  const match = [amount.end, at]
    .map((index) => (tokens[index] ? matchAt(tokens, index, AFTER) : undefined))
    .find(Boolean)
  if (!match) return isMark(tokens[at], '+') && !addsThing(tokens, at) ? 'min' : undefined
  if (match.value === 'min' && addsThing(tokens, match.start)) return undefined
  return isOfNext(tokens, amount, match) ? undefined : match.value
}

/** "250 dollars plus food", "200 a month + ribs": something is given besides. */
function addsThing(tokens: readonly Token[], at: number): boolean {
  const [sign, next] = [tokens[at], tokens[at + 1]]
  const isSign =
    sign?.text === 'plus' || (isMark(sign, '+') && (tokens[at - 1]?.end ?? 0) < (sign?.start ?? 0))
  return isSign && next?.kind === 'word' && !AFTER_PLUS.has(next.text) && next.sentence === sign?.sentence
}

/** "450 a month, min 200", "min 1k max 2k", "300 and no more than 600": the bound belongs to the amount after it. */
function isOfNext(tokens: readonly Token[], amount: Amount, match: PhraseMatch<Bound>): boolean {
  if (tokens[match.end]?.text === 'than') return true
  let next = match.end
  while (next < match.end + 3 && AMOUNT_FILLERS.has(tokens[next]?.text ?? '') && !amountAt(tokens, next))
    next += 1
  if (!amountAt(tokens, next)) return false
  if (/^(and|y)$/.test(tokens[match.start - 1]?.text ?? '') || tokens[match.start - 1]?.text === 'the')
    return true
  const before = tokens[amount.start - 1]
  return (
    (match.start > amount.end && isMark(tokens[match.start - 1], ',')) ||
    (before !== undefined && matchAt(tokens, amount.start - 1, BEFORE) !== undefined)
  )
}

export function boundBefore(
  tokens: readonly Token[],
  amount: Amount,
  bounds: readonly PhraseMatch<Bound>[],
): Bound | undefined {
  const from = isMark(tokens[amount.start - 1], '$') ? amount.start - 1 : amount.start
  const match = bounds.findLast(
    (bound) => bound.end <= from && bound.end >= from - 4 && onlyFillers(tokens, bound.end, from),
  )
  if (!match) return undefined
  if (match.value === 'min' && isTooMuch(tokens, match.start, amount)) return 'max'
  if (!isNegated(tokens, match.start)) return outer(tokens, match, bounds)
  if (match.value === 'min') return 'max'
  return /^(under|below|less|lower|menos)$/.test((tokens[match.start] as Token).text) ? 'min' : match.value
}

/** "if it's over $49 my husband will find out", "one dime more than $260 and I'm out". */
function isTooMuch(tokens: readonly Token[], start: number, { end }: Amount): boolean {
  if (COINS.has(tokens[start - 1]?.text ?? '')) return true
  if (!/^(over|above|more|beyond|past|mas)$/.test(tokens[start]?.text ?? '')) return false
  const before = tokens.slice(Math.max(0, start - 4), start)
  const after = tokens.slice(end, end + 10).filter(({ sentence }) => sentence === tokens[start]?.sentence)
  return (
    before.some(({ text }) => CONDITIONS.has(text)) && after.some(({ text }) => OUT_OF_QUESTION.has(text))
  )
}

/** "budget of at least 500" and "at least around 500": the stricter word nearby wins. */
function outer(
  tokens: readonly Token[],
  match: PhraseMatch<Bound>,
  bounds: readonly PhraseMatch<Bound>[],
): Bound {
  if (match.value !== 'about') return match.value
  const before = bounds.findLast(
    (bound) => bound.end <= match.start && onlyFillers(tokens, bound.end, match.start),
  )
  return before?.value === 'min' ? 'min' : 'about'
}

function onlyFillers(tokens: readonly Token[], from: number, to: number): boolean {
  for (let i = from; i < to; i++)
    if (!AMOUNT_FILLERS.has((tokens[i] as Token).text) && !isStopOfShort(tokens, i)) return false
  return true
}

/** "min. $500" */
function isStopOfShort(tokens: readonly Token[], at: number): boolean {
  return isMark(tokens[at], '.') && /^(min|max|approx)$/.test(tokens[at - 1]?.text ?? '')
}

/** "not more than", "can't go over", "nothing under": a negated bound is inverted. */
function isNegated(tokens: readonly Token[], start: number): boolean {
  for (let i = start - 1; i >= Math.max(0, start - 6); i--) {
    const text = (tokens[i] as Token).text
    if (NEGATORS.has(text)) return true
    if (!NEGATED_FILLERS.has(text)) return false
  }
  return false
}
