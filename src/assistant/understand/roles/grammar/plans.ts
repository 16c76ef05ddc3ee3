import { RUN_WORDS } from '../../../lexicon/date-context.ts'
import { BUSINESS_PLANS, DECISIONS, PLAN_DOUBTS } from '../../../lexicon/plan-words.ts'
import type { Reading, Role } from '../../reading.ts'
import type { Mention } from '../mentions.ts'

/** Before what somebody does on a day: "we sign today". */
const DECIDERS = new Set('we i ill well to can could would'.split(' '))

/** So many words between a plan and its time: "might move to a bigger place in the spring". */
const REACH = 10

/** "We might move in the spring": the time of a plan of the business, with no word of the ad beside it, is not when the ad is to run. */
export function datesOfPlans({ tokens, items }: Reading, mentions: readonly Mention[]): Map<Mention, Role> {
  const roles = new Map<Mention, Role>()
  for (const mention of mentions) {
    if (mention.kind !== 'date') continue
    if (isOfDecision(tokens, mention.start)) roles.set(mention, 'aside')
    const sentence = tokens[mention.start]?.sentence
    let plan = -1
    for (let i = mention.start - 1; i >= Math.max(0, mention.start - REACH) && plan === -1; i--) {
      const { text = '', sentence: own } = tokens[i] ?? {}
      if (own !== sentence || text === ',' || items[i] || RUN_WORDS.has(text)) break
      if (BUSINESS_PLANS.has(text)) plan = i
    }
    const before = tokens.slice(Math.max(0, plan - 3), Math.max(0, plan)).map(({ text }) => text)
    if (plan !== -1 && before.some((text) => PLAN_DOUBTS.has(text))) roles.set(mention, 'aside')
  }
  return roles
}

/** "We sign today for the poster". */
function isOfDecision(tokens: Reading['tokens'], start: number): boolean {
  const [date, before, first] = [tokens[start], tokens[start - 1], tokens[start - 2]]
  if (!/^(today|tomorrow|now|tonight)$/.test(date?.text ?? '') || !DECISIONS.has(before?.text ?? ''))
    return false
  return DECIDERS.has(first?.text ?? '')
}
