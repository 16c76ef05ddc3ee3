import { amount, listOf, wholeNumber, words } from '#domain/discovery/search/parameter.ts'
import { parseLenient, SEARCH_FILTERS } from '#domain/discovery/search/search-filters.ts'
import { LIMITS, MAX_ID } from '#domain/limits.ts'
import { MAX_PLAN_BUDGET } from '#domain/planning/limits.ts'
import { AD_TYPES, type AdType } from '#domain/vocabulary.ts'

/** Where a new brief looks for sellers, as the address says it. */
export interface BriefSearch {
  plan?: number
  place?: string
  type?: readonly AdType[]
  /** `YYYY-MM-DD` and US dollars, from a plan that nothing fits: the form begins with them. */
  from?: string
  to?: string
  budget?: number
}

const PARAMETERS = {
  plan: wholeNumber(1, MAX_ID),
  place: words(LIMITS.locationText.max),
  type: listOf(AD_TYPES),
  from: SEARCH_FILTERS.availableFrom,
  to: SEARCH_FILTERS.availableTo,
  budget: amount(1, MAX_PLAN_BUDGET),
} as const

/** What cannot be read is left out. */
export function parseBriefSearch(raw: Record<string, unknown>): BriefSearch {
  return parseLenient(PARAMETERS, raw)
}
