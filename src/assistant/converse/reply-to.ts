import type { FollowUpQuestion } from './find-question.ts'
import { sayCompare } from './say-compare.ts'
import { sayCheapest, sayCost } from './say-cost.ts'
import * as facts from './say-facts.ts'
import * as market from './say-market.ts'
import * as nearest from './say-nearest.ts'
import { sayExpensive, sayScore, sayWhy } from './say-why.ts'
import type { Ground, Reply } from './spoken.ts'

/** Those that need nothing but the words. */
type OfShown = Exclude<FollowUpQuestion['kind'], 'fact' | 'help' | 'media'>

const TELL: Record<OfShown, (ground: Ground) => Reply> = {
  why: sayWhy,
  dear: sayExpensive,
  score: sayScore,
  compare: sayCompare,
  cost: sayCost,
  cheapest: sayCheapest,
  typical: market.sayTypical,
  reach: facts.sayReach,
  audience: facts.sayAudience,
  basis: facts.sayBasis,
  setup: facts.saySetup,
  free: facts.sayFree,
  seller: facts.saySeller,
  more: facts.sayMore,
  promise: facts.sayPromise,
  distance: nearest.sayDistanceOf,
  closer: nearest.sayCloser,
  earliest: nearest.sayEarliest,
  plan: market.sayPlan,
  changed: market.sayChanged,
  able: market.sayAble,
  thanks: market.sayThanks,
  'tell-me': market.sayWhen,
}

/** Questions of one space, which may be gone. */
const OF_ONE: ReadonlySet<FollowUpQuestion['kind']> = new Set([
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
export function replyTo(asked: FollowUpQuestion, ground: Ground): Reply {
  if (OF_ONE.has(asked.kind) && ground.about.length === 0)
    return {
      text: ground.say(
        'That space is not on offer any more. Ask for others.',
        'Ese espacio ya no está en oferta. Pide otros.',
      ),
    }
  if (asked.kind === 'fact') return facts.sayFact(ground, asked.fact)
  if (asked.kind === 'help') return market.sayHelp(ground, asked.topic)
  if (asked.kind === 'media') return market.sayMedia(ground, asked.adTypes)
  return TELL[asked.kind](ground)
}
