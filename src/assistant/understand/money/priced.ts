import { AD_UNITS, PAID_IN_ALL, PRICED_UNITS } from '../../lexicon/money-context.ts'
import { lengthAt } from '../dates/lengths.ts'
import { amountAt } from '../words/numbers.ts'
import { buildLexicon, matchAt } from '../words/phrases.ts'
import type { Token } from '../words/tokenize.ts'
import { periodAfter } from './interval.ts'

const WHOLE = buildLexicon([{ value: 'whole', phrases: PAID_IN_ALL }])

/** "160 in all", "500 once", "900 altogether": what is paid for everything. */
export function isWhole(tokens: readonly Token[], end: number): boolean {
  if (end >= tokens.length) return false
  const [next, after] = [tokens[end]?.text ?? '', tokens[end + 1]]
  const isForTerm =
    /^(for|over|por|para)$/.test(next) && lengthAt(tokens, end + 1) !== undefined && after?.text !== 'a'
  return (
    isForTerm ||
    isForPieces(tokens, end) ||
    matchAt(tokens, end, WHOLE) !== undefined ||
    periodAfter(tokens, end)?.interval === 'one-time'
  )
}

/** "150 for 3 posts", "900 for a spread". */
function isForPieces(tokens: readonly Token[], end: number): boolean {
  if (tokens[end]?.text !== 'for') return false
  const count = amountAt(tokens, end + 1)
  const at = count?.end ?? (/^(a|an|one|the)$/.test(tokens[end + 1]?.text ?? '') ? end + 2 : 0)
  const unit = tokens[at]
  return at > 0 && unit !== undefined && (PRICED_UNITS.has(unit.stem) || AD_UNITS.has(unit.stem))
}

/** "250 a weekend", "150 each", "10/day": a price, even when it is not one of the product's periods. */
export function isPriced(tokens: readonly Token[], end: number): boolean {
  const [joint, unit] = [tokens[end]?.text ?? '', tokens[end + 1]?.text ?? '']
  if (/^(each|apiece)$/.test(joint) || /^cada un[oa]$|^c \/$/.test(`${joint} ${unit}`)) return true
  return /^(a|an|per|por|\/)$/.test(joint) && (PRICED_UNITS.has(unit) || AD_UNITS.has(unit))
}
