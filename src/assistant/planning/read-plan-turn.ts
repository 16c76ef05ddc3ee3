import { type Criteria, writePlaces } from '#domain/discovery/criteria.ts'
import { AD_TYPES, type AdType } from '#domain/vocabulary.ts'
import { findQuestion } from '../converse/find-question.ts'
import { IN_ALL } from '../lexicon/drop-words.ts'
import { EACH, NEW_SEARCH } from '../lexicon/plan-steps.ts'
import type { Understanding } from '../understand/understand.ts'
import { foldText } from '../understand/words/tokenize.ts'
import { changePlan } from './change-plan.ts'
import { readNamedMedia } from './named-media.ts'
import { type BriefMedium, missingOf, type PlanBefore, type PlanBrief, type PlanTurn } from './plan-brief.ts'
import { withShares } from './read-shares.ts'

export interface PlanContext {
  /** The text as a request of its own. */
  own: Understanding
  /** Of the answer before; null where there was none. */
  criteria: Criteria | null
  /** The plan of the answer before, if it was one. */
  before: PlanBefore | null
  /** A part of the text as a request of its own. */
  read: (text: string) => Understanding
}

/**
 * What a buyer's text asks of plans: a new one, or a change of the one before. Null where it is no matter of plans. Pure; it
 * states no figure: what the brief costs and brings is the planner's to say.
 */
export function readPlanTurn(text: string, context: PlanContext): PlanTurn | null {
  const folded = foldText(text).replaceAll("'", '')
  if (context.before)
    return NEW_SEARCH.test(folded) ? null : changePlan(text, folded, { ...context, before: context.before })
  const brief = withShares(readBrief(text, folded, context), folded)
  return missingOf(brief).length === 0 && asksForPlan(text, folded, context) ? { kind: 'plan', brief } : null
}

/** "Split it", "make a plan of it", several of a medium for one sum, or several media "in all". */
function asksForPlan(text: string, folded: string, { own, criteria }: PlanContext): boolean {
  const count = criteria ? 1 : 0
  if (EACH.test(folded)) return false
  if (findQuestion(text, own, { count })?.kind === 'plan') return true
  if (!own.isRequest || own.criteria.priceMax === null) return false
  if ([...readNamedMedia(text, folded, own).counts.values()].some((one) => one > 1)) return true
  return own.criteria.adTypes.length > 1 && IN_ALL.test(folded)
}

/** What the text says, and for what it does not what was said before. */
function readBrief(text: string, folded: string, { own, criteria }: PlanContext): PlanBrief {
  const said = own.criteria
  const hasDates = said.availableFrom !== null || said.availableTo !== null
  const dates = hasDates || !criteria ? said : criteria
  const { named, counts } = readNamedMedia(text, folded, own)
  const refusedTypes =
    said.excludedAdTypes.length > 0 ? said.excludedAdTypes : (criteria?.excludedAdTypes ?? [])
  const wanted = (named.length > 0 ? named : (criteria?.adTypes ?? [])).filter(
    (one) => !refusedTypes.includes(one),
  )
  return {
    place: writePlaces(said) || (criteria && writePlaces(criteria)) || null,
    from: dates.availableFrom,
    to: dates.availableTo,
    budget: totalOf(said) ?? (criteria && said.priceMax === null ? totalOf(criteria) : null),
    media: toMedia(wanted, counts),
    refusedTypes,
    keep: [],
    not: [],
  }
}

/** A budget by the month is no total: it must be said in all. */
function totalOf({ priceMax, interval }: Criteria): number | null {
  return priceMax !== null && priceMax >= 1 && (interval === null || interval === 'one-time')
    ? priceMax
    : null
}

function toMedia(wanted: readonly AdType[], counts: ReadonlyMap<AdType, number>): BriefMedium[] {
  return AD_TYPES.filter((adType) => wanted.includes(adType)).map((adType) => {
    const count = counts.get(adType)
    return count ? { adType, count } : { adType }
  })
}
