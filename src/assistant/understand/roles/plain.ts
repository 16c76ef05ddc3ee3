import { isCounted } from '../money/business.ts'
import { type Reading, ruledRole } from '../reading.ts'
import type { Token } from '../words/tokenize.ts'
import type { Mention } from './mentions.ts'

const ARTICLE = /^(a|an|any|the)$/
const INTO_PROPOSAL = /^(a|an|the|in|on|at)$/

/** Whether the rules and the very words beside a mention agree: then nothing is left to learn. */
export function isPlain(reading: Reading, mentions: readonly Mention[], mention: Mention): boolean {
  return (
    isPlainlyCounted(reading, mention) ||
    isPlainlyProposed(reading, mention) ||
    isBehindRefusedDeal(reading, mentions, mention)
  )
}

/** "200 restaurants": the rules take it for no money, and a plural stands right behind the bare figure. */
function isPlainlyCounted(reading: Reading, mention: Mention): boolean {
  if (mention.kind !== 'amount' || ruledRole(reading, 'amount', mention) !== 'aside') return false
  const amount = reading.amounts.find(({ start }) => start === mention.start)
  const next = reading.tokens[mention.end]
  return amount !== undefined && !amount.dollar && !amount.money && next !== undefined && isCounted(next)
}

/** "Why not in gyms?" */
function isPlainlyProposed(reading: Reading, mention: Mention): boolean {
  const { tokens } = reading
  if (ruledRole(reading, mention.kind, mention) !== 'wanted') return false
  const at = behind(tokens, mention.start, INTO_PROPOSAL)
  return tokens[at]?.text === 'not' && tokens[at - 1]?.text === 'why'
}

/** "Buy, not rent a billboard": the deal is refused, not what is bought. */
function isBehindRefusedDeal(reading: Reading, mentions: readonly Mention[], mention: Mention): boolean {
  const { tokens } = reading
  if (mention.kind !== 'medium' || ruledRole(reading, 'medium', mention) !== 'wanted') return false
  const at = behind(tokens, mention.start, ARTICLE)
  return mentions.some(
    ({ kind, start, end }) => kind === 'deal' && end === at + 1 && tokens[start - 1]?.text === 'not',
  )
}

/** The index of the word before `start`, beyond those that say nothing. */
function behind(tokens: readonly Token[], start: number, passed: RegExp): number {
  let at = start - 1
  while (passed.test(tokens[at]?.text ?? '')) at--
  return at
}
