import { COUNTED_BEFORE, FOLLOWED, FOLLOWED_BY, GOINGS } from '../../lexicon/money-context.ts'
import type { Amount } from '../figures.ts'
import type { Token } from '../words/tokenize.ts'
import { isCounted } from './business.ts'
import { periodAfter } from './interval.ts'

const ASKERS = /^(we|i|they|weve|ive)$/

/** "reach 5000 a week", "we see 400 each week", "500 daily riders", "creators with 20k": a number that is no money. */
export function isCount(tokens: readonly Token[], amount: Amount): boolean {
  if (amount.dollar || (amount.money && !amount.suffix)) return false
  return isCountedBefore(tokens, amount) || isRateOfThings(tokens, amount) || isFollowing(tokens, amount)
}

function isCountedBefore(tokens: readonly Token[], { start, end }: Amount): boolean {
  let at = start - 1
  while (FOLLOWED_BY.has(tokens[at]?.text ?? '')) at -= 1
  const [word, subject] = [tokens[at], tokens[at - 1]?.text ?? '']
  if (!word) return false
  if (COUNTED_BEFORE.has(word.stem) || COUNTED_BEFORE.has(word.text)) return true
  return ASKERS.test(subject) && GOINGS.has(word.text) && periodAfter(tokens, end) !== undefined
}

/** "500 daily visitors": the adverb belongs to them. */
function isRateOfThings(tokens: readonly Token[], { end }: Amount): boolean {
  const period = periodAfter(tokens, end)
  const things = period && tokens[period.end]
  return things !== undefined && period?.end === end + 1 && isCounted(things)
}

/** "someone with at least 20k": they have followers. */
function isFollowing(tokens: readonly Token[], { start, suffix }: Amount): boolean {
  let at = start - 1
  while (at >= 0 && FOLLOWED_BY.has((tokens[at] as Token).text)) at -= 1
  return suffix && at < start - 1 && FOLLOWED.has(tokens[at]?.text ?? '')
}
