import type { Asked } from './read-asked.ts'
import type { Ground, Told } from './spoken.ts'
import { tellCompare } from './tell-compare.ts'
import { tellCheapest, tellCost } from './tell-cost.ts'
import * as facts from './tell-facts.ts'
import * as market from './tell-market.ts'
import { tellDear, tellScore, tellWhy } from './tell-why.ts'

/** Those that need nothing but the words. */
type OfShown = Exclude<Asked['kind'], 'fact' | 'help' | 'media'>

const TELL: Record<OfShown, (ground: Ground) => Told> = {
  why: tellWhy,
  dear: tellDear,
  score: tellScore,
  compare: tellCompare,
  cost: tellCost,
  cheapest: tellCheapest,
  typical: market.tellTypical,
  reach: facts.tellReach,
  audience: facts.tellAudience,
  basis: facts.tellBasis,
  setup: facts.tellSetup,
  free: facts.tellFree,
  seller: facts.tellSeller,
  more: facts.tellMore,
  promise: facts.tellPromise,
  distance: facts.tellDistanceOf,
  closer: facts.tellCloser,
  plan: market.tellPlan,
  changed: market.tellChanged,
  able: market.tellAble,
  thanks: market.tellThanks,
  'tell-me': market.tellWhen,
}

/** Questions of one space, which may be gone. */
const OF_ONE: ReadonlySet<Asked['kind']> = new Set([
  'why',
  'dear',
  'cost',
  'audience',
  'basis',
  'setup',
  'free',
  'seller',
  'more',
  'promise',
  'distance',
  'fact',
])

/** What is said to a question, from what the product knows and nothing else. */
export function tell(asked: Asked, ground: Ground): Told {
  if (OF_ONE.has(asked.kind) && ground.about.length === 0)
    return {
      text: ground.say(
        'That space is not on offer any more. Ask for others.',
        'Ese espacio ya no está en oferta. Pide otros.',
      ),
    }
  if (asked.kind === 'fact') return facts.tellFact(ground, asked.fact)
  if (asked.kind === 'help') return market.tellHelp(ground, asked.topic)
  if (asked.kind === 'media') return market.tellMedia(ground, asked.adTypes)
  return TELL[asked.kind](ground)
}
