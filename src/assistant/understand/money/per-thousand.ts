import type { Amount } from '../figures.ts'
import type { Token } from '../words/tokenize.ts'

const RATES = /^(cpm|cpms|cpp|cpc|ecpm)$/
/** How far the rate may stand before its figure. */
const REACH = 5

/** "CPM under $6": what a thousand views cost is nobody's budget. */
export function isPerThousand(tokens: readonly Token[], { start, end }: Amount): boolean {
  const sentence = tokens[start]?.sentence
  const isNear = (i: number) => i >= Math.max(0, start - REACH) && tokens[i]?.sentence === sentence
  for (let i = start - 1; isNear(i) && tokens[i]?.kind !== 'number'; i--)
    if (isRateOfNext(tokens, i) || isCostPerThousand(tokens, i)) return true
  return tokens.slice(end, end + 2).some(({ text }) => RATES.test(text)) || isThousand(tokens, end)
}

/** "$40 CPM" has its figure before it. */
function isRateOfNext(tokens: readonly Token[], at: number): boolean {
  return RATES.test((tokens[at] as Token).text) && tokens[at - 1]?.kind !== 'number'
}

function isCostPerThousand(tokens: readonly Token[], at: number): boolean {
  return /^(cost|price|rate)$/.test(tokens[at]?.text ?? '') && isThousand(tokens, at + 1)
}

function isThousand(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.text === 'per' && /^(thousand|mil|mille|1,?000)$/.test(tokens[at + 1]?.text ?? '')
}
