import { required } from '#domain/required.ts'
import type { Task } from './basket.ts'
import { Basket } from './basket.ts'
import type { Market, Rules } from './problem.ts'
import { isShort, listCheapest } from './required.ts'

export interface RelaxedTask {
  task: Task
  /** Of the cheapest plan that would have all lines, in cents; null where there are too few spaces. */
  cheapestCents: number | null
}

/** The rules, or those nearest to them that money and spaces allow: fewer lines of the medium whose next is the dearest. */
export function relaxTask(market: Market, rules: Rules): RelaxedTask {
  const cheapest = listCheapest(market, rules)
  const { needs, spentCents } = new Basket({ market, rules, cheapest })
  const cheapestCents = needs.every(({ isThere }) => isThere)
    ? needs.reduce((sum, { linesCents }) => sum + linesCents, spentCents)
    : null
  for (let relaxed = rules; ; ) {
    const task = { market, rules: relaxed, cheapest }
    const basket = new Basket(task)
    const medium = isShort(relaxed, basket.needs, basket) ? findDearest(basket) : null
    if (medium === null) return { task, cheapestCents }
    relaxed = { ...relaxed, media: relaxed.media.map((rule, at) => (at === medium ? loosen(rule) : rule)) }
  }
}

/** The rules of a basket, but for what it did not reach of them. */
export function toReached({ task, needs, lines }: Basket): Rules {
  const media = task.rules.media.map((rule, medium) => {
    const need = required(needs[medium])
    if (need.lines > 0) return { ...rule, min: required(lines[medium]) }
    return need.cents > 0 ? { ...rule, minCents: 0 } : rule
  })
  return { ...task.rules, media }
}

/** By medium, lines that cannot be had. */
export function missingOf(rules: Rules, relaxed: Rules): number[] {
  return rules.media.map(({ min }, medium) => min - required(relaxed.media[medium]).min)
}

function loosen(rule: Rules['media'][number]): Rules['media'][number] {
  return rule.min > 0 ? { ...rule, min: rule.min - 1 } : { ...rule, minCents: 0 }
}

/** The medium to go without a line of: one that has too few, else the one whose last line is the dearest. */
function findDearest({ needs }: Basket): number | null {
  const short = needs.findIndex(({ isThere }) => !isThere)
  if (short >= 0) return short
  let dearest: number | null = null
  for (const [medium, { cents, lastCents }] of needs.entries()) {
    if (cents <= 0) continue
    if (dearest === null || lastCents > required(needs[dearest]).lastCents) dearest = medium
  }
  return dearest
}
