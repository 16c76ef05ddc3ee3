import { MONTHS } from '../../lexicon/date-words.ts'
import { AD_THINGS, AD_UNITS, AFTER_PRICE, BUYS, CAN, PRICED_UNITS } from '../../lexicon/money-context.ts'
import { AFTER_HAVING, HAVING_WORDS } from '../../lexicon/money-words.ts'
import type { Amount } from '../figures.ts'
import type { Reading } from '../reading.ts'
import type { Token } from '../words/tokenize.ts'
import { clauseOf } from './clauses.ts'

/** What people say they have, without a word of money. */
const SMALLEST = 50
/** So far after "for" is what it is for. */
const REACH = 4

/** "I have 200 for posters", "keep it at 300", "radio for 300 in Kent": a number that counts nothing. */
export function isAtHand(reading: Reading, amount: Amount): boolean {
  if (amount.value < SMALLEST || (amount.value > 1900 && amount.value < 2041)) return false
  return isHad(reading, amount) || isRequested(reading, amount)
}

function isHad(reading: Reading, { start, end }: Amount): boolean {
  const { tokens } = reading
  if (!endsBefore(tokens, start, end, AFTER_HAVING)) return false
  if (/^(for|para)$/.test(tokens[end]?.text ?? '') && !isForAds(reading, end)) return false
  const clause = clauseOf(tokens, { start, end })
  return tokens.slice(Math.max(clause.start, start - 4), start).some(({ text }) => HAVING_WORDS.has(text))
}

/** "what would 300 get me", "what do I get for 300 on the radio", ", 3000 for December". */
function isRequested(reading: Reading, { start, end }: Amount): boolean {
  const { tokens } = reading
  const before = tokens[start - 1]?.text ?? ''
  if (CAN.has(before)) return BUYS.has(tokens[end]?.text ?? '')
  if (clauseOf(tokens, { start, end }).start === start && isForAds(reading, end)) return true
  return /^(for|por)$/.test(before) && endsBefore(tokens, start, end, AFTER_PRICE)
}

/** "for posters", "for the whole campaign", "for December"; not "for dinner". */
function isForAds({ tokens, items }: Reading, at: number): boolean {
  if (!/^(for|para)$/.test(tokens[at]?.text ?? '')) return false
  const things = tokens.slice(at + 1, at + 1 + REACH)
  return things.some(
    ({ text, stem, kind, sentence }, n) =>
      sentence === tokens[at]?.sentence &&
      (items[at + 1 + n] === true ||
        kind === 'date' ||
        MONTHS[text] !== undefined ||
        [AD_THINGS, AD_UNITS, PRICED_UNITS].some((words) => words.has(text) || words.has(stem))),
  )
}

/** Nothing that the number could count comes next. */
function endsBefore(
  tokens: readonly Token[],
  start: number,
  end: number,
  words: ReadonlySet<string>,
): boolean {
  const next = tokens[end]
  if (!next || next.sentence !== tokens[start]?.sentence || next.kind === 'mark') return true
  return next.kind === 'word' && words.has(next.text)
}
