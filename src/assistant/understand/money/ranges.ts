import { RAISED, RANGE_FILLERS } from '../../lexicon/money-context.ts'
import { SCALES } from '../../lexicon/number-words.ts'
import type { Amount } from '../figures.ts'
import { isMark } from '../reading.ts'
import type { Token } from '../words/tokenize.ts'
import { periodAfter } from './interval.ts'

/** "300-800", "$300 to $800", "between 300 and 800"; in "5-10k" the first number takes the second's thousands. */
export function rangeOf(
  tokens: readonly Token[],
  first: Amount,
  second: Amount,
): [Amount, Amount] | undefined {
  if (followsOn(tokens, first, second)) return [first, second]
  let at = second.start - 1
  while (at >= first.end && isMark(tokens[at], '$')) at -= 1
  const joint = tokens[at]
  if (!joint || at < first.end) return undefined
  for (let i = first.end; i < at; i++) if (!RANGE_FILLERS.has((tokens[i] as Token).text)) return undefined
  if (!joins(tokens, joint, first)) return undefined
  const shared = first.value * sharedScale(tokens, first, second)
  const isRange = shared < second.value || isRaised(tokens, first.start)
  return isRange ? [{ ...first, value: shared }, second] : undefined
}

/** "like 500 600 a month" */
function followsOn(tokens: readonly Token[], first: Amount, second: Amount): boolean {
  const isPlain = [first, second].every(({ dollar, suffix, plus }) => !dollar && !suffix && !plus)
  const isNear = second.start === first.end && second.value > first.value && second.value <= 2 * first.value
  if (!isPlain || !isNear || first.money || first.value < 50) return false
  return (
    tokens[first.start]?.kind === 'number' && (second.money || periodAfter(tokens, second.end) !== undefined)
  )
}

function joins(tokens: readonly Token[], joint: Token, { start }: Amount): boolean {
  if (isMark(joint, '-~') || /^(to|through|thru|a|until|till|hasta)$/.test(joint.text)) return true
  const before = tokens.slice(Math.max(0, start - 3), start)
  return (
    /^(and|y|&)$/.test(joint.text) && before.some(({ text }) => /^(between|entre|btwn|from|de)$/.test(text))
  )
}

/** "went from 300 to 500 a month": only the new figure counts. */
export function isRaised(tokens: readonly Token[], start: number): boolean {
  const from = tokens.slice(Math.max(0, start - 4), start).findLastIndex(({ text }) => text === 'from')
  if (from === -1) return false
  const at = Math.max(0, start - 4) + from - 1
  return RAISED.has((tokens[at]?.text === 'it' ? tokens[at - 1] : tokens[at])?.text ?? '')
}

/** "5-10k" and "five to six hundred": the first takes the second's scale. */
function sharedScale(tokens: readonly Token[], first: Amount, second: Amount): number {
  if (!second.suffix || first.suffix) return 1
  // "between eight and twelve hundred", "15 to 25 hundred"
  const isHundreds = SCALES[tokens[second.end - 1]?.text ?? ''] === 100
  if (isHundreds && first.value < 100 && first.value * 100 < second.value && !first.dollar) return 100
  if (second.value >= 1000) return first.value * 1000 <= second.value ? 1000 : 1
  return first.value < 10 && first.value * 100 <= second.value && !first.dollar ? 100 : 1
}
