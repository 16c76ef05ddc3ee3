import type { PlanInputs } from '#contract/planning/plans.ts'
import type { In } from '#contract/route.ts'
import { amount, wholeNumber } from '#domain/discovery/search/parameter.ts'
import { parseLenient, SEARCH_FILTERS } from '#domain/discovery/search/search-filters.ts'
import { MAX_PLAN_BUDGET, MAX_PLAN_LINES } from '#domain/planning/limits.ts'
import { AD_TYPES, type AdType } from '#domain/vocabulary.ts'

/** What a plan is asked for, as the address of the page holds it. Of a medium: how many lines; 0 is at least one. */
export type PlanSearch = { [medium in AdType]?: number } & {
  place?: string
  /** `YYYY-MM-DD`, inclusive. */
  from?: string
  to?: string
  /** US dollars, all-in. */
  budget?: number
}

const PARAMETERS = {
  place: SEARCH_FILTERS.location,
  from: SEARCH_FILTERS.availableFrom,
  to: SEARCH_FILTERS.availableTo,
  budget: amount(1, MAX_PLAN_BUDGET),
} as const
const COUNT = wholeNumber(0, MAX_PLAN_LINES)

/** Reads an address leniently: what is malformed is left out. */
export function parsePlanSearch(raw: Record<string, unknown>): PlanSearch {
  const media = AD_TYPES.flatMap((adType) => {
    const { value } = COUNT.parse(raw[adType])
    return value === undefined ? [] : [[adType, value] as const]
  })
  return { ...parseLenient(PARAMETERS, raw), ...Object.fromEntries(media) }
}

export interface PlanProblems {
  place?: string
  from?: string
  to?: string
  budget?: string
}

/** Whether anything was asked for: else the form waits. */
export function hasRequest(search: PlanSearch): boolean {
  return Object.keys(search).length > 0
}

/** What is missing before a plan can be made; empty where nothing is. */
export function findPlanProblems({ place, from, to, budget }: PlanSearch): PlanProblems {
  return {
    ...(!place && { place: 'Name a city, neighborhood or ZIP code' }),
    ...(!from && { from: 'Choose the first day' }),
    ...(!to && { to: 'Choose the last day' }),
    ...(from && to && from > to && { to: 'The last day is before the first' }),
    ...(budget === undefined && { budget: 'Say what all of it may cost, in dollars' }),
  }
}

/** What is asked of the planner; null while something is missing. */
export function toPlanInputs(search: PlanSearch): In<typeof PlanInputs> | null {
  const { place, from, to, budget } = search
  if (Object.keys(findPlanProblems(search)).length > 0 || !place || !from || !to || !budget) return null
  const media = AD_TYPES.flatMap((adType) => {
    const count = search[adType]
    if (count === undefined) return []
    return [count === 0 ? { adType } : { adType, count }]
  })
  return { place, from, to, budget, ...(media.length > 0 && { media }) }
}
